// The function by which a stock Lua interpreter opens Detent: the one symbol that detent.so exports.
#pragma once

// What Swift fills: attaches a host to a lua_State and answers the bridge's state, or NULL.
struct dtn_state;
struct dtn_state *detent_module_attach(void *lua);
