/// What of Lua's own a script may use (docs/sandbox.md), for linters; a test compares it with a live state.
enum Sandbox {
  /// A global, and what is in it if it is a library.
  static let names: [(name: String, functions: [String])] =
    [
      "_VERSION", "error", "getmetatable", "ipairs", "load", "next", "pairs", "pcall", "print", "rawequal", "rawget",
      "rawlen", "rawset", "require", "select", "setmetatable", "tonumber", "tostring", "type", "xpcall",
    ].map { ($0, []) } + [
      ("coroutine", ["close", "create", "isyieldable", "resume", "running", "status", "wrap", "yield"]),
      ("debug", ["traceback"]),
      (
        "math",
        [
          "abs", "acos", "asin", "atan", "ceil", "cos", "deg", "exp", "floor", "fmod", "huge", "log", "max",
          "maxinteger",
          "min", "mininteger", "modf", "pi", "rad", "random", "randomseed", "sin", "sqrt", "tan", "tointeger", "type",
          "ult",
        ]
      ),
      ("os", ["clock", "date", "difftime", "time"]),
      (
        "string",
        [
          "byte", "char", "find", "format", "gmatch", "gsub", "len", "lower", "match", "pack", "packsize", "rep",
          "reverse",
          "sub", "unpack", "upper",
        ]
      ),
      ("table", ["concat", "insert", "move", "pack", "remove", "sort", "unpack"]),
      ("utf8", ["char", "charpattern", "codepoint", "codes", "len", "offset"]),
    ]
}
