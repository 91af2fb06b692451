---@meta detent
-- Detent 0.1.0: written by `detent types` from the tables that serve scripts; edits are lost.

---@class detent.point
---@field x number Points.
---@field y number Points.

---@class detent.point.given
---@field x? number Points.
---@field y? number Points.

---@class detent.size
---@field width number Points.
---@field height number Points.

---@class detent.size.given
---@field width? number Points.
---@field height? number Points.

---@class detent.rect: detent.point, detent.size

---@class detent.rect.given: detent.point.given, detent.size.given

---@class detent.insets
---@field top number Points.
---@field left number Points.
---@field bottom number Points.
---@field right number Points.

---@class detent.insets.given
---@field top? number Points.
---@field left? number Points.
---@field bottom? number Points.
---@field right? number Points.

---@alias detent.color string|"systemRed"|"systemOrange"|"systemYellow"|"systemGreen"|"systemMint"|"systemTeal"|"systemCyan"|"systemBlue"|"systemIndigo"|"systemPurple"|"systemPink"|"systemBrown"|"systemGray"|"systemGray2"|"systemGray3"|"systemGray4"|"systemGray5"|"systemGray6"|"systemBackground"|"secondarySystemBackground"|"tertiarySystemBackground"|"label"|"secondaryLabel"|"tertiaryLabel"|"quaternaryLabel"|"separator"|"link"|"placeholderText"|"systemFill"|"secondarySystemFill"|"tertiarySystemFill"|"quaternarySystemFill"|"white"|"black"|"clear"

---@class detent.blueprint

---@class detent.decision
---@field question string What was decided.
---@field outcome string What came out.
---@field time number Seconds.
---@field component any
---@field inputs table<string, any> What it was decided on.
---@field choices string[] Which choices of Detent's own took part.
---@field threshold? number Where another outcome begins.
---@field margin? number How far from it.
---@field at? string The script's line, "file:line".

---@class detent.record
---@field name string The event.
---@field time number Seconds.
---@field isUser boolean
---@field source any
---@field line? string The script's line, "file:line".
---@field [string] any What the event carries.

---@class detent.component
---@field id string|nil The id that it was given, or nil. Read-only.
---@field kind string What it is: "pageControl", "scrollView" … Read-only.
---@field frame detent.rect Where it lies in its parent, in points. Setting it replaces `place`.
---@field screenFrame detent.rect Where it lies on the screen, scrolling counted in. Read-only.
---@field isHidden boolean Whether it is hidden; nobody can touch it then.
---@field isEnabled boolean Whether a person can use it.
---@field accessibilityLabel string|nil What VoiceOver calls it.
---@field tintColor detent.color|nil Its accent colour: "#FF3B30" or "systemBlue".
---@field backgroundColor detent.color|nil What its frame is filled with, behind all that it shows; nil: nothing. Guidelines judge contrast by it.
---@field intent { role?: string, purpose?: string, edits?: string, order?: string } What only a person knows of it: role, purpose, edits, order. Read-only.
---@field screen detent.screen The screen that holds it. Read-only.
---@field parent any What holds it. Any component. Read-only.
local component = {}

---Runs the function at each such event; answers a handle for `off`.
---@param event string
---@param callback function
---@return detent.handle
function component:on(event, callback) end

---Ends what `on` began.
---@param handle detent.handle
function component:off(handle) end

---Says that what this rule (or all that fit "page-control/*") finds here is meant.
---@param rule string
---@param reason string
function component:allow(rule, reason) end

---@class detent.component.tap.options
---@field at? detent.point.given|number[]

---A short touch.
---@param options? detent.component.tap.options
---@return detent.motion
function component:tap(options) end

---@class detent.component.press.options
---@field at? detent.point.given|number[]
---@field hold? number Seconds. Default: 0.6.

---A touch that rests for some seconds.
---@param options? detent.component.press.options
---@return detent.motion
function component:press(options) end

---@class detent.component.touch.options
---@field at? detent.point.given|number[]

---A finger of the script's own: `:move`, `:hold`, `:up`, `:cancel`. Does not wait.
---@param options? detent.component.touch.options
---@return detent.touch
function component:touch(options) end

---@class detent.component.drag.options
---@field by? detent.point.given|number[]
---@field to? detent.point.given|number[]
---@field over? number Seconds. Default: 0.3.
---@field hold? number Seconds. Default: 0.15.
---@field from? detent.point.given|number[]

---A finger that moves, rests and lifts.
---@param options? detent.component.drag.options
---@return detent.motion
function component:drag(options) end

---@class detent.component.swipe.options
---@field to "left"|"right"|"up"|"down"|"next"|"previous"
---@field distance? number Points.
---@field speed? number Points a second. Default: 1000.
---@field from? detent.point.given|number[]

---A finger that moves and lifts at a speed.
---@param options detent.component.swipe.options
---@return detent.motion
function component:swipe(options) end

---@class detent.component.click.options
---@field at? detent.point.given|number[]

---A pointer's click; needs a pointer.
---@param options? detent.component.click.options
---@return detent.motion
function component:click(options) end

---@class detent.component.wheel.options
---@field by detent.point.given|number[]
---@field at? detent.point.given|number[]
---@field momentum? number Points a second.

---A wheel or trackpad moves the offset by some points; `momentum` (points per second) is a trackpad let go.
---@param options detent.component.wheel.options
function component:wheel(options) end

---@class detent.module
---@field time number Virtual time since the run began. Seconds. Read-only.
---@field shownScreen detent.screen|nil The screen that a person sees: the last one that was made or shown. Read-only.
---@field frameRate integer For didScroll and waitUntil; 120 unless set. Changes no outcome. Frames a second.
---@field gen detent.gen Makers of random values, for property. Read-only.
---@field version string The version of Detent. Read-only.
detent = {}

---Builds a screen and shows it.
---@param options detent.screen.options|detent.blueprint[]
---@return detent.screen
function detent.screen(options) end

---A scroll view.
---@param options detent.scrollView.options|detent.blueprint[]
---@return detent.blueprint
function detent.scrollView(options) end

---A scroll view of rows.
---@param options detent.scrollView.options|detent.blueprint[]
---@return detent.blueprint
function detent.list(options) end

---A navigation bar below the status bar; in a flow its back button pops.
---@param options detent.navigationBar.options|detent.blueprint[]
---@return detent.blueprint
function detent.navigationBar(options) end

---A tab bar above the home indicator.
---@param options detent.tabBar.options|detent.blueprint[]
---@return detent.blueprint
function detent.tabBar(options) end

---@class detent.flow.link
---@field from detent.screen|string The screen that it leaves.
---@field to? detent.screen|string The screen to which it leads; a pop and a dismissal have none.
---@field by? "push"|"present"|"replace"|"tab"|"pop"|"dismiss" How it gets there; a push unless said.
---@field trigger? detent.component|string The component of the screen whose tap, row or item follows it; without one only code does.
---@field row? integer From 1. Only this row of a list.
---@field item? integer|string From 1. Only this item of a tab bar.
---@field as? "sheet"|"popover"|"fullScreen" How it is presented.
---@field anchor? detent.component|string What a popover points at.
---@field detents? table<integer, string> Heights at which a sheet rests: "medium", "large".
---@field adapts? boolean Default: true. Whether a popover becomes a sheet on an iPhone.
---@field alternative? "list"|"grid" It leads to the same content as a list or a grid.
---@field of? detent.component|string The pager or page control whose pages that list or grid shows.

---@class detent.detent.flow.options
---@field id? string
---@field start? detent.screen|string
---@field screens table
---@field links? detent.flow.link[]
---@field on? detent.flow.handlers

---Screens with the ways between them; shows the first.
---@param options detent.detent.flow.options
---@return detent.flow
function detent.flow(options) end

---Text that can be edited or read.
---@param options detent.textField.options|detent.blueprint[]
---@return detent.blueprint
function detent.textField(options) end

---A page control.
---@param options detent.pageControl.options|detent.blueprint[]
---@return detent.blueprint
function detent.pageControl(options) end

---Wheels of rows.
---@param options detent.pickerView.options|detent.blueprint[]
---@return detent.blueprint
function detent.pickerView(options) end

---A control for days and times.
---@param options detent.datePicker.options|detent.blueprint[]
---@return detent.blueprint
function detent.datePicker(options) end

---A plain view.
---@param options detent.view.options|detent.blueprint[]
---@return detent.blueprint
function detent.view(options) end

---A line of text.
---@param options detent.label.options|detent.blueprint[]
---@return detent.blueprint
function detent.label(options) end

---An image.
---@param options detent.image.options|detent.blueprint[]
---@return detent.blueprint
function detent.image(options) end

---A button.
---@param options detent.button.options|detent.blueprint[]
---@return detent.blueprint
function detent.button(options) end

---@class detent.detent.progress.options
---@field currentProgress? number 0 to 1.

---A progress that code fills.
---@param options? detent.detent.progress.options
---@return detent.progress
function detent.progress(options) end

---@class detent.detent.timerProgress.options
---@field preferredDuration number Seconds.
---@field resetsToInitialPageAfterEnd? boolean
---@field durations? table<integer, number> Seconds.

---A progress that fills by itself and turns the page; `resumeTimer` starts it.
---@param options detent.detent.timerProgress.options
---@return detent.progress
function detent.timerProgress(options) end

---@class detent.detent.load.options
---@field scene? string

---Builds the screens of a storyboard, a xib or a captured screen: the only one, or that with the id `scene`; a flow if there are ways between them; else a table of screens by id.
---@param file string
---@param options? detent.detent.load.options
---@return any
function detent.load(file, options) end

---The task waits; everything else that is due happens meanwhile.
---@param seconds number Seconds.
function detent.wait(seconds) end

---Waits until no motion, no finger and no runnable task is left.
function detent.settle() end

---@class detent.detent.waitUntil.options
---@field within? number Seconds. Default: 2.

---Waits until the function answers true; it is asked at every event and frame.
---@param callback function
---@param options? detent.detent.waitUntil.options
function detent.waitUntil(callback, options) end

---Runs the function once, later; answers a timer.
---@param seconds number Seconds.
---@param callback function
---@return detent.timer
function detent.after(seconds, callback) end

---Runs the function again and again; answers a timer.
---@param seconds number Seconds.
---@param callback function
---@return detent.timer
function detent.every(seconds, callback) end

---Runs the function beside this one, as soon as this one waits or ends.
---@param callback function
function detent.spawn(callback) end

---Names the part of the scenario that begins here.
---@param text string
function detent.step(text) end

---Writes a remark into the trace and the output.
---@param text string
function detent.note(text) end

---The event at a place of the trace, from 1, as a table; nil behind the last.
---@param index integer From 1.
---@return detent.record|nil
function detent.event(index) end

---@class detent.detent.rule.options
---@field id string
---@field title? string
---@field severity? "advice"|"warning"|"error" Default: "warning".
---@field start? function
---@field see? function
---@field finish? function

---Adds a guideline of your own: see(event, state) and finish(state) answer findings { component, message, … }.
---@param options detent.detent.rule.options
function detent.rule(options) end

---@class detent.detent.events.options
---@field source? detent.component
---@field name? string
---@field since? number Seconds. Default: 0.
---@field isUser? boolean

---What happened, in order: a list of tables; all of it, or what fits.
---@param options? detent.detent.events.options
---@return detent.record[]
function detent.events(options) end

---The decision behind the last change: question, inputs, threshold, margin, outcome.
---@param component detent.component|detent.motion
---@param question? string
---@return detent.decision|nil
function detent.why(component, question) end

