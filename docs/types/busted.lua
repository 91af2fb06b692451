---@meta busted
-- Detent 0.1.0: written by `detent types` from the tables that serve scripts; edits are lost.

---Groups tests; may stand in another group.
---@param name string
---@param callback fun()
function describe(name, callback) end

---The same as describe.
---@param name string
---@param callback fun()
function context(name, callback) end

---A test, on a stage of its own.
---@param name string
---@param callback fun()
function it(name, callback) end

---The same as it.
---@param name string
---@param callback fun()
function spec(name, callback) end

---The same as it.
---@param name string
---@param callback fun()
function test(name, callback) end

---A test that is not written or not run yet.
---@param name string
---@param callback? fun()
function pending(name, callback) end

---Runs before every test of the group.
---@param callback fun()
function before_each(callback) end

---Runs after every test of the group, failed ones too.
---@param callback fun()
function after_each(callback) end

---Runs once before the group's tests.
---@param callback fun()
function setup(callback) end

---Runs once after the group's tests.
---@param callback fun()
function teardown(callback) end

---Runs when the present test ends, however it ends.
---@param callback fun()
function finally(callback) end
