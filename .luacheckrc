-- luacheck, for the scripts of this project. The names are written by scripts/docs from the tables that serve scripts.
local names = require "docs.types.luacheck"
stds.detent, stds.detent_spec = names.detent, names.detent_spec

std = "detent"
files["**/*_spec.lua"] = { std = "+detent_spec" }
exclude_files = { ".build/**", "docs/types/**" }
max_line_length = false

-- Each section of these files is a script of its own, under the names that the file's first lines give.
files["Tests/Lua/*.lua"] = { ignore = { "21.", "23.", "4.." } }

-- These run in the stock interpreter.
files["Tests/Module/*.lua"] = { std = "lua54" }
