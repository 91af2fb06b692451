---@meta busted
-- Detent 0.1.0: written by `detent types` from the tables that serve scripts; edits are lost.

---@class busted.each
---@field it fun(self: busted.each, name: string, callback: fun(row: any, index: integer))
---@field test fun(self: busted.each, name: string, callback: fun(row: any, index: integer))
---@field spec fun(self: busted.each, name: string, callback: fun(row: any, index: integer))
---@field only fun(self: busted.each, name: string, callback: fun(row: any, index: integer))

---@class busted.spy
---@overload fun(...: any): any
---@field fn fun(...: any): any The same as a plain function, for handlers.
---@field calls table[] The arguments of each call.
---@field returnvals table[] What each call answered.
---@field callback function What it calls.
---@field clear fun(self: busted.spy): busted.spy Forgets all calls.
---@field revert fun(self: busted.spy): function Puts the original back.

---@class busted.spy.checks: { [string]: fun(...: any): any }

---@class busted.stub: busted.spy
---@field returns fun(...: any): busted.stub What it answers.
---@field invokes fun(callback: function): busted.stub What it calls instead.
---@field by_default busted.stub
---@field on_call_with fun(...: any): busted.stub For these arguments alone.

---@class detent.assert
---@field spy fun(value: any): busted.spy.checks Checks of a spy's calls.
---@field stub fun(value: any): busted.spy.checks The same as spy.
---@field message fun(text: string): detent.assert The checks behind it say the text when they fail.
---@field snapshot fun(): { revert: fun() } Its `revert` puts back what was spied since.
---@field error_matches fun(callback: fun(...: any), pattern: string) It raises an error in which a Lua pattern is found.
---@field matches_error fun(callback: fun(...: any), pattern: string) The same as error_matches.
---@field register fun(self: detent.assert, kind: "assertion"|"matcher", name: string, check: fun(...: any), positive?: string, negative?: string) assert:register(…) defines a check of your own, or a matcher.

---Groups tests; may stand in another group.
---@class busted.words.describe
---@overload fun(name: string, callback: fun(...: any))
---@field only fun(name: string, callback: fun(...: any)) Runs these alone, not the others of the run.
describe = {}

---The same as describe.
---@class busted.words.context
---@overload fun(name: string, callback: fun(...: any))
---@field only fun(name: string, callback: fun(...: any)) Runs these alone, not the others of the run.
context = {}

---A group with globals and loaded modules of its own.
---@class busted.words.insulate
---@overload fun(name: string, callback: fun(...: any))
---@field only fun(name: string, callback: fun(...: any)) Runs these alone, not the others of the run.
insulate = {}

---The same as describe.
---@class busted.words.expose
---@overload fun(name: string, callback: fun(...: any))
---@field only fun(name: string, callback: fun(...: any)) Runs these alone, not the others of the run.
expose = {}

---A test, on a stage of its own.
---@class busted.words.it
---@overload fun(name: string, callback: fun(...: any))
---@field only fun(name: string, callback: fun(...: any)) Runs these alone, not the others of the run.
---@field skip fun(name: string, callback: fun(...: any)) Is not run; counts as pending.
it = {}

---The same as it.
---@class busted.words.spec
---@overload fun(name: string, callback: fun(...: any))
---@field only fun(name: string, callback: fun(...: any)) Runs these alone, not the others of the run.
---@field skip fun(name: string, callback: fun(...: any)) Is not run; counts as pending.
spec = {}

---The same as it.
---@class busted.words.test
---@overload fun(name: string, callback: fun(...: any))
---@field only fun(name: string, callback: fun(...: any)) Runs these alone, not the others of the run.
---@field skip fun(name: string, callback: fun(...: any)) Is not run; counts as pending.
test = {}

---A test that is not written or not run yet; in a test: ends it so.
---@param name? string
---@param callback? fun(...: any)
function pending(name, callback) end

---Runs before every test of the group.
---@param callback fun(...: any)
function before_each(callback) end

---Runs after every test of the group, failed ones too.
---@param callback fun(...: any)
function after_each(callback) end

---Runs once before the group's tests.
---@param callback fun(...: any)
function setup(callback) end

---Runs once after the group's tests.
---@param callback fun(...: any)
function teardown(callback) end

---The same as setup.
---@param callback fun(...: any)
function lazy_setup(callback) end

---The same as teardown.
---@param callback fun(...: any)
function lazy_teardown(callback) end

---The same as setup.
---@param callback fun(...: any)
function strict_setup(callback) end

---The same as teardown.
---@param callback fun(...: any)
function strict_teardown(callback) end

---Runs when the present test ends, however it ends.
---@param callback fun(...: any)
function finally(callback) end

---A test for each row: each { … } :it("opens {page}", function(row) … end).
---@param rows any[]
---@return busted.each
function each(rows) end

---A test that must hold for whatever `detent.gen` makes: { runs = 100, page = detent.gen.integer(1, 5) }.
---@param name string
---@param generators table
---@param callback fun(...: any)
function property(name, generators, callback) end

---Makes the gestures of `detent.gen.sequence` one after another, each until all rests.
---@param component detent.component
---@param gestures any[]
function play(component, gestures) end

---The present test is known to fail; it fails the run once it passes.
---@param reason? string
function expect_failure(reason) end

---A function that remembers its calls.
---@class busted.words.spy
---@overload fun(callback?: fun(...: any)): busted.spy
---@field new fun(callback?: fun(...: any)): busted.spy The same.
---@field on fun(target: table, key: string): busted.spy Puts a spy in the place of a table's function, until the test ends.
---@field is_spy fun(value: any): boolean Whether it is a spy or a stub.
spy = {}

---Puts a function that answers what it is told in the place of a table's function, until the test ends.
---@class busted.words.stub
---@overload fun(target: table, key: string, ...: any): busted.stub
---@field new fun(target?: table, key?: string, ...: any): busted.stub The same; alone without arguments.
stub = {}

---Makes every function of a table a spy, or a stub.
---@class busted.words.mock
---@overload fun(target: table, stubbed?: boolean): table
---@field revert fun(target: table): table Puts the functions back.
---@field clear fun(target: table): table Forgets all calls.
mock = {}

---What `require` has loaded; what is taken out of it is loaded anew.
---@class busted.words.package
---@field loaded table Modules by their names.
package = {}

---Stands for arguments in `called_with`: match._, match.is_number(), match.matches("^a").
---@class busted.words.match
---@field [string] any
match = {}
