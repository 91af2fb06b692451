// C, because it may raise: the Swift function that it calls is a leaf and does not.
#include "CDetentModule.h"

#include "CDetentLua.h"

struct lua_State;
int luaopen_detent(struct lua_State *L);

// The classes of the module and of its assertions are the first two that the binding defines.
int luaopen_detent(struct lua_State *L) { return dtn_open_module(L, detent_module_attach, 0, 1); }