---@class detent.assert
---@overload fun(value: any, message?: any, ...: any): any
---@field is detent.assert
---@field are detent.assert
---@field was detent.assert
---@field has detent.assert
---@field have detent.assert
---@field does detent.assert
---@field is_not detent.assert
---@field are_not detent.assert
---@field was_not detent.assert
---@field has_not detent.assert
---@field have_not detent.assert
---@field does_not detent.assert
---@field is_no detent.assert
---@field are_no detent.assert
---@field was_no detent.assert
---@field has_no detent.assert
---@field have_no detent.assert
---@field does_no detent.assert
---@field Not detent.assert
---@field no detent.assert
---@field is_equal fun(expected: any, got: any, message?: any)
---@field is_not_equal fun(expected: any, got: any, message?: any)
---@field are_equal fun(expected: any, got: any, message?: any)
---@field are_not_equal fun(expected: any, got: any, message?: any)
---@field has_equal fun(expected: any, got: any, message?: any)
---@field has_no_equal fun(expected: any, got: any, message?: any)
---@field not_equal fun(expected: any, got: any, message?: any)
---@field no_equal fun(expected: any, got: any, message?: any)
---@field is_equals fun(expected: any, got: any, message?: any)
---@field is_not_equals fun(expected: any, got: any, message?: any)
---@field are_equals fun(expected: any, got: any, message?: any)
---@field are_not_equals fun(expected: any, got: any, message?: any)
---@field has_equals fun(expected: any, got: any, message?: any)
---@field has_no_equals fun(expected: any, got: any, message?: any)
---@field not_equals fun(expected: any, got: any, message?: any)
---@field no_equals fun(expected: any, got: any, message?: any)
---@field is_same fun(expected: any, got: any, message?: any)
---@field is_not_same fun(expected: any, got: any, message?: any)
---@field are_same fun(expected: any, got: any, message?: any)
---@field are_not_same fun(expected: any, got: any, message?: any)
---@field has_same fun(expected: any, got: any, message?: any)
---@field has_no_same fun(expected: any, got: any, message?: any)
---@field not_same fun(expected: any, got: any, message?: any)
---@field no_same fun(expected: any, got: any, message?: any)
---@field is_near fun(expected: any, got: any, tolerance: number, message?: any)
---@field is_not_near fun(expected: any, got: any, tolerance: number, message?: any)
---@field are_near fun(expected: any, got: any, tolerance: number, message?: any)
---@field are_not_near fun(expected: any, got: any, tolerance: number, message?: any)
---@field has_near fun(expected: any, got: any, tolerance: number, message?: any)
---@field has_no_near fun(expected: any, got: any, tolerance: number, message?: any)
---@field not_near fun(expected: any, got: any, tolerance: number, message?: any)
---@field no_near fun(expected: any, got: any, tolerance: number, message?: any)
---@field is_not_true fun(got: any, message?: any)
---@field are_true fun(got: any, message?: any)
---@field are_not_true fun(got: any, message?: any)
---@field has_true fun(got: any, message?: any)
---@field has_no_true fun(got: any, message?: any)
---@field not_true fun(got: any, message?: any)
---@field no_true fun(got: any, message?: any)
---@field True fun(got: any, message?: any)
---@field is_not_false fun(got: any, message?: any)
---@field are_false fun(got: any, message?: any)
---@field are_not_false fun(got: any, message?: any)
---@field has_false fun(got: any, message?: any)
---@field has_no_false fun(got: any, message?: any)
---@field not_false fun(got: any, message?: any)
---@field no_false fun(got: any, message?: any)
---@field False fun(got: any, message?: any)
---@field is_not_nil fun(got: any, message?: any)
---@field are_nil fun(got: any, message?: any)
---@field are_not_nil fun(got: any, message?: any)
---@field has_nil fun(got: any, message?: any)
---@field has_no_nil fun(got: any, message?: any)
---@field not_nil fun(got: any, message?: any)
---@field no_nil fun(got: any, message?: any)
---@field Nil fun(got: any, message?: any)
---@field is_truthy fun(got: any, message?: any)
---@field is_not_truthy fun(got: any, message?: any)
---@field are_truthy fun(got: any, message?: any)
---@field are_not_truthy fun(got: any, message?: any)
---@field has_truthy fun(got: any, message?: any)
---@field has_no_truthy fun(got: any, message?: any)
---@field not_truthy fun(got: any, message?: any)
---@field no_truthy fun(got: any, message?: any)
---@field is_falsy fun(got: any, message?: any)
---@field is_not_falsy fun(got: any, message?: any)
---@field are_falsy fun(got: any, message?: any)
---@field are_not_falsy fun(got: any, message?: any)
---@field has_falsy fun(got: any, message?: any)
---@field has_no_falsy fun(got: any, message?: any)
---@field not_falsy fun(got: any, message?: any)
---@field no_falsy fun(got: any, message?: any)
---@field is_not_boolean fun(got: any, message?: any)
---@field are_boolean fun(got: any, message?: any)
---@field are_not_boolean fun(got: any, message?: any)
---@field has_boolean fun(got: any, message?: any)
---@field has_no_boolean fun(got: any, message?: any)
---@field not_boolean fun(got: any, message?: any)
---@field no_boolean fun(got: any, message?: any)
---@field is_not_number fun(got: any, message?: any)
---@field are_number fun(got: any, message?: any)
---@field are_not_number fun(got: any, message?: any)
---@field has_number fun(got: any, message?: any)
---@field has_no_number fun(got: any, message?: any)
---@field not_number fun(got: any, message?: any)
---@field no_number fun(got: any, message?: any)
---@field is_not_string fun(got: any, message?: any)
---@field are_string fun(got: any, message?: any)
---@field are_not_string fun(got: any, message?: any)
---@field has_string fun(got: any, message?: any)
---@field has_no_string fun(got: any, message?: any)
---@field not_string fun(got: any, message?: any)
---@field no_string fun(got: any, message?: any)
---@field is_not_table fun(got: any, message?: any)
---@field are_table fun(got: any, message?: any)
---@field are_not_table fun(got: any, message?: any)
---@field has_table fun(got: any, message?: any)
---@field has_no_table fun(got: any, message?: any)
---@field not_table fun(got: any, message?: any)
---@field no_table fun(got: any, message?: any)
---@field is_not_function fun(got: any, message?: any)
---@field are_function fun(got: any, message?: any)
---@field are_not_function fun(got: any, message?: any)
---@field has_function fun(got: any, message?: any)
---@field has_no_function fun(got: any, message?: any)
---@field not_function fun(got: any, message?: any)
---@field no_function fun(got: any, message?: any)
---@field Function fun(got: any, message?: any)
---@field is_not_userdata fun(got: any, message?: any)
---@field are_userdata fun(got: any, message?: any)
---@field are_not_userdata fun(got: any, message?: any)
---@field has_userdata fun(got: any, message?: any)
---@field has_no_userdata fun(got: any, message?: any)
---@field not_userdata fun(got: any, message?: any)
---@field no_userdata fun(got: any, message?: any)
---@field is_not_thread fun(got: any, message?: any)
---@field are_thread fun(got: any, message?: any)
---@field are_not_thread fun(got: any, message?: any)
---@field has_thread fun(got: any, message?: any)
---@field has_no_thread fun(got: any, message?: any)
---@field not_thread fun(got: any, message?: any)
---@field no_thread fun(got: any, message?: any)
---@field is_unique fun(list: table, deep?: boolean, message?: any)
---@field is_not_unique fun(list: table, deep?: boolean, message?: any)
---@field are_unique fun(list: table, deep?: boolean, message?: any)
---@field are_not_unique fun(list: table, deep?: boolean, message?: any)
---@field has_unique fun(list: table, deep?: boolean, message?: any)
---@field has_no_unique fun(list: table, deep?: boolean, message?: any)
---@field not_unique fun(list: table, deep?: boolean, message?: any)
---@field no_unique fun(list: table, deep?: boolean, message?: any)
---@field is_returned_arguments fun(count: integer, ...: any)
---@field is_not_returned_arguments fun(count: integer, ...: any)
---@field are_returned_arguments fun(count: integer, ...: any)
---@field are_not_returned_arguments fun(count: integer, ...: any)
---@field has_returned_arguments fun(count: integer, ...: any)
---@field has_no_returned_arguments fun(count: integer, ...: any)
---@field not_returned_arguments fun(count: integer, ...: any)
---@field no_returned_arguments fun(count: integer, ...: any)
---@field is_matches fun(pattern: string, text: string, message?: any)
---@field is_not_matches fun(pattern: string, text: string, message?: any)
---@field are_matches fun(pattern: string, text: string, message?: any)
---@field are_not_matches fun(pattern: string, text: string, message?: any)
---@field has_matches fun(pattern: string, text: string, message?: any)
---@field has_no_matches fun(pattern: string, text: string, message?: any)
---@field not_matches fun(pattern: string, text: string, message?: any)
---@field no_matches fun(pattern: string, text: string, message?: any)
---@field is_match fun(pattern: string, text: string, message?: any)
---@field is_not_match fun(pattern: string, text: string, message?: any)
---@field are_match fun(pattern: string, text: string, message?: any)
---@field are_not_match fun(pattern: string, text: string, message?: any)
---@field has_match fun(pattern: string, text: string, message?: any)
---@field has_no_match fun(pattern: string, text: string, message?: any)
---@field not_match fun(pattern: string, text: string, message?: any)
---@field no_match fun(pattern: string, text: string, message?: any)
---@field is_error fun(callback: function, expected?: any)
---@field is_not_error fun(callback: function, expected?: any)
---@field are_error fun(callback: function, expected?: any)
---@field are_not_error fun(callback: function, expected?: any)
---@field has_error fun(callback: function, expected?: any)
---@field has_no_error fun(callback: function, expected?: any)
---@field not_error fun(callback: function, expected?: any)
---@field no_error fun(callback: function, expected?: any)
---@field is_errors fun(callback: function, expected?: any)
---@field is_not_errors fun(callback: function, expected?: any)
---@field are_errors fun(callback: function, expected?: any)
---@field are_not_errors fun(callback: function, expected?: any)
---@field has_errors fun(callback: function, expected?: any)
---@field has_no_errors fun(callback: function, expected?: any)
---@field not_errors fun(callback: function, expected?: any)
---@field no_errors fun(callback: function, expected?: any)
---@field is_error fun(callback: function, expected?: any)
---@field is_not_error fun(callback: function, expected?: any)
---@field are_error fun(callback: function, expected?: any)
---@field are_not_error fun(callback: function, expected?: any)
---@field has_no_error fun(callback: function, expected?: any)
---@field not_error fun(callback: function, expected?: any)
---@field no_error fun(callback: function, expected?: any)
local assertions = {}

---Lua's ==: a table equals only itself.
---@param expected any
---@param got any
---@param message? any
function assertions.equal(expected, got, message) end

---The same as `equal`.
---@param expected any
---@param got any
---@param message? any
function assertions.equals(expected, got, message) end

---Equal contents; says each path at which tables differ.
---@param expected any
---@param got any
---@param message? any
function assertions.same(expected, got, message) end

---Numbers, or tables of numbers, within the tolerance.
---@param expected any
---@param got any
---@param tolerance number
---@param message? any
function assertions.near(expected, got, tolerance, message) end

---Exactly true.
---@param got any
---@param message? any
function assertions.is_true(got, message) end

---Exactly false.
---@param got any
---@param message? any
function assertions.is_false(got, message) end

---Exactly nil.
---@param got any
---@param message? any
function assertions.is_nil(got, message) end

---Neither false nor nil.
---@param got any
---@param message? any
function assertions.truthy(got, message) end

---False or nil.
---@param got any
---@param message? any
function assertions.falsy(got, message) end

---Its type.
---@param got any
---@param message? any
function assertions.is_boolean(got, message) end

---Its type.
---@param got any
---@param message? any
function assertions.is_number(got, message) end

---Its type.
---@param got any
---@param message? any
function assertions.is_string(got, message) end

---Its type.
---@param got any
---@param message? any
function assertions.is_table(got, message) end

---Its type.
---@param got any
---@param message? any
function assertions.is_function(got, message) end

---Its type: a component, a motion, an event.
---@param got any
---@param message? any
function assertions.is_userdata(got, message) end

---Its type.
---@param got any
---@param message? any
function assertions.is_thread(got, message) end

---No value of the list comes twice; `deep` compares contents.
---@param list table
---@param deep? boolean
---@param message? any
function assertions.unique(list, deep, message) end

---So many values follow the count.
---@param count integer
---@param ... any
function assertions.returned_arguments(count, ...) end

---A Lua pattern is found in the text.
---@param pattern string
---@param text string
---@param message? any
function assertions.matches(pattern, text, message) end

---The same as `matches`.
---@param pattern string
---@param text string
---@param message? any
function assertions.match(pattern, text, message) end

---It raises an error; of a text, a part suffices.
---@param callback function
---@param expected? any
function assertions.error(callback, expected) end

---The same as `error`.
---@param callback function
---@param expected? any
function assertions.errors(callback, expected) end

---The same as `error`.
---@param callback function
---@param expected? any
function assertions.has_error(callback, expected) end

---@class detent.assertions.follows_guidelines.options
---@field level? "warning"|"error" Default: "warning".

---No rule objects to the component and what it holds; advice and reviews never fail it.
---@param component detent.component
---@param pattern? string
---@param options? detent.assertions.follows_guidelines.options
function assertions.follows_guidelines(component, pattern, options) end

---@class detent.assertions.matches_curve.options
---@field tolerance? number Default: 0.5.

---It moved as the curve of that name says, since the test began or the last such call (docs/testing.md).
---@param component detent.component
---@param name string
---@param options? detent.assertions.matches_curve.options
function assertions.matches_curve(component, name, options) end

---@class detent.assertions.effort.options
---@field value? any
---@field row? integer From 1.
---@field component? integer From 1.
---@field gestures? integer
---@field seconds? number Seconds.

---A person can bring it to the value with so few gestures, in so little time; answers how few (docs/testing.md).
---@param component detent.component
---@param options? detent.assertions.effort.options
---@return integer
function assertions.effort(component, options) end

---@class detent.assertions.settles.options
---@field within? number Seconds. Default: 2.

---The component and its pair rest within so many seconds.
---@param component detent.component|detent.motion
---@param options? detent.assertions.settles.options
function assertions.settles(component, options) end

---Exactly these events since the last call; "didScroll*" is one or more.
---@param component detent.component
---@param names table<integer, string>
function assertions.events(component, names) end

---@class detent.screen
---@field device string|nil The device's name, or nil for a size given by hand. Read-only.
---@field size detent.size Size as it is held, in points; less while it is presented in less. Setting the device's lays all out anew, as one step.
---@field safeArea detent.insets What the device's housing, the home indicator and the screen's bars take. Setting it says what the device takes as it is held; bars come on top.
---@field scale number Pixels a point; a screen keeps it. Read-only.
---@field idiom "phone"|"pad" The kind of device; a screen keeps it. Read-only.
---@field orientation "portrait"|"landscape" How the device is held.
---@field appearance "light"|"dark" Light or dark mode.
---@field backgroundColor detent.color|nil What it is filled with; nil: systemBackground. Guidelines judge contrast by it.
---@field locale string Language and region: "en_US". Decides the layout direction unless that was given.
---@field layoutDirection "leftToRight"|"rightToLeft" How the language is read.
---@field timeZone string The zone of the wall clock, as given. Read-only.
---@field now string The wall clock in the screen's zone: "2026-03-09T22:18:00". Given with the first screen, else 2026-01-01T09:00 UTC; it runs on with the virtual clock. Read-only.
---@field calendar string|nil The calendar of date pickers: "gregorian", "buddhist", "japanese", "islamicUmmAlQura", "persian" or "hebrew"; nil: the locale's own.
---@field reduceMotion boolean The setting Reduce Motion.
---@field pointer boolean Whether there is a mouse or trackpad; on iPads there is.
---@field keyboard "none"|"onscreen"|"hardware" The keyboard at hand.
---@field isModalInPresentation boolean While it is presented, a person can neither pull it away nor tap beside it.
---@field flow detent.flow|nil The flow in which it stands. Read-only.
---@field textSize "extraSmall"|"small"|"medium"|"large"|"extraLarge"|"extraExtraLarge"|"extraExtraExtraLarge"|"accessibilityMedium"|"accessibilityLarge"|"accessibilityExtraLarge"|"accessibilityExtraExtraLarge"|"accessibilityExtraExtraExtraLarge" How large a person likes text: UIKit's content size category.
---@field os string The version of iOS that is modelled: "18.0".
---@field id string|nil The id that it was given, or nil. Read-only.
---@field kind string "screen" Read-only.
---@field children any[] Its components, in the order in which they were given. Any component. Read-only.
---@field [string] any Its components by id.
local screen = {}

---Ends what `on` began.
---@param handle detent.handle
function screen:off(handle) end

---The component with an id, or nil.
---@param id string
---@return any|nil
function screen:find(id) end

---The screen as it was at an earlier moment of the run; it cannot be changed.
---@param seconds number Seconds.
---@return detent.screen
function screen:at(seconds) end

---Makes it the screen that a person sees.
function screen:show() end

---Takes a picture: detent run --shots FOLDER writes it as NAME.svg, or NAME if that ends with .png.
---@param name string
function screen:shot(name) end

---Ends it and everything on it. A screen of a flow ends with the flow.
function screen:close() end

---Turns the device; pagers keep their page.
---@param orientation "portrait"|"landscape"
function screen:rotate(orientation) end

---A tap on the status bar: a scroll view goes to its top.
function screen:tapStatusBar() end

---What the guidelines find on this screen so far: a list of rule, verdict, severity, component, message, …
---@param pattern? string
---@return table[]
function screen:audit(pattern) end

---@class detent.screen.key.options
---@field shift? boolean Default: false.

---Presses a key of a hardware keyboard. It acts only where the focus is.
---@param name "leftArrow"|"rightArrow"|"upArrow"|"downArrow"|"pageUp"|"pageDown"|"home"|"end"|"space"
---@param options? detent.screen.key.options
function screen:key(name, options) end

---Types text on the keyboard; it goes to the text field or picker that has the focus.
---@param text string
function screen:type(text) end

---Says that what this rule (or all that fit "page-control/*") finds here is meant.
---@param rule string
---@param reason string
function screen:allow(rule, reason) end

---@class detent.screen.tap.options
---@field at? detent.point.given|number[]

---A short touch.
---@param options? detent.screen.tap.options
---@return detent.motion
function screen:tap(options) end

---@class detent.screen.press.options
---@field at? detent.point.given|number[]
---@field hold? number Seconds. Default: 0.6.

---A touch that rests for some seconds.
---@param options? detent.screen.press.options
---@return detent.motion
function screen:press(options) end

---@class detent.screen.touch.options
---@field at? detent.point.given|number[]

---A finger of the script's own: `:move`, `:hold`, `:up`, `:cancel`. Does not wait.
---@param options? detent.screen.touch.options
---@return detent.touch
function screen:touch(options) end

---@class detent.screen.drag.options
---@field by? detent.point.given|number[]
---@field to? detent.point.given|number[]
---@field over? number Seconds. Default: 0.3.
---@field hold? number Seconds. Default: 0.15.
---@field from? detent.point.given|number[]

---A finger that moves, rests and lifts.
---@param options? detent.screen.drag.options
---@return detent.motion
function screen:drag(options) end

---@class detent.screen.swipe.options
---@field to "left"|"right"|"up"|"down"|"next"|"previous"
---@field distance? number Points.
---@field speed? number Points a second. Default: 1000.
---@field from? detent.point.given|number[]

---A finger that moves and lifts at a speed.
---@param options detent.screen.swipe.options
---@return detent.motion
function screen:swipe(options) end

