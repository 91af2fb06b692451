// The coroutine library for scripts. Its own, for two reasons.
//
// A call may wait inside a script's coroutine: it yields the park mark, which resume and wrap here pass outward to the
// task, and on the way back they resume the inner coroutine again; stock resume would hand the mark to the script. And
// a limit that was met is raised again in the parent, and no __close runs after it, because the hook does not work in a
// coroutine that it has ended.
#include "internal.h"

typedef enum resume_mode { RESUME, WRAP } resume_mode;

static lua_State *check_coroutine(lua_State *L, int index) {
  lua_State *co = lua_tothread(L, index);
  if (!co) luaL_typeerror(L, index, "coroutine");
  return co;
}

// MARK: Status

// What a coroutine does, seen from L. One that waits with its resumers is "normal": it has called into them.
static const char *status_of(lua_State *L, lua_State *co) {
  lua_Debug record;
  if (L == co) return "running";
  if (dtn_is_parked(co)) return "normal";
  switch (lua_status(co)) {
    case LUA_YIELD: return "suspended";
    case LUA_OK:
      if (lua_getstack(co, 0, &record)) return "normal";
      return lua_gettop(co) == 0 ? "dead" : "suspended";
    default: return "dead";
  }
}

static int coroutine_status(lua_State *L) {
  lua_pushstring(L, status_of(L, check_coroutine(L, 1)));
  return 1;
}

static int coroutine_running(lua_State *L) {
  lua_pushboolean(L, lua_pushthread(L));
  return 2;
}

static int coroutine_isyieldable(lua_State *L) {
  lua_pushboolean(L, lua_isyieldable(lua_isnone(L, 1) ? L : check_coroutine(L, 1)));
  return 1;
}

// MARK: Resume

static int resume_again(lua_State *L, int status, lua_KContext mode);

// Ends a failed coroutine as wrap does it: its to-be-closed variables run, and text gets the caller's place.
static int fail_wrapped(lua_State *L, lua_State *co, int status) {
  dtn_state *S = dtn_of(L);
  if (status != LUA_YIELD && status != LUA_OK) {
    dtn_set_running(S, co);
    status = lua_resetthread(co);
    dtn_set_running(S, L);
    if (dtn_has_tripped(S)) return dtn_raise_trip(L);
    lua_xmove(co, L, 1);
  }
  if (status != LUA_ERRMEM && lua_type(L, -1) == LUA_TSTRING) {
    luaL_where(L, 1);
    lua_insert(L, -2);
    lua_concat(L, 2);
  }
  return lua_error(L);
}

static int fail(lua_State *L, lua_State *co, int status, resume_mode mode) {
  if (mode == WRAP) return fail_wrapped(L, co, status);
  if (status != LUA_OK) lua_xmove(co, L, 1);
  lua_pushboolean(L, 0);
  lua_insert(L, -2);
  return 2;
}

// A refusal that is the caller's mistake: the text is on the parent's stack, the coroutine is left as it is.
static int refuse(lua_State *L, lua_State *co, const char *text, resume_mode mode) {
  lua_pushstring(L, text);
  return fail(L, co, LUA_OK, mode);
}

static int enter(lua_State *L, lua_State *co, int arguments, resume_mode mode) {
  dtn_state *S = dtn_of(L);
  if (!lua_checkstack(co, arguments + 1)) return refuse(L, co, "too many arguments to resume", mode);
  lua_xmove(L, co, arguments);
  bool blocked = S->blocked;
  S->blocked = blocked || !lua_isyieldable(L);
  dtn_set_running(S, co);
  int results = 0;
  int status = lua_resume(co, L, arguments, &results);
  dtn_set_running(S, L);
  S->blocked = blocked;
  if (dtn_has_tripped(S)) return dtn_raise_trip(L);
  if (status != LUA_OK && status != LUA_YIELD) return fail(L, co, status, mode);
  if (status == LUA_YIELD && results == 1 && lua_touserdata(co, -1) == &dtn_park_mark) {
    dtn_set_parked(co, true);
    lua_xmove(co, L, 1);
    return lua_yieldk(L, 1, mode, resume_again);
  }
  if (!lua_checkstack(L, results + 1)) {
    lua_pop(co, results);
    return refuse(L, co, "too many results to resume", mode);
  }
  lua_xmove(co, L, results);
  if (mode == WRAP) return results;
  lua_pushboolean(L, 1);
  lua_insert(L, -(results + 1));
  return results + 1;
}

