-- insulate as busted has it: a block's globals and loaded modules are its own.
-- luacheck: globals shared_global inner_global exposed_global
local before = shared_global

describe("insulated blocks", function()
  insulate("the first", function()
    shared_global = "first"
    local first = require "insulated_module"
    first.mark = "first"

    it("sees its global", function() assert.equal("first", shared_global) end)
    it("may change it", function() shared_global = "changed" assert.equal("changed", shared_global) end)
    it("keeps the change for its later tests", function() assert.equal("changed", shared_global) end)
    it("has the module that it loaded", function() assert.equal("first", require("insulated_module").mark) end)
  end)

  insulate("the second", function()
    it("sees nothing of the first", function() assert.is_nil(shared_global) end)
    it("loads the module anew", function() assert.is_nil(require("insulated_module").mark) end)
    insulate("an inner one", function()
      inner_global = true
      it("sees its own", function() assert.is_true(inner_global) end)
    end)
    it("sees nothing of an inner one", function() assert.is_nil(inner_global) end)
  end)

  it("leave nothing behind", function()
    assert.is_nil(before)
    assert.is_nil(shared_global)
    assert.is_nil(package.loaded["insulated_module"])
  end)
end)

expose("exposed blocks", function()
  exposed_global = "here"
  it("see their globals", function() assert.equal("here", exposed_global) end)
end)

it("exposed globals stay", function() assert.equal("here", exposed_global) end)

it("a module that is taken out of package.loaded is loaded anew", function()
  local one = require "insulated_module"
  package.loaded["insulated_module"] = nil
  assert.is_not_equal(one, require "insulated_module")
end)