---@class detent.screen.click.options
---@field at? detent.point.given|number[]

---A pointer's click; needs a pointer.
---@param options? detent.screen.click.options
---@return detent.motion
function screen:click(options) end

---@class detent.screen.wheel.options
---@field by detent.point.given|number[]
---@field at? detent.point.given|number[]
---@field momentum? number Points a second.

---A wheel or trackpad moves the offset by some points; `momentum` (points per second) is a trackpad let go.
---@param options detent.screen.wheel.options
function screen:wheel(options) end

---@class detent.screen.viewWillAppear: detent.event
---@field source detent.screen
---@field isAnimated boolean Of a flow and of screens that appear or disappear: whether it is seen to move.

---@class detent.screen.viewDidAppear: detent.event
---@field source detent.screen
---@field isAnimated boolean Of a flow and of screens that appear or disappear: whether it is seen to move.

---@class detent.screen.viewWillDisappear: detent.event
---@field source detent.screen
---@field isAnimated boolean Of a flow and of screens that appear or disappear: whether it is seen to move.

---@class detent.screen.viewDidDisappear: detent.event
---@field source detent.screen
---@field isAnimated boolean Of a flow and of screens that appear or disappear: whether it is seen to move.

---Runs the function at each such event; answers a handle for `off`.
---@param event "viewWillAppear"|"viewDidAppear"|"viewWillDisappear"|"viewDidDisappear"
---@param callback fun(event: detent.event)
---@return detent.handle
---@overload fun(self: detent.screen, event: "viewWillAppear", callback: fun(event: detent.screen.viewWillAppear)): detent.handle
---@overload fun(self: detent.screen, event: "viewDidAppear", callback: fun(event: detent.screen.viewDidAppear)): detent.handle
---@overload fun(self: detent.screen, event: "viewWillDisappear", callback: fun(event: detent.screen.viewWillDisappear)): detent.handle
---@overload fun(self: detent.screen, event: "viewDidDisappear", callback: fun(event: detent.screen.viewDidDisappear)): detent.handle
function screen:on(event, callback) end

---@class detent.screen.handlers
---@field viewWillAppear? fun(event: detent.screen.viewWillAppear)|(fun(event: detent.screen.viewWillAppear))[]
---@field viewDidAppear? fun(event: detent.screen.viewDidAppear)|(fun(event: detent.screen.viewDidAppear))[]
---@field viewWillDisappear? fun(event: detent.screen.viewWillDisappear)|(fun(event: detent.screen.viewWillDisappear))[]
---@field viewDidDisappear? fun(event: detent.screen.viewDidDisappear)|(fun(event: detent.screen.viewDidDisappear))[]

---@class detent.screen.options
---@field id? string The id that it was given, or nil.
---@field device? string The device's name, or nil for a size given by hand.
---@field size? detent.size.given|number[] Size as it is held, in points; less while it is presented in less. Setting the device's lays all out anew, as one step.
---@field safeArea? detent.insets.given|number[]|number What the device's housing, the home indicator and the screen's bars take. Setting it says what the device takes as it is held; bars come on top.
---@field scale? number Pixels a point; a screen keeps it.
---@field idiom? "phone"|"pad" The kind of device; a screen keeps it.
---@field os? string The version of iOS that is modelled: "18.0".
---@field orientation? "portrait"|"landscape" How the device is held.
---@field appearance? "light"|"dark" Light or dark mode.
---@field backgroundColor? detent.color What it is filled with; nil: systemBackground. Guidelines judge contrast by it.
---@field locale? string Language and region: "en_US". Decides the layout direction unless that was given.
---@field layoutDirection? "leftToRight"|"rightToLeft" How the language is read.
---@field timeZone? string The zone of the wall clock, as given.
---@field calendar? string The calendar of date pickers: "gregorian", "buddhist", "japanese", "islamicUmmAlQura", "persian" or "hebrew"; nil: the locale's own.
---@field now? string The wall clock in the screen's zone: "2026-03-09T22:18:00". Given with the first screen, else 2026-01-01T09:00 UTC; it runs on with the virtual clock.
---@field reduceMotion? boolean The setting Reduce Motion.
---@field pointer? boolean Whether there is a mouse or trackpad; on iPads there is.
---@field keyboard? "none"|"onscreen"|"hardware" The keyboard at hand.
---@field textSize? "extraSmall"|"small"|"medium"|"large"|"extraLarge"|"extraExtraLarge"|"extraExtraExtraLarge"|"accessibilityMedium"|"accessibilityLarge"|"accessibilityExtraLarge"|"accessibilityExtraExtraLarge"|"accessibilityExtraExtraExtraLarge" How large a person likes text: UIKit's content size category.
---@field isModalInPresentation? boolean While it is presented, a person can neither pull it away nor tap beside it.
---@field on? detent.screen.handlers
---@field [integer] detent.blueprint? Its components.

---@class detent.scrollView: detent.component
---@field contentOffset detent.point The content's point at the viewport's top left. Setting it is a jump.
---@field phase "idle"|"tracking"|"dragging"|"decelerating"|"animating"|"bouncing" What the view is doing. Read-only.
---@field velocity detent.point Speed of the offset, in points per second. Read-only.
---@field isTracking boolean A finger is down on it. Read-only.
---@field isDragging boolean A finger has begun to move it. Read-only.
---@field isDecelerating boolean It moves after the finger has lifted. Read-only.
---@field isScrollAnimating boolean Code scrolls it. Read-only.
---@field contentSize detent.size The content's size; with numberOfPages it follows from the pages.
---@field contentInset detent.insets Room around the content that can be scrolled into view.
---@field bounds detent.rect Origin: the content offset, which is not rounded when set so. Size: the viewport.
---@field isPagingEnabled boolean Whether it comes to rest on pages.
---@field numberOfPages integer|nil How many pages; setting it makes the content as long as they need.
---@field page integer|nil The nearest page, from 1. Setting it is a jump, pinned to pages that exist.
---@field pageSize number|string|nil Length of a page; a share of the viewport survives a resize. Points. Share such as "80%".
---@field pageOverlap number What neighbouring pages share: a page turn is a page less this. Points.
---@field pageAxis "horizontal"|"vertical" Where pages lie; by default where the content overflows.
---@field maxPagesPerGesture integer|nil The most pages that one drag may turn; nil: no limit of its own.
---@field pageKeys string[] Names of the pages in order; the reader stays with the page being read, children with their key.
---@field currentKey string|nil The name of the page being read. Read-only.
---@field visibleKeys string[] The names of the pages that can be seen, if only in part. Read-only.
---@field isScrollEnabled boolean Whether a finger can scroll it; code always can.
---@field bounces boolean Both axes stretch past their ends; reads true only if both do.
---@field bouncesHorizontally boolean The horizontal axis stretches past its ends.
---@field bouncesVertically boolean The vertical axis stretches past its ends.
---@field alwaysBounceHorizontal boolean Content that fits can be dragged sideways too.
---@field alwaysBounceVertical boolean Content that fits can be dragged up and down too.
---@field isDirectionalLockEnabled boolean A drag that clearly begins along one axis stays on it.
---@field delaysContentTouches boolean Buttons in it hear of a touch after 0.15 s.
---@field showsHorizontalScrollIndicator boolean Whether the indicator can show.
---@field showsVerticalScrollIndicator boolean Whether the indicator can show.
---@field decelerationRate "normal"|"fast"|number The share of speed kept per millisecond: normal 0.998, fast 0.99. Number between 0 and 1.
---@field scrollsToTop boolean Whether a tap on the status bar may bring it to its top.
---@field requiresBackSwipeToFail boolean A back swipe of its flow gets a drag from the leading edge first (panGestureRecognizer.require(toFail:)).
---@field allowsKeyboardScrolling boolean Whether keys scroll it while it has the focus.
---@field canCancelContentTouches boolean Whether it may take a touch away that its content has heard of.
---@field transfersHorizontalScrollingToParent boolean At its end a drag sideways goes to the scroll view around it.
---@field transfersVerticalScrollingToParent boolean At its end a drag up or down goes to the scroll view around it.
---@field keyboardDismissMode "none"|"onDrag"|"interactive"|"onDragWithAccessory"|"interactiveWithAccessory" How a drag puts the on-screen keyboard away; kept for guidelines.
---@field accessibilityScrollStatus string What VoiceOver says of the place: "page 2 of 5". Read-only.
---@field isFocused boolean Whether keys go to it. Read-only.
---@field rows { count: integer, height: number, gap?: number }|{ count: integer, height: number, gap?: number }[]|nil The rows of a list from the top, as runs of equal heights; `gap` points stand above a run: a section's header. The content is as high as they are; nil: no list.
---@field rowTitles string[] What the rows say, from the first on.
---@field numberOfRows integer|nil How many rows; nil for what is no list. Read-only.
---@field visibleRows integer[] The rows of which something can be seen, from 1. Read-only.
---@field contentInsetAdjustmentBehavior "automatic"|"scrollableAxes"|"never"|"always" Which safe-area insets are added to contentInset.
---@field adjustedContentInset detent.insets contentInset and what the safe area adds to it. Read-only.
---@field safeAreaInsets detent.insets How far the unsafe parts of the screen reach into the view. Read-only.
---@field contentAlignmentPoint detent.point Where content smaller than the view sits: { 0.5, 0.5 } is its centre.
---@field horizontalScrollIndicator { start: number, length: number, alpha: number, isVisible: boolean }|nil { start, length, alpha, isVisible } along the view, in points; nil when the axis has none. Read-only.
---@field verticalScrollIndicator { start: number, length: number, alpha: number, isVisible: boolean }|nil { start, length, alpha, isVisible } along the view, in points; nil when the axis has none. Read-only.
---@field indicatorStyle "default"|"black"|"white" For any, for light and for dark backgrounds.
---@field scrollIndicatorInsets detent.insets Sets those of both indicators; cannot be read while they differ.
---@field verticalScrollIndicatorInsets detent.insets Room that the vertical indicator's track leaves.
---@field horizontalScrollIndicatorInsets detent.insets Room that the horizontal indicator's track leaves.
---@field minimumZoomScale number The least scale; 1 unless set. Number above 0.
---@field maximumZoomScale number The greatest scale; it zooms only if that is more than the least. Number above 0.
---@field bouncesZoom boolean A pinch may pass a limit and comes back; else it stops there.
---@field zoomItem detent.component|string|nil What zooms; nil: nothing does.
---@field zoomScale number The scale; set values are confined to the limits. Number above 0.
---@field isZooming boolean Two fingers pinch it. Read-only.
---@field isZoomBouncing boolean It returns to a zoom limit. Read-only.
---@field isZoomAnimating boolean Code zooms it with an animation. Read-only.
---@field presentation { zoomScale: number, contentOffset: detent.point } { zoomScale, contentOffset } as a person sees them while the zoom is on its way to its values. Read-only.
---@field automaticallyAdjustsScrollIndicatorInsets boolean The tracks keep out of the unsafe parts too.
local scrollView = {}

---@class detent.scrollView.setContentOffset.options
---@field animated? boolean Default: false.

---Goes to an offset, which is not pinned.
---@param point detent.point.given|number[]
---@param options? detent.scrollView.setContentOffset.options
function scrollView:setContentOffset(point, options) end

---@class detent.scrollView.setPageKeys.options
---@field animated? boolean Default: false.

---The same as assigning pageKeys. `animated` is accepted; the reader's page is in its new place at once.
---@param keys table<integer, string>
---@param options? detent.scrollView.setPageKeys.options
function scrollView:setPageKeys(keys, options) end

---@class detent.scrollView.scrollToPage.options
---@field animated? boolean Default: true.

---Goes to a page that exists.
---@param page integer From 1.
---@param options? detent.scrollView.scrollToPage.options
function scrollView:scrollToPage(page, options) end

---@class detent.scrollView.nextPage.options
---@field animated? boolean Default: true.

---Goes to the next page; at the last one nothing happens.
---@param options? detent.scrollView.nextPage.options
function scrollView:nextPage(options) end

---@class detent.scrollView.previousPage.options
---@field animated? boolean Default: true.

---Goes to the page before.
---@param options? detent.scrollView.previousPage.options
function scrollView:previousPage(options) end

---@class detent.scrollView.scrollRectToVisible.options
---@field animated? boolean Default: false.

---The smallest scroll that shows a rectangle of the content; nothing when it can be seen.
---@param rect detent.rect.given|number[]
---@param options? detent.scrollView.scrollRectToVisible.options
function scrollView:scrollRectToVisible(rect, options) end

---VoiceOver's swipe with three fingers: a page.
---@param direction "left"|"right"|"up"|"down"|"next"|"previous"
function scrollView:accessibilityScroll(direction) end

---Gives it the keyboard's focus.
function scrollView:focus() end

---@class detent.scrollView.key.options
---@field shift? boolean Default: false.

---Presses a key of a hardware keyboard. It acts only where the focus is.
---@param name "leftArrow"|"rightArrow"|"upArrow"|"downArrow"|"pageUp"|"pageDown"|"home"|"end"|"space"
---@param options? detent.scrollView.key.options
function scrollView:key(name, options) end

---The row at a height of the content, or nil.
---@param y number Points.
---@return integer|nil
function scrollView:rowAt(y) end

---A row's place in the content.
---@param row integer From 1.
---@return detent.rect
function scrollView:rowFrame(row) end

---@class detent.scrollView.scrollToRow.options
---@field at? "none"|"top"|"middle"|"bottom" Default: "none".
---@field animated? boolean Default: true.

---Brings a row to a place of the view; "none": where it can be seen with the least scrolling.
---@param row integer From 1.
---@param options? detent.scrollView.scrollToRow.options
function scrollView:scrollToRow(row, options) end

---Shows the indicators for a short time.
function scrollView:flashScrollIndicators() end

---Runs the function and shows the indicators of the axes whose offset it changed.
---@param callback function
function scrollView:withScrollIndicatorsShown(callback) end

---@class detent.scrollView.setZoomScale.options
---@field animated? boolean Default: false.

---Zooms about the middle of the view.
---@param scale number
---@param options? detent.scrollView.setZoomScale.options
function scrollView:setZoomScale(scale, options) end

---@class detent.scrollView.zoomTo.options
---@field animated? boolean Default: false.

---Fills the view with a rectangle of the item, as far as limits allow.
---@param rect detent.rect.given|number[]
---@param options? detent.scrollView.zoomTo.options
function scrollView:zoomTo(rect, options) end

---Stops whatever moves: inside the range, a pager on a page, a zoom within its limits.
function scrollView:stopScrollingAndZooming() end

---@class detent.scrollView.pinch.options
---@field scale number
---@field at? detent.point.given|number[]
---@field over? number Seconds. Default: 0.3.

---Two fingers that spread or close; scale is the factor they ask for.
---@param options detent.scrollView.pinch.options
---@return detent.motion
function scrollView:pinch(options) end

---@class detent.scrollView.pageChanged: detent.event
---@field source detent.scrollView
---@field page integer The page that it is about, from 1.

---@class detent.scrollView.didScroll: detent.event
---@field source detent.scrollView
---@field contentOffset detent.point didScroll: the offset.

---@class detent.scrollView.willBeginDragging: detent.event
---@field source detent.scrollView

---@class detent.scrollView.willEndDragging: detent.event
---@field source detent.scrollView
---@field velocity detent.point Speed of the offset at the release, in points per second.
---@field targetContentOffset detent.point willEndDragging: where the view will rest. It may be set until the handler first waits or returns.

---@class detent.scrollView.didEndDragging: detent.event
---@field source detent.scrollView
---@field willDecelerate boolean Whether the view goes on moving.

