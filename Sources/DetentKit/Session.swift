public import DetentLua