// The task was resumed: so is the coroutine below. What the host passes inward (an error to raise) is handed on.
static int resume_again(lua_State *L, int status, lua_KContext mode) {
  (void)status;
  bool is_wrap = mode == WRAP;
  lua_State *co = lua_tothread(L, is_wrap ? lua_upvalueindex(1) : 1);
  dtn_set_parked(co, false);
  return enter(L, co, lua_gettop(L) - (is_wrap ? 0 : 1), is_wrap ? WRAP : RESUME);
}

static int resume(lua_State *L, lua_State *co, int arguments, resume_mode mode) {
  const char *status = status_of(L, co);
  if (status[0] == 'd') return refuse(L, co, "cannot resume dead coroutine", mode);
  if (status[0] != 's') return refuse(L, co, "cannot resume non-suspended coroutine", mode);
  return enter(L, co, arguments, mode);
}

static int coroutine_resume(lua_State *L) {
  lua_State *co = check_coroutine(L, 1);
  return resume(L, co, lua_gettop(L) - 1, RESUME);
}

static int wrapped(lua_State *L) {
  lua_State *co = lua_tothread(L, lua_upvalueindex(1));
  return resume(L, co, lua_gettop(L), WRAP);
}

// MARK: Making and ending

static int coroutine_create(lua_State *L) {
  luaL_checktype(L, 1, LUA_TFUNCTION);
  dtn_charge(dtn_of(L), DTN_HOOK_COUNT);
  dtn_poll(L);
  lua_State *co = lua_newthread(L);
  dtn_arm(dtn_of(L), co);
  lua_pushvalue(L, 1);
  lua_xmove(L, co, 1);
  return 1;
}

static int coroutine_wrap(lua_State *L) {
  coroutine_create(L);
  lua_pushcclosure(L, wrapped, 1);
  return 1;
}

static int coroutine_yield(lua_State *L) { return lua_yield(L, lua_gettop(L)); }

// lua_resetthread does not count C calls, so nested closing is limited here.
static int close_suspended(lua_State *L, lua_State *co) {
  dtn_state *S = dtn_of(L);
  if (S->closing >= DTN_MAX_CLOSING) return luaL_error(L, "C stack overflow");
  S->closing += 1;
  dtn_set_running(S, co);
  int status = lua_resetthread(co);
  dtn_set_running(S, L);
  S->closing -= 1;
  if (dtn_has_tripped(S)) return dtn_raise_trip(L);
  lua_pushboolean(L, status == LUA_OK);
  if (status == LUA_OK) return 1;
  lua_xmove(co, L, 1);
  return 2;
}

static int coroutine_close(lua_State *L) {
  lua_State *co = check_coroutine(L, 1);
  const char *status = status_of(L, co);
  if (status[0] != 'd' && status[0] != 's') return luaL_error(L, "cannot close a %s coroutine", status);
  return close_suspended(L, co);
}

// Pushes the library.
int dtn_open_coroutines(lua_State *L) {
  static const luaL_Reg functions[] = {
      {"close", coroutine_close},   {"create", coroutine_create}, {"isyieldable", coroutine_isyieldable},
      {"resume", coroutine_resume}, {"running", coroutine_running}, {"status", coroutine_status},
      {"wrap", coroutine_wrap},     {"yield", coroutine_yield},   {NULL, NULL}};
  luaL_newlib(L, functions);
  return 1;
}