---@class detent.scrollView.willBeginDecelerating: detent.event
---@field source detent.scrollView

---@class detent.scrollView.didEndDecelerating: detent.event
---@field source detent.scrollView

---@class detent.scrollView.didEndScrollingAnimation: detent.event
---@field source detent.scrollView

---@class detent.scrollView.willBeginZooming: detent.event
---@field source detent.scrollView

---@class detent.scrollView.didZoom: detent.event
---@field source detent.scrollView
---@field scale number didZoom and didEndZooming: the scale.

---@class detent.scrollView.didEndZooming: detent.event
---@field source detent.scrollView
---@field scale number didZoom and didEndZooming: the scale.

---@class detent.scrollView.didChangeAdjustedContentInset: detent.event
---@field source detent.scrollView
---@field adjustedContentInset detent.insets didChangeAdjustedContentInset: the new insets.

---@class detent.scrollView.tap: detent.event
---@field source detent.scrollView
---@field at detent.point tap and longPress: where, in the component.

---@class detent.scrollView.longPress: detent.event
---@field source detent.scrollView
---@field at detent.point tap and longPress: where, in the component.

---@class detent.scrollView.shouldScrollToTop: detent.event
---@field source detent.scrollView
---@field shouldScrollToTop boolean shouldScrollToTop: false keeps the view where it is.

---@class detent.scrollView.didScrollToTop: detent.event
---@field source detent.scrollView

---@class detent.scrollView.accessibilityScrolled: detent.event
---@field source detent.scrollView
---@field announcement string accessibilityScrolled: what VoiceOver says.

---@class detent.scrollView.revealed: detent.event
---@field source detent.scrollView
---@field rect detent.rect revealed: what was brought into view, in the content.
---@field reason string revealed: "selection", "typing" or "action".
---@field targetContentOffset detent.point willEndDragging: where the view will rest. It may be set until the handler first waits or returns.

---@class detent.scrollView.didSelectRow: detent.event
---@field source detent.scrollView
---@field component integer didSelectRow: the component, from 1.
---@field row integer didSelectRow: the chosen row, from 1.

---Runs the function at each such event; answers a handle for `off`.
---@param event "pageChanged"|"didScroll"|"willBeginDragging"|"willEndDragging"|"didEndDragging"|"willBeginDecelerating"|"didEndDecelerating"|"didEndScrollingAnimation"|"willBeginZooming"|"didZoom"|"didEndZooming"|"didChangeAdjustedContentInset"|"tap"|"longPress"|"shouldScrollToTop"|"didScrollToTop"|"accessibilityScrolled"|"revealed"|"didSelectRow"
---@param callback fun(event: detent.event)
---@return detent.handle
---@overload fun(self: detent.scrollView, event: "pageChanged", callback: fun(event: detent.scrollView.pageChanged)): detent.handle
---@overload fun(self: detent.scrollView, event: "didScroll", callback: fun(event: detent.scrollView.didScroll)): detent.handle
---@overload fun(self: detent.scrollView, event: "willBeginDragging", callback: fun(event: detent.scrollView.willBeginDragging)): detent.handle
---@overload fun(self: detent.scrollView, event: "willEndDragging", callback: fun(event: detent.scrollView.willEndDragging)): detent.handle
---@overload fun(self: detent.scrollView, event: "didEndDragging", callback: fun(event: detent.scrollView.didEndDragging)): detent.handle
---@overload fun(self: detent.scrollView, event: "willBeginDecelerating", callback: fun(event: detent.scrollView.willBeginDecelerating)): detent.handle
---@overload fun(self: detent.scrollView, event: "didEndDecelerating", callback: fun(event: detent.scrollView.didEndDecelerating)): detent.handle
---@overload fun(self: detent.scrollView, event: "didEndScrollingAnimation", callback: fun(event: detent.scrollView.didEndScrollingAnimation)): detent.handle
---@overload fun(self: detent.scrollView, event: "willBeginZooming", callback: fun(event: detent.scrollView.willBeginZooming)): detent.handle
---@overload fun(self: detent.scrollView, event: "didZoom", callback: fun(event: detent.scrollView.didZoom)): detent.handle
---@overload fun(self: detent.scrollView, event: "didEndZooming", callback: fun(event: detent.scrollView.didEndZooming)): detent.handle
---@overload fun(self: detent.scrollView, event: "didChangeAdjustedContentInset", callback: fun(event: detent.scrollView.didChangeAdjustedContentInset)): detent.handle
---@overload fun(self: detent.scrollView, event: "tap", callback: fun(event: detent.scrollView.tap)): detent.handle
---@overload fun(self: detent.scrollView, event: "longPress", callback: fun(event: detent.scrollView.longPress)): detent.handle
---@overload fun(self: detent.scrollView, event: "shouldScrollToTop", callback: fun(event: detent.scrollView.shouldScrollToTop)): detent.handle
---@overload fun(self: detent.scrollView, event: "didScrollToTop", callback: fun(event: detent.scrollView.didScrollToTop)): detent.handle
---@overload fun(self: detent.scrollView, event: "accessibilityScrolled", callback: fun(event: detent.scrollView.accessibilityScrolled)): detent.handle
---@overload fun(self: detent.scrollView, event: "revealed", callback: fun(event: detent.scrollView.revealed)): detent.handle
---@overload fun(self: detent.scrollView, event: "didSelectRow", callback: fun(event: detent.scrollView.didSelectRow)): detent.handle
function scrollView:on(event, callback) end

---@class detent.scrollView.handlers
---@field pageChanged? fun(event: detent.scrollView.pageChanged)|(fun(event: detent.scrollView.pageChanged))[]
---@field didScroll? fun(event: detent.scrollView.didScroll)|(fun(event: detent.scrollView.didScroll))[]
---@field willBeginDragging? fun(event: detent.scrollView.willBeginDragging)|(fun(event: detent.scrollView.willBeginDragging))[]
---@field willEndDragging? fun(event: detent.scrollView.willEndDragging)|(fun(event: detent.scrollView.willEndDragging))[]
---@field didEndDragging? fun(event: detent.scrollView.didEndDragging)|(fun(event: detent.scrollView.didEndDragging))[]
---@field willBeginDecelerating? fun(event: detent.scrollView.willBeginDecelerating)|(fun(event: detent.scrollView.willBeginDecelerating))[]
---@field didEndDecelerating? fun(event: detent.scrollView.didEndDecelerating)|(fun(event: detent.scrollView.didEndDecelerating))[]
---@field didEndScrollingAnimation? fun(event: detent.scrollView.didEndScrollingAnimation)|(fun(event: detent.scrollView.didEndScrollingAnimation))[]
---@field willBeginZooming? fun(event: detent.scrollView.willBeginZooming)|(fun(event: detent.scrollView.willBeginZooming))[]
---@field didZoom? fun(event: detent.scrollView.didZoom)|(fun(event: detent.scrollView.didZoom))[]
---@field didEndZooming? fun(event: detent.scrollView.didEndZooming)|(fun(event: detent.scrollView.didEndZooming))[]
---@field didChangeAdjustedContentInset? fun(event: detent.scrollView.didChangeAdjustedContentInset)|(fun(event: detent.scrollView.didChangeAdjustedContentInset))[]
---@field tap? fun(event: detent.scrollView.tap)|(fun(event: detent.scrollView.tap))[]
---@field longPress? fun(event: detent.scrollView.longPress)|(fun(event: detent.scrollView.longPress))[]
---@field shouldScrollToTop? fun(event: detent.scrollView.shouldScrollToTop)|(fun(event: detent.scrollView.shouldScrollToTop))[]
---@field didScrollToTop? fun(event: detent.scrollView.didScrollToTop)|(fun(event: detent.scrollView.didScrollToTop))[]
---@field accessibilityScrolled? fun(event: detent.scrollView.accessibilityScrolled)|(fun(event: detent.scrollView.accessibilityScrolled))[]
---@field revealed? fun(event: detent.scrollView.revealed)|(fun(event: detent.scrollView.revealed))[]
---@field didSelectRow? fun(event: detent.scrollView.didSelectRow)|(fun(event: detent.scrollView.didSelectRow))[]

---@class detent.scrollView.options
---@field id? string The id that it was given, or nil.
---@field place? "fill"|"top"|"bottom"|"center"|{ below?: string, above?: string, gap?: number }
---@field margins? detent.insets.given|number[]|number
---@field size? detent.size.given|number[]
---@field on? detent.scrollView.handlers
---@field intent? { role?: "primary"|"secondary"|"sidebar", purpose?: "exact"|"scheduling"|"meaning"|"decoration", edits?: string, order?: string } What only a person knows of it: role, purpose, edits, order.
---@field actions? table
---@field unknown? table<integer, string>
---@field contentOffset? detent.point.given|number[] The content's point at the viewport's top left. Setting it is a jump.
---@field contentSize? detent.size.given|number[] The content's size; with numberOfPages it follows from the pages.
---@field contentInset? detent.insets.given|number[]|number Room around the content that can be scrolled into view.
---@field bounds? detent.rect.given|number[] Origin: the content offset, which is not rounded when set so. Size: the viewport.
---@field isPagingEnabled? boolean Whether it comes to rest on pages.
---@field numberOfPages? integer How many pages; setting it makes the content as long as they need.
---@field page? integer From 1. The nearest page, from 1. Setting it is a jump, pinned to pages that exist.
---@field pageSize? number|string Points. Share such as "80%". Length of a page; a share of the viewport survives a resize.
---@field pageOverlap? number Points. What neighbouring pages share: a page turn is a page less this.
---@field pageAxis? "horizontal"|"vertical" Where pages lie; by default where the content overflows.
---@field maxPagesPerGesture? integer The most pages that one drag may turn; nil: no limit of its own.
---@field pageKeys? table<integer, string> Names of the pages in order; the reader stays with the page being read, children with their key.
---@field isScrollEnabled? boolean Whether a finger can scroll it; code always can.
---@field bounces? boolean Both axes stretch past their ends; reads true only if both do.
---@field bouncesHorizontally? boolean The horizontal axis stretches past its ends.
---@field bouncesVertically? boolean The vertical axis stretches past its ends.
---@field alwaysBounceHorizontal? boolean Content that fits can be dragged sideways too.
---@field alwaysBounceVertical? boolean Content that fits can be dragged up and down too.
---@field isDirectionalLockEnabled? boolean A drag that clearly begins along one axis stays on it.
---@field delaysContentTouches? boolean Buttons in it hear of a touch after 0.15 s.
---@field showsHorizontalScrollIndicator? boolean Whether the indicator can show.
---@field showsVerticalScrollIndicator? boolean Whether the indicator can show.
---@field decelerationRate? "normal"|"fast"|number Number between 0 and 1. The share of speed kept per millisecond: normal 0.998, fast 0.99.
---@field scrollsToTop? boolean Whether a tap on the status bar may bring it to its top.
---@field requiresBackSwipeToFail? boolean A back swipe of its flow gets a drag from the leading edge first (panGestureRecognizer.require(toFail:)).
---@field allowsKeyboardScrolling? boolean Whether keys scroll it while it has the focus.
---@field canCancelContentTouches? boolean Whether it may take a touch away that its content has heard of.
---@field transfersHorizontalScrollingToParent? boolean At its end a drag sideways goes to the scroll view around it.
---@field transfersVerticalScrollingToParent? boolean At its end a drag up or down goes to the scroll view around it.
---@field keyboardDismissMode? "none"|"onDrag"|"interactive"|"onDragWithAccessory"|"interactiveWithAccessory" How a drag puts the on-screen keyboard away; kept for guidelines.
---@field rows? { count: integer, height: number, gap?: number }|table<integer, { count: integer, height: number, gap?: number }> The rows of a list from the top, as runs of equal heights; `gap` points stand above a run: a section's header. The content is as high as they are; nil: no list.
---@field rowTitles? table<integer, string> What the rows say, from the first on.
---@field contentInsetAdjustmentBehavior? "automatic"|"scrollableAxes"|"never"|"always" Which safe-area insets are added to contentInset.
---@field contentAlignmentPoint? detent.point.given|number[] Where content smaller than the view sits: { 0.5, 0.5 } is its centre.
---@field indicatorStyle? "default"|"black"|"white" For any, for light and for dark backgrounds.
---@field scrollIndicatorInsets? detent.insets.given|number[]|number Sets those of both indicators; cannot be read while they differ.
---@field verticalScrollIndicatorInsets? detent.insets.given|number[]|number Room that the vertical indicator's track leaves.
---@field horizontalScrollIndicatorInsets? detent.insets.given|number[]|number Room that the horizontal indicator's track leaves.
---@field minimumZoomScale? number Number above 0. The least scale; 1 unless set.
---@field maximumZoomScale? number Number above 0. The greatest scale; it zooms only if that is more than the least.
---@field bouncesZoom? boolean A pinch may pass a limit and comes back; else it stops there.
---@field zoomItem? detent.component|string What zooms; nil: nothing does.
---@field zoomScale? number Number above 0. The scale; set values are confined to the limits.
---@field frame? detent.rect.given|number[] Where it lies in its parent, in points. Setting it replaces `place`.
---@field isHidden? boolean Whether it is hidden; nobody can touch it then.
---@field isEnabled? boolean Whether a person can use it.
---@field accessibilityLabel? string What VoiceOver calls it.
---@field tintColor? detent.color Its accent colour: "#FF3B30" or "systemBlue".
---@field backgroundColor? detent.color What its frame is filled with, behind all that it shows; nil: nothing. Guidelines judge contrast by it.
---@field automaticallyAdjustsScrollIndicatorInsets? boolean The tracks keep out of the unsafe parts too.
---@field [integer] detent.blueprint? Its components.

---@class detent.pageControl: detent.component
---@field numberOfPages integer How many pages there are. Setting it keeps a pairing from counting.
---@field page integer|nil The current page, from 1; pinned to those that exist; nil without pages.
---@field hidesForSinglePage boolean Whether it hides when there is one page (or none).
---@field backgroundStyle "automatic"|"prominent"|"minimal" When a background is drawn.
---@field isBackgroundVisible boolean Whether a background is drawn now. Read-only.
---@field direction "natural"|"leftToRight"|"rightToLeft"|"topToBottom"|"bottomToTop" Where the row of indicators runs to; natural is as the language is read.
---@field allowsContinuousInteraction boolean Whether a finger can scrub; taps work in any case.
---@field interactionState "none"|"discrete"|"continuous" Why the page changes: read it in a valueChanged handler. Read-only.
---@field pageIndicatorTintColor detent.color|nil Colour of the other indicators.
---@field currentPageIndicatorTintColor detent.color|nil Colour of the current indicator.
---@field pairedWith detent.component|string|nil The scroll view whose page it shows and turns.
---@field progress detent.progress|nil Shown in the current indicator: detent.timerProgress or detent.progress.
---@field isProgressVisible boolean False while a finger scrubs. Read-only.
---@field defersCurrentPageDisplay boolean Before iOS 14: a tap changes the page but not what is drawn until updateCurrentPageDisplay.
---@field accessibilityValue string|nil What VoiceOver speaks: "page 2 of 5". Read-only.
---@field visibleIndicators { page: integer, frame: detent.rect, scale: number, image?: string, isCurrent: boolean }[] The indicators drawn now. They lie at equal distances, so not in whole pixels. Read-only.
---@field preferredIndicatorImage string|{ svg: string }|nil The image of every indicator: a symbol's name, or a drawing (SVG text or file); nil is the system's dot.
---@field preferredCurrentPageIndicatorImage string|{ svg: string }|nil The image of the current indicator.
local pageControl = {}

---Draws the page that was held back.
function pageControl:updateCurrentPageDisplay() end

---The smallest size that shows so many indicators.
---@param count integer
---@return detent.size
function pageControl:size(count) end

---@class detent.pageControl.scrub.options
---@field from? integer From 1.
---@field to? integer From 1.
---@field past? "last"|"first"
---@field over? number Seconds. Default: 0.3.

---A finger that rests on an indicator and moves along the row.
---@param options? detent.pageControl.scrub.options
---@return detent.motion
function pageControl:scrub(options) end

---VoiceOver: the next page.
function pageControl:increment() end

---VoiceOver: the previous page.
function pageControl:decrement() end

---A page's own image, or nil; never the preferred one.
---@param page integer From 1.
---@return string|nil
function pageControl:indicatorImage(page) end

---Gives a page an image of its own; nil takes it away.
---@param image string|nil
---@param page integer From 1.
function pageControl:setIndicatorImage(image, page) end

---A page's own image while it is current, or nil.
---@param page integer From 1.
---@return string|nil
function pageControl:currentPageIndicatorImage(page) end

---Gives a page an image for while it is current.
---@param image string|nil
---@param page integer From 1.
function pageControl:setCurrentPageIndicatorImage(image, page) end

---@class detent.pageControl.tap.options
---@field at? detent.point.given|number[]

---A short touch: at a point, or beside the current indicator.
---@param options? detent.pageControl.tap.options|"next"|"previous"|"trailing"|"leading"
---@return detent.motion
function pageControl:tap(options) end

---@class detent.pageControl.click.options
---@field at? detent.point.given|number[]
---@field page? integer From 1.

---A pointer's click, at a point or on a page's indicator; needs a pointer.
---@param options? detent.pageControl.click.options
---@return detent.motion
function pageControl:click(options) end

---@class detent.pageControl.valueChanged: detent.event
---@field source detent.pageControl
---@field page integer The page that it is about, from 1.

---Runs the function at each such event; answers a handle for `off`.
---@param event "valueChanged"
---@param callback fun(event: detent.event)
---@return detent.handle
---@overload fun(self: detent.pageControl, event: "valueChanged", callback: fun(event: detent.pageControl.valueChanged)): detent.handle
function pageControl:on(event, callback) end

---@class detent.pageControl.handlers
---@field valueChanged? fun(event: detent.pageControl.valueChanged)|(fun(event: detent.pageControl.valueChanged))[]

---@class detent.pageControl.options
---@field id? string The id that it was given, or nil.
---@field place? "fill"|"top"|"bottom"|"center"|{ below?: string, above?: string, gap?: number }
---@field margins? detent.insets.given|number[]|number
---@field size? detent.size.given|number[]
---@field on? detent.pageControl.handlers
---@field intent? { role?: "primary"|"secondary"|"sidebar", purpose?: "exact"|"scheduling"|"meaning"|"decoration", edits?: string, order?: string } What only a person knows of it: role, purpose, edits, order.
---@field actions? table
---@field unknown? table<integer, string>
---@field numberOfPages? integer How many pages there are. Setting it keeps a pairing from counting.
---@field page? integer From 1. The current page, from 1; pinned to those that exist; nil without pages.
---@field hidesForSinglePage? boolean Whether it hides when there is one page (or none).
---@field backgroundStyle? "automatic"|"prominent"|"minimal" When a background is drawn.
---@field direction? "natural"|"leftToRight"|"rightToLeft"|"topToBottom"|"bottomToTop" Where the row of indicators runs to; natural is as the language is read.
---@field allowsContinuousInteraction? boolean Whether a finger can scrub; taps work in any case.
---@field pageIndicatorTintColor? detent.color Colour of the other indicators.
---@field currentPageIndicatorTintColor? detent.color Colour of the current indicator.
---@field pairedWith? detent.component|string The scroll view whose page it shows and turns.
---@field progress? detent.progress Shown in the current indicator: detent.timerProgress or detent.progress.
---@field defersCurrentPageDisplay? boolean Before iOS 14: a tap changes the page but not what is drawn until updateCurrentPageDisplay.
---@field preferredIndicatorImage? string|{ svg: string } The image of every indicator: a symbol's name, or a drawing (SVG text or file); nil is the system's dot.
---@field preferredCurrentPageIndicatorImage? string|{ svg: string } The image of the current indicator.
---@field frame? detent.rect.given|number[] Where it lies in its parent, in points. Setting it replaces `place`.
---@field isHidden? boolean Whether it is hidden; nobody can touch it then.
---@field isEnabled? boolean Whether a person can use it.
---@field accessibilityLabel? string What VoiceOver calls it.
---@field tintColor? detent.color Its accent colour: "#FF3B30" or "systemBlue".
---@field backgroundColor? detent.color What its frame is filled with, behind all that it shows; nil: nothing. Guidelines judge contrast by it.
---@field [integer] detent.blueprint? Its components.

---@class detent.progress
---@field kind "progress" What it is. Read-only.
---@field currentProgress number How full the current page's indicator is; set values are pinned. 0 to 1.
---@field isProgressVisible boolean False while a finger scrubs. Read-only.
---@field preferredDuration number A page's time, for pages without one of their own. Seconds.
---@field resetsToInitialPageAfterEnd boolean After the last page the first one comes again.
---@field isRunning boolean Between resumeTimer and pauseTimer, or until the last page is full. Read-only.
local progress = {}

---A page's time in seconds.
---@param page integer From 1.
---@return number
function progress:duration(page) end

---Gives a page a time of its own; 0 takes it away.
---@param seconds number Seconds.
---@param page integer From 1.
function progress:setDuration(seconds, page) end

---Lets the time run.
function progress:resumeTimer() end

---Stops the time where it stands.
function progress:pauseTimer() end

---Ends what `on` began.
---@param handle detent.handle
function progress:off(handle) end

---@class detent.progress.progressVisibilityDidChange: detent.event
---@field source detent.progress
---@field isVisible boolean progressVisibilityDidChange: whether it shows.

---@class detent.progress.timerProgressDidChange: detent.event
---@field source detent.progress
---@field progress number timerProgressDidChange: how full.

---@class detent.progress.shouldAdvanceToPage: detent.event
---@field source detent.progress
---@field page integer The page that it is about, from 1.
---@field shouldAdvance boolean shouldAdvanceToPage: false keeps the page.

---@class detent.progress.initialProgressForPage: detent.event
---@field source detent.progress
---@field page integer The page that it is about, from 1.
---@field initialProgress number initialProgressForPage: where the page's progress starts.

---Runs the function at each such event; answers a handle for `off`.
---@param event "progressVisibilityDidChange"|"timerProgressDidChange"|"shouldAdvanceToPage"|"initialProgressForPage"
---@param callback fun(event: detent.event)
---@return detent.handle
---@overload fun(self: detent.progress, event: "progressVisibilityDidChange", callback: fun(event: detent.progress.progressVisibilityDidChange)): detent.handle
---@overload fun(self: detent.progress, event: "timerProgressDidChange", callback: fun(event: detent.progress.timerProgressDidChange)): detent.handle
---@overload fun(self: detent.progress, event: "shouldAdvanceToPage", callback: fun(event: detent.progress.shouldAdvanceToPage)): detent.handle
---@overload fun(self: detent.progress, event: "initialProgressForPage", callback: fun(event: detent.progress.initialProgressForPage)): detent.handle
function progress:on(event, callback) end

---@class detent.progress.handlers
---@field progressVisibilityDidChange? fun(event: detent.progress.progressVisibilityDidChange)|(fun(event: detent.progress.progressVisibilityDidChange))[]
---@field timerProgressDidChange? fun(event: detent.progress.timerProgressDidChange)|(fun(event: detent.progress.timerProgressDidChange))[]
---@field shouldAdvanceToPage? fun(event: detent.progress.shouldAdvanceToPage)|(fun(event: detent.progress.shouldAdvanceToPage))[]
---@field initialProgressForPage? fun(event: detent.progress.initialProgressForPage)|(fun(event: detent.progress.initialProgressForPage))[]

---@class detent.button: detent.component
---@field title string What it says.
---@field isUserInteractionEnabled boolean Whether touches stop here or go to what lies below.
---@field isHighlighted boolean Whether it is drawn pressed. Read-only.
local button = {}

---@class detent.button.touchDown: detent.event
---@field source detent.button

---@class detent.button.touchUpInside: detent.event
---@field source detent.button

---@class detent.button.touchCancel: detent.event
---@field source detent.button

---Runs the function at each such event; answers a handle for `off`.
---@param event "touchDown"|"touchUpInside"|"touchCancel"
---@param callback fun(event: detent.event)
---@return detent.handle
---@overload fun(self: detent.button, event: "touchDown", callback: fun(event: detent.button.touchDown)): detent.handle
---@overload fun(self: detent.button, event: "touchUpInside", callback: fun(event: detent.button.touchUpInside)): detent.handle
---@overload fun(self: detent.button, event: "touchCancel", callback: fun(event: detent.button.touchCancel)): detent.handle
function button:on(event, callback) end

---@class detent.button.handlers
---@field touchDown? fun(event: detent.button.touchDown)|(fun(event: detent.button.touchDown))[]
---@field touchUpInside? fun(event: detent.button.touchUpInside)|(fun(event: detent.button.touchUpInside))[]
---@field touchCancel? fun(event: detent.button.touchCancel)|(fun(event: detent.button.touchCancel))[]

---@class detent.button.options
---@field id? string The id that it was given, or nil.
---@field place? "fill"|"top"|"bottom"|"center"|{ below?: string, above?: string, gap?: number }
---@field margins? detent.insets.given|number[]|number
---@field size? detent.size.given|number[]
---@field on? detent.button.handlers
---@field intent? { role?: "primary"|"secondary"|"sidebar", purpose?: "exact"|"scheduling"|"meaning"|"decoration", edits?: string, order?: string } What only a person knows of it: role, purpose, edits, order.
---@field actions? table
---@field unknown? table<integer, string>
---@field title? string What it says.
---@field isUserInteractionEnabled? boolean Whether touches stop here or go to what lies below.
---@field frame? detent.rect.given|number[] Where it lies in its parent, in points. Setting it replaces `place`.
---@field isHidden? boolean Whether it is hidden; nobody can touch it then.
---@field isEnabled? boolean Whether a person can use it.
---@field accessibilityLabel? string What VoiceOver calls it.
---@field tintColor? detent.color Its accent colour: "#FF3B30" or "systemBlue".
---@field backgroundColor? detent.color What its frame is filled with, behind all that it shows; nil: nothing. Guidelines judge contrast by it.
---@field [integer] detent.blueprint? Its components.

---@class detent.view: detent.component
---@field isUserInteractionEnabled boolean Whether touches stop here or go to what lies below.
local view = {}

---@class detent.view.tap: detent.event
---@field source detent.view
---@field at detent.point tap and longPress: where, in the component.

---@class detent.view.longPress: detent.event
---@field source detent.view
---@field at detent.point tap and longPress: where, in the component.

---Runs the function at each such event; answers a handle for `off`.
---@param event "tap"|"longPress"
---@param callback fun(event: detent.event)
---@return detent.handle
---@overload fun(self: detent.view, event: "tap", callback: fun(event: detent.view.tap)): detent.handle
---@overload fun(self: detent.view, event: "longPress", callback: fun(event: detent.view.longPress)): detent.handle
function view:on(event, callback) end

---@class detent.view.handlers
---@field tap? fun(event: detent.view.tap)|(fun(event: detent.view.tap))[]
---@field longPress? fun(event: detent.view.longPress)|(fun(event: detent.view.longPress))[]

---@class detent.view.options
---@field id? string The id that it was given, or nil.
---@field place? "fill"|"top"|"bottom"|"center"|{ below?: string, above?: string, gap?: number }
---@field margins? detent.insets.given|number[]|number
---@field size? detent.size.given|number[]
---@field on? detent.view.handlers
---@field intent? { role?: "primary"|"secondary"|"sidebar", purpose?: "exact"|"scheduling"|"meaning"|"decoration", edits?: string, order?: string } What only a person knows of it: role, purpose, edits, order.
---@field actions? table
---@field unknown? table<integer, string>
---@field isUserInteractionEnabled? boolean Whether touches stop here or go to what lies below.
---@field frame? detent.rect.given|number[] Where it lies in its parent, in points. Setting it replaces `place`.
---@field isHidden? boolean Whether it is hidden; nobody can touch it then.
---@field isEnabled? boolean Whether a person can use it.
---@field accessibilityLabel? string What VoiceOver calls it.
---@field tintColor? detent.color Its accent colour: "#FF3B30" or "systemBlue".
---@field backgroundColor? detent.color What its frame is filled with, behind all that it shows; nil: nothing. Guidelines judge contrast by it.
---@field [integer] detent.blueprint? Its components.

---@class detent.label: detent.component
---@field text string What it says.
---@field isUserInteractionEnabled boolean Whether touches stop here or go to what lies below.
local label = {}

---@class detent.label.tap: detent.event
---@field source detent.label
---@field at detent.point tap and longPress: where, in the component.

---@class detent.label.longPress: detent.event
---@field source detent.label
---@field at detent.point tap and longPress: where, in the component.

---Runs the function at each such event; answers a handle for `off`.
---@param event "tap"|"longPress"
---@param callback fun(event: detent.event)
---@return detent.handle
---@overload fun(self: detent.label, event: "tap", callback: fun(event: detent.label.tap)): detent.handle
---@overload fun(self: detent.label, event: "longPress", callback: fun(event: detent.label.longPress)): detent.handle
function label:on(event, callback) end

---@class detent.label.handlers
---@field tap? fun(event: detent.label.tap)|(fun(event: detent.label.tap))[]
---@field longPress? fun(event: detent.label.longPress)|(fun(event: detent.label.longPress))[]

---@class detent.label.options
---@field id? string The id that it was given, or nil.
---@field place? "fill"|"top"|"bottom"|"center"|{ below?: string, above?: string, gap?: number }
---@field margins? detent.insets.given|number[]|number
---@field size? detent.size.given|number[]
---@field on? detent.label.handlers
---@field intent? { role?: "primary"|"secondary"|"sidebar", purpose?: "exact"|"scheduling"|"meaning"|"decoration", edits?: string, order?: string } What only a person knows of it: role, purpose, edits, order.
---@field actions? table
---@field unknown? table<integer, string>
---@field text? string What it says.
---@field isUserInteractionEnabled? boolean Whether touches stop here or go to what lies below.
---@field frame? detent.rect.given|number[] Where it lies in its parent, in points. Setting it replaces `place`.
---@field isHidden? boolean Whether it is hidden; nobody can touch it then.
---@field isEnabled? boolean Whether a person can use it.
---@field accessibilityLabel? string What VoiceOver calls it.
---@field tintColor? detent.color Its accent colour: "#FF3B30" or "systemBlue".
---@field backgroundColor? detent.color What its frame is filled with, behind all that it shows; nil: nothing. Guidelines judge contrast by it.
---@field [integer] detent.blueprint? Its components.

---@class detent.image: detent.component
---@field isUserInteractionEnabled boolean Whether touches stop here or go to what lies below.
---@field image string|nil The image's name, an SF Symbol or your own.
local image = {}

---@class detent.image.tap: detent.event
---@field source detent.image
---@field at detent.point tap and longPress: where, in the component.

---@class detent.image.longPress: detent.event
---@field source detent.image
---@field at detent.point tap and longPress: where, in the component.

---Runs the function at each such event; answers a handle for `off`.
---@param event "tap"|"longPress"
---@param callback fun(event: detent.event)
---@return detent.handle
---@overload fun(self: detent.image, event: "tap", callback: fun(event: detent.image.tap)): detent.handle
---@overload fun(self: detent.image, event: "longPress", callback: fun(event: detent.image.longPress)): detent.handle
function image:on(event, callback) end

---@class detent.image.handlers
---@field tap? fun(event: detent.image.tap)|(fun(event: detent.image.tap))[]
---@field longPress? fun(event: detent.image.longPress)|(fun(event: detent.image.longPress))[]

---@class detent.image.options
---@field id? string The id that it was given, or nil.
---@field place? "fill"|"top"|"bottom"|"center"|{ below?: string, above?: string, gap?: number }
---@field margins? detent.insets.given|number[]|number
---@field size? detent.size.given|number[]
---@field on? detent.image.handlers
---@field intent? { role?: "primary"|"secondary"|"sidebar", purpose?: "exact"|"scheduling"|"meaning"|"decoration", edits?: string, order?: string } What only a person knows of it: role, purpose, edits, order.
---@field actions? table
---@field unknown? table<integer, string>
---@field isUserInteractionEnabled? boolean Whether touches stop here or go to what lies below.
---@field image? string The image's name, an SF Symbol or your own.
---@field frame? detent.rect.given|number[] Where it lies in its parent, in points. Setting it replaces `place`.
---@field isHidden? boolean Whether it is hidden; nobody can touch it then.
---@field isEnabled? boolean Whether a person can use it.
---@field accessibilityLabel? string What VoiceOver calls it.
---@field tintColor? detent.color Its accent colour: "#FF3B30" or "systemBlue".
---@field backgroundColor? detent.color What its frame is filled with, behind all that it shows; nil: nothing. Guidelines judge contrast by it.
---@field [integer] detent.blueprint? Its components.

---@class detent.textField: detent.component
---@field text string What it says; lines break at its width.
---@field isEditable boolean Whether a person can change the text; if not it is text to read.
---@field numberOfLines integer How many lines the text makes. Read-only.
---@field selection { from: integer, to?: integer }|nil The first and last selected character; nil: none, only an insertion point. Setting it brings it into view.
---@field insertionPoint integer Typed text comes before this character. Setting it brings it into view. From 1.
---@field isFocused boolean Whether keys go to it. Read-only.
local textField = {}

---The rectangle of the selection or the insertion point, in the field's points.
---@return detent.rect
function textField:selectionFrame() end

---Selects the next place of a text, as a find bar does; answers { from, to } or nil.
---@param text string
---@return { from: integer, to: integer }|nil
function textField:find(text) end

---@class detent.textField.selectText.options
---@field from integer From 1.
---@field to? integer From 1.

---A person selects characters; they are brought into view.
---@param options detent.textField.selectText.options
function textField:selectText(options) end

---Types text at the insertion point, which is brought into view.
---@param text string
function textField:type(text) end

---Does something to the selection, which is brought into view first.
---@param action "copy"|"cut"|"delete"|"toggleBoldface"
function textField:editAction(action) end

---@class detent.textField.selectByDragging.options
---@field from? integer From 1.
---@field by? detent.point.given|number[]
---@field to? detent.point.given|number[]
---@field over? number Seconds. Default: 0.3.
---@field hold? number Seconds. Default: 0.15.

---A pointer or finger selects from a character to a point; past an edge the scroll view follows it.
---@param options? detent.textField.selectByDragging.options
---@return detent.motion
function textField:selectByDragging(options) end

---Gives it the keyboard's focus.
function textField:focus() end

---@class detent.textField.key.options
---@field shift? boolean Default: false.

---Presses a key of a hardware keyboard. It acts only where the focus is.
---@param name "leftArrow"|"rightArrow"|"upArrow"|"downArrow"|"pageUp"|"pageDown"|"home"|"end"|"space"
---@param options? detent.textField.key.options
function textField:key(name, options) end

---@class detent.textField.editingDidBegin: detent.event
---@field source detent.textField

---@class detent.textField.editingChanged: detent.event
---@field source detent.textField

---@class detent.textField.editingDidEnd: detent.event
---@field source detent.textField

---@class detent.textField.selectionChanged: detent.event
---@field source detent.textField
---@field from integer selectionChanged: the first selected character. Of a flow: the screen that it leaves.
---@field to integer selectionChanged: the last one; less than `from`: an insertion point. Of a flow: the screen to which it leads.

---@class detent.textField.editAction: detent.event
---@field source detent.textField
---@field action string editAction: what was done to the selection.

---@class detent.textField.tap: detent.event
---@field source detent.textField
---@field at detent.point tap and longPress: where, in the component.

---@class detent.textField.longPress: detent.event
---@field source detent.textField
---@field at detent.point tap and longPress: where, in the component.

---Runs the function at each such event; answers a handle for `off`.
---@param event "editingDidBegin"|"editingChanged"|"editingDidEnd"|"selectionChanged"|"editAction"|"tap"|"longPress"
---@param callback fun(event: detent.event)
---@return detent.handle
---@overload fun(self: detent.textField, event: "editingDidBegin", callback: fun(event: detent.textField.editingDidBegin)): detent.handle
---@overload fun(self: detent.textField, event: "editingChanged", callback: fun(event: detent.textField.editingChanged)): detent.handle
---@overload fun(self: detent.textField, event: "editingDidEnd", callback: fun(event: detent.textField.editingDidEnd)): detent.handle
---@overload fun(self: detent.textField, event: "selectionChanged", callback: fun(event: detent.textField.selectionChanged)): detent.handle
---@overload fun(self: detent.textField, event: "editAction", callback: fun(event: detent.textField.editAction)): detent.handle
---@overload fun(self: detent.textField, event: "tap", callback: fun(event: detent.textField.tap)): detent.handle
---@overload fun(self: detent.textField, event: "longPress", callback: fun(event: detent.textField.longPress)): detent.handle
function textField:on(event, callback) end

---@class detent.textField.handlers
---@field editingDidBegin? fun(event: detent.textField.editingDidBegin)|(fun(event: detent.textField.editingDidBegin))[]
---@field editingChanged? fun(event: detent.textField.editingChanged)|(fun(event: detent.textField.editingChanged))[]
---@field editingDidEnd? fun(event: detent.textField.editingDidEnd)|(fun(event: detent.textField.editingDidEnd))[]
---@field selectionChanged? fun(event: detent.textField.selectionChanged)|(fun(event: detent.textField.selectionChanged))[]
---@field editAction? fun(event: detent.textField.editAction)|(fun(event: detent.textField.editAction))[]
---@field tap? fun(event: detent.textField.tap)|(fun(event: detent.textField.tap))[]
---@field longPress? fun(event: detent.textField.longPress)|(fun(event: detent.textField.longPress))[]

---@class detent.textField.options
---@field id? string The id that it was given, or nil.
---@field place? "fill"|"top"|"bottom"|"center"|{ below?: string, above?: string, gap?: number }
---@field margins? detent.insets.given|number[]|number
---@field size? detent.size.given|number[]
---@field on? detent.textField.handlers
---@field intent? { role?: "primary"|"secondary"|"sidebar", purpose?: "exact"|"scheduling"|"meaning"|"decoration", edits?: string, order?: string } What only a person knows of it: role, purpose, edits, order.
---@field actions? table
---@field unknown? table<integer, string>
---@field text? string What it says; lines break at its width.
---@field isEditable? boolean Whether a person can change the text; if not it is text to read.
---@field selection? { from: integer, to?: integer } The first and last selected character; nil: none, only an insertion point. Setting it brings it into view.
---@field insertionPoint? integer From 1. Typed text comes before this character. Setting it brings it into view.
---@field frame? detent.rect.given|number[] Where it lies in its parent, in points. Setting it replaces `place`.
---@field isHidden? boolean Whether it is hidden; nobody can touch it then.
---@field isEnabled? boolean Whether a person can use it.
---@field accessibilityLabel? string What VoiceOver calls it.
---@field tintColor? detent.color Its accent colour: "#FF3B30" or "systemBlue".
---@field backgroundColor? detent.color What its frame is filled with, behind all that it shows; nil: nothing. Guidelines judge contrast by it.
---@field [integer] detent.blueprint? Its components.

---@class detent.pickerView: detent.component
---@field components any[] Its wheels from the first to the last: each a list of titles; or { count, title = function(row) … end }; or { from, to, step }; or a function that answers titles and is asked again at `reload`. Options: values, value, attributedTitle, view, width, rowHeight, wrapsAround, accessibilityLabel.
---@field numberOfComponents integer How many wheels. Read-only.
---@field selection integer[] The chosen row of each component; false where there are no rows. Set rows are pinned; no event. From 1.
---@field values any[] The value of each chosen row, its title unless values were given; false without rows.
---@field focusedComponent integer The wheel that keys turn; arrows sideways go to another one. From 1. Read-only.
---@field isFocused boolean Whether keys go to it. Read-only.
local pickerView = {}

---How many rows a component has.
---@param component? integer From 1.
---@return integer
function pickerView:numberOfRows(component) end

---The size of a row, in points.
---@param component? integer From 1.
---@return detent.size
function pickerView:rowSize(component) end

---What a row says, or nil.
---@param component integer From 1.
---@param row integer From 1.
---@return string|nil
function pickerView:title(component, row) end

---The row's own view: kind, text, image, accessibilityLabel; nil if it is not visible.
---@param component integer From 1.
---@param row integer From 1.
---@return { kind: string, text?: string, image?: string, accessibilityLabel?: string }|nil
function pickerView:rowView(component, row) end

---The rows of which something can be seen: row, title, color, view, frame, isCurrent.
---@param component? integer From 1.
---@return { row: integer, title?: string, color?: detent.color, view?: table, frame: detent.rect, isCurrent: boolean }[]
function pickerView:visibleRows(component) end

---Asks the functions of one component again, or of all; rows that are gone are pinned.
---@param component? integer From 1.
function pickerView:reload(component) end

---The chosen row: where the wheel came to rest last, or what code set. nil without rows.
---@param component? integer From 1.
---@return integer|nil
function pickerView:row(component) end

---The row in the middle now, also while the wheel turns.
---@param component? integer From 1.
---@return integer|nil
function pickerView:rowNear(component) end

---The value of the chosen row, or of another one.
---@param component? integer From 1.
---@param row? integer From 1.
---@return any
function pickerView:value(component, row) end

---@class detent.pickerView.select.options
---@field component? integer From 1.
---@field row? integer From 1.
---@field value? any
---@field animated? boolean Default: false.

---Chooses a row as app code does: no event.
---@param options? detent.pickerView.select.options
function pickerView:select(options) end

---What the wheel is doing.
---@param component? integer From 1.
---@return "idle"|"tracking"|"dragging"|"decelerating"|"animating"
function pickerView:phase(component) end

---What VoiceOver reads: "Paris, 2 of 4".
---@param component? integer From 1.
---@return string|nil
function pickerView:accessibilityValue(component) end

---@class detent.pickerView.spin.options
---@field component? integer From 1.
---@field by? integer
---@field to? integer From 1.
---@field value? any
---@field speed? number Points a second.

---A finger turns a wheel by some rows, to a row, to a value (in several strokes if need be), or flicks it.
---@param options? detent.pickerView.spin.options
---@return detent.motion
function pickerView:spin(options) end

---@class detent.pickerView.tapRow.options
---@field component? integer From 1.
---@field row? integer From 1.
---@field value? any

---A tap on a row that can be seen: it comes to the middle.
---@param options? detent.pickerView.tapRow.options
---@return detent.motion
function pickerView:tapRow(options) end

---Types on the focused wheel: it turns to the next row that begins so.
---@param text string
function pickerView:type(text) end

---VoiceOver: the next row.
---@param component? integer From 1.
function pickerView:increment(component) end

---VoiceOver: the previous row.
---@param component? integer From 1.
function pickerView:decrement(component) end

---Gives it the keyboard's focus.
function pickerView:focus() end

---@class detent.pickerView.key.options
---@field shift? boolean Default: false.

---Presses a key of a hardware keyboard. It acts only where the focus is.
---@param name "leftArrow"|"rightArrow"|"upArrow"|"downArrow"|"pageUp"|"pageDown"|"home"|"end"|"space"
---@param options? detent.pickerView.key.options
function pickerView:key(name, options) end

---@class detent.pickerView.didSelectRow: detent.event
---@field source detent.pickerView
---@field component integer didSelectRow: the component, from 1.
---@field row integer didSelectRow: the chosen row, from 1.

---Runs the function at each such event; answers a handle for `off`.
---@param event "didSelectRow"
---@param callback fun(event: detent.event)
---@return detent.handle
---@overload fun(self: detent.pickerView, event: "didSelectRow", callback: fun(event: detent.pickerView.didSelectRow)): detent.handle
function pickerView:on(event, callback) end

---@class detent.pickerView.handlers
---@field didSelectRow? fun(event: detent.pickerView.didSelectRow)|(fun(event: detent.pickerView.didSelectRow))[]

---@class detent.pickerView.options
---@field id? string The id that it was given, or nil.
---@field place? "fill"|"top"|"bottom"|"center"|{ below?: string, above?: string, gap?: number }
---@field margins? detent.insets.given|number[]|number
---@field size? detent.size.given|number[]
---@field on? detent.pickerView.handlers
---@field intent? { role?: "primary"|"secondary"|"sidebar", purpose?: "exact"|"scheduling"|"meaning"|"decoration", edits?: string, order?: string } What only a person knows of it: role, purpose, edits, order.
---@field actions? table
---@field unknown? table<integer, string>
---@field components? table<integer, any> Its wheels from the first to the last: each a list of titles; or { count, title = function(row) … end }; or { from, to, step }; or a function that answers titles and is asked again at `reload`. Options: values, value, attributedTitle, view, width, rowHeight, wrapsAround, accessibilityLabel.
---@field selection? table<integer, integer> From 1. The chosen row of each component; false where there are no rows. Set rows are pinned; no event.
---@field values? table<integer, any> The value of each chosen row, its title unless values were given; false without rows.
---@field frame? detent.rect.given|number[] Where it lies in its parent, in points. Setting it replaces `place`.
---@field isHidden? boolean Whether it is hidden; nobody can touch it then.
---@field isEnabled? boolean Whether a person can use it.
---@field accessibilityLabel? string What VoiceOver calls it.
---@field tintColor? detent.color Its accent colour: "#FF3B30" or "systemBlue".
---@field backgroundColor? detent.color What its frame is filled with, behind all that it shows; nil: nothing. Guidelines judge contrast by it.
---@field [integer] detent.blueprint? Its components.

---@class detent.datePicker: detent.component
---@field datePickerMode "time"|"date"|"dateAndTime"|"countDownTimer"|"yearAndMonth" What can be chosen; dateAndTime unless set.
---@field preferredDatePickerStyle "automatic"|"wheels"|"compact"|"inline" The style that is asked for.
---@field datePickerStyle "wheels"|"compact"|"inline" The style in force, by mode and version of iOS. Read-only.
---@field locale string|nil Language and region of its texts; nil: the screen's.
---@field calendar string|nil The calendar that it counts in; nil: the screen's, or the locale's own.
---@field timeZone string|nil The zone whose clocks it shows; nil: the screen's.
---@field minuteInterval integer Minutes between two rows: a divisor of 60 up to 30, else it reads 1.
---@field askedMinuteInterval integer The minute interval as it was set. Read-only.
---@field roundsToMinuteInterval boolean Whether the date is rounded down to the interval.
---@field minimumDate string|nil The earliest date. Limits do not count while they cross, nor in a countdown.
---@field maximumDate string|nil The latest date.
---@field date string "2024-05-14T15:50:00+02:00". Set dates are pinned; no event. "2024-05-14" and "15:50" will do.
---@field utc string The same instant in UTC: "2024-05-14T13:50:00Z".
---@field localDate string The day in the picker's zone: "2024-05-14". Setting it keeps the time.
---@field localTime string The time in the picker's zone: "15:50:00". Setting it keeps the day.
---@field countDownDuration number A countdown's length in whole minutes, up to 86,340. Set in other modes: nothing. Seconds.
---@field askedCountDownDuration number The countdown's length as it was set. Seconds. Read-only.
---@field displayedText string The value in the locale's words: "May 14, 2024 3:50 PM". Read-only.
---@field buttons { text: string, frame: detent.rect, color: detent.color }[] Its buttons: text, frame, color (its tintColor, else systemBlue). Read-only.
---@field wheels table[] The wheels that can be turned now: unit, numberOfRows, row, value, selected (its text), wraps, rows (text, value, isEnabled), values (those that can be chosen). Of more than 1,000 rows those 200 before and behind the selected one. Read-only.
---@field page table|nil The month that a calendar shows: title, weekdays, weeks (false or day, text, isEnabled, isSelected, isToday). Read-only.
---@field isOpen boolean Whether a button has presented its calendar or wheels. Read-only.
---@field parts { wheels?: detent.rect, calendar?: detent.rect, editor?: detent.rect } Where wheels, calendar and the presented editor lie, in its own points. Read-only.
---@field isFocused boolean Whether keys go to it. Read-only.
local datePicker = {}

---@class detent.datePicker.setDate.options
---@field animated? boolean Default: true.

---Sets the date as app code does; its wheels turn there.
---@param date string
---@param options? detent.datePicker.setDate.options
function datePicker:setDate(date, options) end

---What VoiceOver reads of a wheel, or of the whole picker.
---@param wheel? string
---@return string
function datePicker:accessibilityValue(wheel) end

---@class detent.datePicker.spin.options
---@field wheel string
---@field by? integer
---@field to? any
---@field speed? number Points a second.

---A finger turns the wheel "year", "month", "day", "hour", "minute" or "amPM" by rows, to what it shows, or flicks it.
---@param options detent.datePicker.spin.options
---@return detent.motion
function datePicker:spin(options) end

---A tap on its first button, or the one named: the date's presents a calendar, the time's wheels.
---@param part? "date"|"time"
---@return detent.motion
function datePicker:open(part) end

---A tap beside what it presents, which confirms and closes.
---@return detent.motion
function datePicker:dismiss() end

---A tap on a day of the calendar's page: "2024-05-14".
---@param day string
---@return detent.motion
function datePicker:tapDay(day) end

---A tap on an arrow of the calendar.
---@param choice "next"|"previous"
---@return detent.motion
function datePicker:tapMonth(choice) end

---A tap on the calendar's title: wheels of months and years, or the days again.
---@return detent.motion
function datePicker:tapTitle() end

---Types a date or a time: "10:30", "1030", "5/14/2024"; letters need a hardware keyboard.
---@param text string
function datePicker:type(text) end

---VoiceOver: the next row of a wheel.
---@param wheel string
function datePicker:increment(wheel) end

---VoiceOver: the previous row of a wheel.
---@param wheel string
function datePicker:decrement(wheel) end

---Gives it the keyboard's focus.
function datePicker:focus() end

---@class detent.datePicker.key.options
---@field shift? boolean Default: false.

---Presses a key of a hardware keyboard. It acts only where the focus is.
---@param name "leftArrow"|"rightArrow"|"upArrow"|"downArrow"|"pageUp"|"pageDown"|"home"|"end"|"space"
---@param options? detent.datePicker.key.options
function datePicker:key(name, options) end

---@class detent.datePicker.valueChanged: detent.event
---@field source detent.datePicker
---@field date string valueChanged of a date picker: "2024-05-14T15:50:00+02:00".
---@field countDownDuration number valueChanged of a countdown.

---@class detent.datePicker.editingDidBegin: detent.event
---@field source detent.datePicker

---@class detent.datePicker.editingDidEnd: detent.event
---@field source detent.datePicker

---Runs the function at each such event; answers a handle for `off`.
---@param event "valueChanged"|"editingDidBegin"|"editingDidEnd"
---@param callback fun(event: detent.event)
---@return detent.handle
---@overload fun(self: detent.datePicker, event: "valueChanged", callback: fun(event: detent.datePicker.valueChanged)): detent.handle
---@overload fun(self: detent.datePicker, event: "editingDidBegin", callback: fun(event: detent.datePicker.editingDidBegin)): detent.handle
---@overload fun(self: detent.datePicker, event: "editingDidEnd", callback: fun(event: detent.datePicker.editingDidEnd)): detent.handle
function datePicker:on(event, callback) end

---@class detent.datePicker.handlers
---@field valueChanged? fun(event: detent.datePicker.valueChanged)|(fun(event: detent.datePicker.valueChanged))[]
---@field editingDidBegin? fun(event: detent.datePicker.editingDidBegin)|(fun(event: detent.datePicker.editingDidBegin))[]
---@field editingDidEnd? fun(event: detent.datePicker.editingDidEnd)|(fun(event: detent.datePicker.editingDidEnd))[]

---@class detent.datePicker.options
---@field id? string The id that it was given, or nil.
---@field place? "fill"|"top"|"bottom"|"center"|{ below?: string, above?: string, gap?: number }
---@field margins? detent.insets.given|number[]|number
---@field size? detent.size.given|number[]
---@field on? detent.datePicker.handlers
---@field intent? { role?: "primary"|"secondary"|"sidebar", purpose?: "exact"|"scheduling"|"meaning"|"decoration", edits?: string, order?: string } What only a person knows of it: role, purpose, edits, order.
---@field actions? table
---@field unknown? table<integer, string>
---@field datePickerMode? "time"|"date"|"dateAndTime"|"countDownTimer"|"yearAndMonth" What can be chosen; dateAndTime unless set.
---@field preferredDatePickerStyle? "automatic"|"wheels"|"compact"|"inline" The style that is asked for.
---@field locale? string Language and region of its texts; nil: the screen's.
---@field calendar? string The calendar that it counts in; nil: the screen's, or the locale's own.
---@field timeZone? string The zone whose clocks it shows; nil: the screen's.
---@field minuteInterval? integer Minutes between two rows: a divisor of 60 up to 30, else it reads 1.
---@field roundsToMinuteInterval? boolean Whether the date is rounded down to the interval.
---@field minimumDate? string The earliest date. Limits do not count while they cross, nor in a countdown.
---@field maximumDate? string The latest date.
---@field date? string "2024-05-14T15:50:00+02:00". Set dates are pinned; no event. "2024-05-14" and "15:50" will do.
---@field utc? string The same instant in UTC: "2024-05-14T13:50:00Z".
---@field localDate? string The day in the picker's zone: "2024-05-14". Setting it keeps the time.
---@field localTime? string The time in the picker's zone: "15:50:00". Setting it keeps the day.
---@field countDownDuration? number Seconds. A countdown's length in whole minutes, up to 86,340. Set in other modes: nothing.
---@field frame? detent.rect.given|number[] Where it lies in its parent, in points. Setting it replaces `place`.
---@field isHidden? boolean Whether it is hidden; nobody can touch it then.
---@field isEnabled? boolean Whether a person can use it.
---@field accessibilityLabel? string What VoiceOver calls it.
---@field tintColor? detent.color Its accent colour: "#FF3B30" or "systemBlue".
---@field backgroundColor? detent.color What its frame is filled with, behind all that it shows; nil: nothing. Guidelines judge contrast by it.
---@field [integer] detent.blueprint? Its components.

---@class detent.navigationBar: detent.component
---@field title string What it says.
---@field prefersLargeTitles boolean The title stands large below the bar; not on a phone held sideways.
---@field hidesBackButton boolean No back button, and no back swipe either.
---@field hasBackButton boolean Whether it shows a back button now: there is a screen below its own in a flow. Read-only.
local navigationBar = {}

---@class detent.navigationBar.options
---@field id? string The id that it was given, or nil.
---@field on? detent.navigationBar.handlers
---@field intent? { role?: "primary"|"secondary"|"sidebar", purpose?: "exact"|"scheduling"|"meaning"|"decoration", edits?: string, order?: string } What only a person knows of it: role, purpose, edits, order.
---@field actions? table
---@field unknown? table<integer, string>
---@field title? string What it says.
---@field prefersLargeTitles? boolean The title stands large below the bar; not on a phone held sideways.
---@field hidesBackButton? boolean No back button, and no back swipe either.
---@field isHidden? boolean Whether it is hidden; nobody can touch it then.
---@field isEnabled? boolean Whether a person can use it.
---@field accessibilityLabel? string What VoiceOver calls it.
---@field tintColor? detent.color Its accent colour: "#FF3B30" or "systemBlue".
---@field backgroundColor? detent.color What its frame is filled with, behind all that it shows; nil: nothing. Guidelines judge contrast by it.
---@field [integer] detent.blueprint? Its components.

---@class detent.tabBar: detent.component
---@field items string[] The titles of its items.
---@field selectedItem integer|nil The selected item, from 1; pinned to those that exist. Setting it sends nothing.
local tabBar = {}

---@class detent.tabBar.didSelectItem: detent.event
---@field source detent.tabBar
---@field item integer didSelectItem: the item, from 1.

---Runs the function at each such event; answers a handle for `off`.
---@param event "didSelectItem"
---@param callback fun(event: detent.event)
---@return detent.handle
---@overload fun(self: detent.tabBar, event: "didSelectItem", callback: fun(event: detent.tabBar.didSelectItem)): detent.handle
function tabBar:on(event, callback) end

---@class detent.tabBar.handlers
---@field didSelectItem? fun(event: detent.tabBar.didSelectItem)|(fun(event: detent.tabBar.didSelectItem))[]

---@class detent.tabBar.options
---@field id? string The id that it was given, or nil.
---@field on? detent.tabBar.handlers
---@field intent? { role?: "primary"|"secondary"|"sidebar", purpose?: "exact"|"scheduling"|"meaning"|"decoration", edits?: string, order?: string } What only a person knows of it: role, purpose, edits, order.
---@field actions? table
---@field unknown? table<integer, string>
---@field items? table<integer, string> The titles of its items.
---@field selectedItem? integer From 1. The selected item, from 1; pinned to those that exist. Setting it sends nothing.
---@field isHidden? boolean Whether it is hidden; nobody can touch it then.
---@field isEnabled? boolean Whether a person can use it.
---@field accessibilityLabel? string What VoiceOver calls it.
---@field tintColor? detent.color Its accent colour: "#FF3B30" or "systemBlue".
---@field backgroundColor? detent.color What its frame is filled with, behind all that it shows; nil: nothing. Guidelines judge contrast by it.
---@field [integer] detent.blueprint? Its components.

---@class detent.flow
---@field id string|nil The id that it was given, or nil. Read-only.
---@field kind string "flow" Read-only.
---@field screen detent.screen The screen in front; from the start of a transition on the new one. Read-only.
---@field stack detent.screen[] The screens of the level in front, the root first. Read-only.
---@field presented detent.screen|nil The screen presented last: the root of the level in front. Read-only.
---@field presentation table|nil How it is presented: as, asked, detent, detents, anchor, frame (on the device). Read-only.
---@field transition table|nil What is under way: by, from, to, progress (0 to 1), isInteractive. Read-only.
---@field screens detent.screen[] All its screens, in the order in which they were given. Read-only.
---@field links table[] The links as they were given: from, to, by, trigger, alternative … Read-only.
---@field isBackSwipeEnabled boolean A drag from the leading edge pops.
---@field [string] detent.screen Its screens by id.
local flow = {}

---The screen with an id, or nil.
---@param id string
---@return detent.screen|nil
function flow:find(id) end

---The flow as it was at an earlier moment of the run; it cannot be changed.
---@param seconds number Seconds.
---@return detent.flow
function flow:at(seconds) end

---Ends what `on` began.
---@param handle detent.handle
function flow:off(handle) end

---Ends it and all its screens.
function flow:close() end

---@class detent.flow.push.options
---@field animated? boolean Default: true.

---Puts a screen on the stack in front; answers the flow.
---@param screen detent.screen|string
---@param options? detent.flow.push.options
---@return detent.flow
function flow:push(screen, options) end

---@class detent.flow.replace.options
---@field animated? boolean Default: true.

---Puts a screen in the place of the one in front.
---@param screen detent.screen|string
---@param options? detent.flow.replace.options
---@return detent.flow
function flow:replace(screen, options) end

---@class detent.flow.selectTab.options
---@field animated? boolean Default: false.

---Shows the stack of another tab: the one that the screen is the root of, as it was left.
---@param screen detent.screen|string
---@param options? detent.flow.selectTab.options
---@return detent.flow
function flow:selectTab(screen, options) end

---@class detent.flow.pop.options
---@field to? detent.screen|string
---@field animated? boolean Default: true.

---Goes back to the screen below, or to another one of the stack.
---@param options? detent.flow.pop.options
---@return detent.flow
function flow:pop(options) end

---@class detent.flow.present.options
---@field as? "sheet"|"popover"|"fullScreen" Default: "sheet".
---@field anchor? detent.component|string
---@field detents? table<integer, string>
---@field adapts? boolean Default: true.
---@field animated? boolean Default: true.

---Presents a screen over the one in front: a sheet with detents, a popover at its anchor (on phones a sheet, unless adapts is false), or fullScreen.
---@param screen detent.screen|string
---@param options? detent.flow.present.options
---@return detent.flow
function flow:present(screen, options) end

---@class detent.flow.dismiss.options
---@field animated? boolean Default: true.

---Takes away what was presented last.
---@param options? detent.flow.dismiss.options
---@return detent.flow
function flow:dismiss(options) end

---Waits until it and all else rests; answers the flow.
---@return detent.flow
function flow:settle() end

---@class detent.flow.swipeBack.options
---@field distance? number Points.
---@field speed? number Points a second. Default: 1000.
---@field from? detent.point.given|number[]

---A finger that swipes in from the leading edge: 3/4 of the width unless told. `from`: a point of the screen.
---@param options? detent.flow.swipeBack.options
---@return detent.motion
function flow:swipeBack(options) end

---@class detent.flow.willPush: detent.event
---@field source detent.flow
---@field by string Of a flow: "push", "present" …
---@field from detent.screen selectionChanged: the first selected character. Of a flow: the screen that it leaves.
---@field to detent.screen selectionChanged: the last one; less than `from`: an insertion point. Of a flow: the screen to which it leads.
---@field isAnimated boolean Of a flow and of screens that appear or disappear: whether it is seen to move.
---@field isInteractive boolean Of a flow: whether a finger drives it.

---@class detent.flow.didPush: detent.event
---@field source detent.flow
---@field by string Of a flow: "push", "present" …
---@field from detent.screen selectionChanged: the first selected character. Of a flow: the screen that it leaves.
---@field to detent.screen selectionChanged: the last one; less than `from`: an insertion point. Of a flow: the screen to which it leads.
---@field isAnimated boolean Of a flow and of screens that appear or disappear: whether it is seen to move.
---@field isInteractive boolean Of a flow: whether a finger drives it.

---@class detent.flow.willPop: detent.event
---@field source detent.flow
---@field by string Of a flow: "push", "present" …
---@field from detent.screen selectionChanged: the first selected character. Of a flow: the screen that it leaves.
---@field to detent.screen selectionChanged: the last one; less than `from`: an insertion point. Of a flow: the screen to which it leads.
---@field isAnimated boolean Of a flow and of screens that appear or disappear: whether it is seen to move.
---@field isInteractive boolean Of a flow: whether a finger drives it.

---@class detent.flow.didPop: detent.event
---@field source detent.flow
---@field by string Of a flow: "push", "present" …
---@field from detent.screen selectionChanged: the first selected character. Of a flow: the screen that it leaves.
---@field to detent.screen selectionChanged: the last one; less than `from`: an insertion point. Of a flow: the screen to which it leads.
---@field isAnimated boolean Of a flow and of screens that appear or disappear: whether it is seen to move.
---@field isInteractive boolean Of a flow: whether a finger drives it.

---@class detent.flow.didCancelPop: detent.event
---@field source detent.flow
---@field by string Of a flow: "push", "present" …
---@field from detent.screen selectionChanged: the first selected character. Of a flow: the screen that it leaves.
---@field to detent.screen selectionChanged: the last one; less than `from`: an insertion point. Of a flow: the screen to which it leads.
---@field isAnimated boolean Of a flow and of screens that appear or disappear: whether it is seen to move.
---@field isInteractive boolean Of a flow: whether a finger drives it.

---@class detent.flow.willReplace: detent.event
---@field source detent.flow
---@field by string Of a flow: "push", "present" …
---@field from detent.screen selectionChanged: the first selected character. Of a flow: the screen that it leaves.
---@field to detent.screen selectionChanged: the last one; less than `from`: an insertion point. Of a flow: the screen to which it leads.
---@field isAnimated boolean Of a flow and of screens that appear or disappear: whether it is seen to move.
---@field isInteractive boolean Of a flow: whether a finger drives it.

---@class detent.flow.didReplace: detent.event
---@field source detent.flow
---@field by string Of a flow: "push", "present" …
---@field from detent.screen selectionChanged: the first selected character. Of a flow: the screen that it leaves.
---@field to detent.screen selectionChanged: the last one; less than `from`: an insertion point. Of a flow: the screen to which it leads.
---@field isAnimated boolean Of a flow and of screens that appear or disappear: whether it is seen to move.
---@field isInteractive boolean Of a flow: whether a finger drives it.

---@class detent.flow.willPresent: detent.event
---@field source detent.flow
---@field by string Of a flow: "push", "present" …
---@field from detent.screen selectionChanged: the first selected character. Of a flow: the screen that it leaves.
---@field to detent.screen selectionChanged: the last one; less than `from`: an insertion point. Of a flow: the screen to which it leads.
---@field isAnimated boolean Of a flow and of screens that appear or disappear: whether it is seen to move.
---@field isInteractive boolean Of a flow: whether a finger drives it.
---@field as string Of presentations: "sheet", "popover" or "fullScreen".
---@field detent string Of presentations: where the sheet rests.

---@class detent.flow.didPresent: detent.event
---@field source detent.flow
---@field by string Of a flow: "push", "present" …
---@field from detent.screen selectionChanged: the first selected character. Of a flow: the screen that it leaves.
---@field to detent.screen selectionChanged: the last one; less than `from`: an insertion point. Of a flow: the screen to which it leads.
---@field isAnimated boolean Of a flow and of screens that appear or disappear: whether it is seen to move.
---@field isInteractive boolean Of a flow: whether a finger drives it.
---@field as string Of presentations: "sheet", "popover" or "fullScreen".
---@field detent string Of presentations: where the sheet rests.

---@class detent.flow.willDismiss: detent.event
---@field source detent.flow
---@field by string Of a flow: "push", "present" …
---@field from detent.screen selectionChanged: the first selected character. Of a flow: the screen that it leaves.
---@field to detent.screen selectionChanged: the last one; less than `from`: an insertion point. Of a flow: the screen to which it leads.
---@field isAnimated boolean Of a flow and of screens that appear or disappear: whether it is seen to move.
---@field isInteractive boolean Of a flow: whether a finger drives it.
---@field as string Of presentations: "sheet", "popover" or "fullScreen".
---@field detent string Of presentations: where the sheet rests.

---@class detent.flow.didDismiss: detent.event
---@field source detent.flow
---@field by string Of a flow: "push", "present" …
---@field from detent.screen selectionChanged: the first selected character. Of a flow: the screen that it leaves.
---@field to detent.screen selectionChanged: the last one; less than `from`: an insertion point. Of a flow: the screen to which it leads.
---@field isAnimated boolean Of a flow and of screens that appear or disappear: whether it is seen to move.
---@field isInteractive boolean Of a flow: whether a finger drives it.
---@field as string Of presentations: "sheet", "popover" or "fullScreen".
---@field detent string Of presentations: where the sheet rests.

---@class detent.flow.didAttemptToDismiss: detent.event
---@field source detent.flow
---@field by string Of a flow: "push", "present" …
---@field from detent.screen selectionChanged: the first selected character. Of a flow: the screen that it leaves.
---@field to detent.screen selectionChanged: the last one; less than `from`: an insertion point. Of a flow: the screen to which it leads.
---@field isAnimated boolean Of a flow and of screens that appear or disappear: whether it is seen to move.
---@field isInteractive boolean Of a flow: whether a finger drives it.
---@field as string Of presentations: "sheet", "popover" or "fullScreen".
---@field detent string Of presentations: where the sheet rests.

---@class detent.flow.didChangeSelectedDetent: detent.event
---@field source detent.flow
---@field by string Of a flow: "push", "present" …
---@field from detent.screen selectionChanged: the first selected character. Of a flow: the screen that it leaves.
---@field to detent.screen selectionChanged: the last one; less than `from`: an insertion point. Of a flow: the screen to which it leads.
---@field isAnimated boolean Of a flow and of screens that appear or disappear: whether it is seen to move.
---@field isInteractive boolean Of a flow: whether a finger drives it.
---@field as string Of presentations: "sheet", "popover" or "fullScreen".
---@field detent string Of presentations: where the sheet rests.

---Runs the function at each such event; answers a handle for `off`.
---@param event "willPush"|"didPush"|"willPop"|"didPop"|"didCancelPop"|"willReplace"|"didReplace"|"willPresent"|"didPresent"|"willDismiss"|"didDismiss"|"didAttemptToDismiss"|"didChangeSelectedDetent"
---@param callback fun(event: detent.event)
---@return detent.handle
---@overload fun(self: detent.flow, event: "willPush", callback: fun(event: detent.flow.willPush)): detent.handle
---@overload fun(self: detent.flow, event: "didPush", callback: fun(event: detent.flow.didPush)): detent.handle
---@overload fun(self: detent.flow, event: "willPop", callback: fun(event: detent.flow.willPop)): detent.handle
---@overload fun(self: detent.flow, event: "didPop", callback: fun(event: detent.flow.didPop)): detent.handle
---@overload fun(self: detent.flow, event: "didCancelPop", callback: fun(event: detent.flow.didCancelPop)): detent.handle
---@overload fun(self: detent.flow, event: "willReplace", callback: fun(event: detent.flow.willReplace)): detent.handle
---@overload fun(self: detent.flow, event: "didReplace", callback: fun(event: detent.flow.didReplace)): detent.handle
---@overload fun(self: detent.flow, event: "willPresent", callback: fun(event: detent.flow.willPresent)): detent.handle
---@overload fun(self: detent.flow, event: "didPresent", callback: fun(event: detent.flow.didPresent)): detent.handle
---@overload fun(self: detent.flow, event: "willDismiss", callback: fun(event: detent.flow.willDismiss)): detent.handle
---@overload fun(self: detent.flow, event: "didDismiss", callback: fun(event: detent.flow.didDismiss)): detent.handle
---@overload fun(self: detent.flow, event: "didAttemptToDismiss", callback: fun(event: detent.flow.didAttemptToDismiss)): detent.handle
---@overload fun(self: detent.flow, event: "didChangeSelectedDetent", callback: fun(event: detent.flow.didChangeSelectedDetent)): detent.handle
function flow:on(event, callback) end

---@class detent.flow.handlers
---@field willPush? fun(event: detent.flow.willPush)|(fun(event: detent.flow.willPush))[]
---@field didPush? fun(event: detent.flow.didPush)|(fun(event: detent.flow.didPush))[]
---@field willPop? fun(event: detent.flow.willPop)|(fun(event: detent.flow.willPop))[]
---@field didPop? fun(event: detent.flow.didPop)|(fun(event: detent.flow.didPop))[]
---@field didCancelPop? fun(event: detent.flow.didCancelPop)|(fun(event: detent.flow.didCancelPop))[]
---@field willReplace? fun(event: detent.flow.willReplace)|(fun(event: detent.flow.willReplace))[]
---@field didReplace? fun(event: detent.flow.didReplace)|(fun(event: detent.flow.didReplace))[]
---@field willPresent? fun(event: detent.flow.willPresent)|(fun(event: detent.flow.willPresent))[]
---@field didPresent? fun(event: detent.flow.didPresent)|(fun(event: detent.flow.didPresent))[]
---@field willDismiss? fun(event: detent.flow.willDismiss)|(fun(event: detent.flow.willDismiss))[]
---@field didDismiss? fun(event: detent.flow.didDismiss)|(fun(event: detent.flow.didDismiss))[]
---@field didAttemptToDismiss? fun(event: detent.flow.didAttemptToDismiss)|(fun(event: detent.flow.didAttemptToDismiss))[]
---@field didChangeSelectedDetent? fun(event: detent.flow.didChangeSelectedDetent)|(fun(event: detent.flow.didChangeSelectedDetent))[]

---@class detent.motion
---@field component any What the gesture was made on. Any component. Read-only.
---@field duration number From touch-down to lift. Seconds. Read-only.
---@field achieved { distance: number, speed: number, velocity: detent.point }|nil What the finger did: distance (points), speed (points per second, at the lift), velocity. Read-only.
---@field decision detent.decision|nil The decision that the lift led to: outcome, threshold, margin, inputs. Read-only.
local motion = {}

---Waits until what the finger moved, and its pair, rest; answers the motion.
---@return detent.motion
function motion:settle() end

---Waits; answers the motion.
---@param seconds number Seconds.
---@return detent.motion
function motion:wait(seconds) end

---@class detent.touch
---@field isDown boolean Whether the finger is down. Read-only.
local touch = {}

---@class detent.touch.move.options
---@field by? detent.point.given|number[]
---@field to? detent.point.given|number[]
---@field over? number Seconds. Default: 0.

---Moves the finger, in points of the component.
---@param options? detent.touch.move.options
---@return detent.touch
function touch:move(options) end

---The finger rests where it is.
---@param seconds number Seconds.
---@return detent.touch
function touch:hold(seconds) end

---Lifts the finger.
---@return detent.motion
function touch:up() end

---Takes the finger away as the system does (a call comes in): no tap, no speed.
---@return detent.motion
function touch:cancel() end

---@class detent.event
---@field name string "valueChanged" … Read-only.
---@field time number When, since the run began. Seconds. Read-only.
---@field source detent.component Who sent it. Read-only.
---@field isUser boolean True for touches, pointer, keys and accessibility; false for code and timers. Read-only.
---@field item integer didSelectItem: the item, from 1. Read-only.
---@field page integer The page that it is about, from 1. Read-only.
---@field component integer didSelectRow: the component, from 1. Read-only.
---@field row integer didSelectRow: the chosen row, from 1. Read-only.
---@field date string valueChanged of a date picker: "2024-05-14T15:50:00+02:00". Read-only.
---@field countDownDuration number valueChanged of a countdown. Seconds. Read-only.
---@field velocity detent.point Speed of the offset at the release, in points per second. Read-only.
---@field willDecelerate boolean Whether the view goes on moving. Read-only.
---@field contentOffset detent.point didScroll: the offset. Read-only.
---@field at detent.point tap and longPress: where, in the component. Read-only.
---@field scale number didZoom and didEndZooming: the scale. Read-only.
---@field adjustedContentInset detent.insets didChangeAdjustedContentInset: the new insets. Read-only.
---@field isVisible boolean progressVisibilityDidChange: whether it shows. Read-only.
---@field progress number timerProgressDidChange: how full. 0 to 1. Read-only.
---@field targetContentOffset detent.point willEndDragging: where the view will rest. It may be set until the handler first waits or returns.
---@field shouldAdvance boolean shouldAdvanceToPage: false keeps the page.
---@field shouldScrollToTop boolean shouldScrollToTop: false keeps the view where it is.
---@field announcement string accessibilityScrolled: what VoiceOver says. Read-only.
---@field rect detent.rect revealed: what was brought into view, in the content. Read-only.
---@field reason string revealed: "selection", "typing" or "action". Read-only.
---@field from integer|detent.screen selectionChanged: the first selected character. Of a flow: the screen that it leaves. From 1. Read-only.
---@field to integer|detent.screen selectionChanged: the last one; less than `from`: an insertion point. Of a flow: the screen to which it leads. From 1. Read-only.
---@field by string Of a flow: "push", "present" … Read-only.
---@field isAnimated boolean Of a flow and of screens that appear or disappear: whether it is seen to move. Read-only.
---@field isInteractive boolean Of a flow: whether a finger drives it. Read-only.
---@field detent string Of presentations: where the sheet rests. Read-only.
---@field as string Of presentations: "sheet", "popover" or "fullScreen". Read-only.
---@field action string editAction: what was done to the selection. Read-only.
---@field initialProgress number initialProgressForPage: where the page's progress starts. 0 to 1.
local event = {}

---@class detent.timer
local timer = {}

---The function will not run any more.
function timer:cancel() end

---@class detent.handle
local handle = {}

---@class detent.gen
local gen = {}

---A whole number; simplest near 0.
---@param from integer
---@param to integer
---@return detent.generator
function gen.integer(from, to) end

---A number; simplest round and near 0.
---@param from number
---@param to number
---@return detent.generator
function gen.number(from, to) end

---One of some values or generators; simplest the first.
---@param list table<integer, any>
---@return detent.generator
function gen.choice(list) end

---So many values of one kind; simplest few.
---@param options detent.scrollView.options|detent.blueprint[]
---@return detent.generator
function gen.list(generator, from, to) end

---A day such as "2026-03-29"; simplest the first.
---@param from string
---@param to string
---@return detent.generator
function gen.date(from, to) end

---@class detent.gen.swipe.options
---@field to? any
---@field distance? any
---@field speed? any
---@field from? any

---Options of swipe; each may be given, as a value or a generator.
---@param options? detent.gen.swipe.options
---@return detent.generator
function gen.swipe(options) end

---@class detent.gen.drag.options
---@field by? any
---@field over? any
---@field hold? any
---@field from? any

---Options of drag: up to 300 points each way, up to a second.
---@param options? detent.gen.drag.options
---@return detent.generator
function gen.drag(options) end

---@class detent.gen.tap.options
---@field at? any

---What a page control's tap takes: "next" or "previous"; with `at`, a point.
---@param options? detent.gen.tap.options
---@return detent.generator
function gen.tap(options) end

---@class detent.gen.scrub.options
---@field pages integer
---@field over? any

---Options of scrub: from one of so many pages to another.
---@param options detent.gen.scrub.options
---@return detent.generator
function gen.scrub(options) end

---@class detent.gen.spin.options
---@field component? any
---@field by? any
---@field speed? any

---Options of a wheel's spin: by up to ten rows unless a speed is given.
---@param options? detent.gen.spin.options
---@return detent.generator
function gen.spin(options) end

---@class detent.gen.sequence.options
---@field from? integer Default: 1.
---@field to? integer Default: 8.
---@field [string] any

---Some gestures one after another, for `play`, of { swipe = generator, … }: { { "swipe", { … } }, … }.
---@param options? detent.gen.sequence.options
---@return detent.generator
function gen.sequence(options) end

---@class detent.generator
local generator = {}

---@type detent.assert
assert = assertions

---Names the part of the scenario that begins here.
---@param text string
function step(text) end

---Writes a remark into the trace and the output.
---@param text string
function note(text) end

return detent
