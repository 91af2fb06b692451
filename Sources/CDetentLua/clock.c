// os: time, date, clock and difftime, from the run's virtual clock and in UTC. Nothing here reads the host's clock,
// zone or locale.
#define _GNU_SOURCE
#include <limits.h>
#include <math.h>
#include <string.h>
#include <time.h>

#include "internal.h"

static lua_Integer current_second(dtn_state *S) {
  return S->hooks.now ? (lua_Integer)floor(S->hooks.now(S->host)) : 0;
}

// MARK: Fields of a date

static void set_integer(lua_State *L, const char *name, lua_Integer value) {
  lua_pushinteger(L, value);
  lua_setfield(L, -2, name);
}

// Fills the table on top.
static void set_fields(lua_State *L, const struct tm *date) {
  set_integer(L, "year", (lua_Integer)date->tm_year + 1900);
  set_integer(L, "month", date->tm_mon + 1);
  set_integer(L, "day", date->tm_mday);
  set_integer(L, "hour", date->tm_hour);
  set_integer(L, "min", date->tm_min);
  set_integer(L, "sec", date->tm_sec);
  set_integer(L, "yday", date->tm_yday + 1);
  set_integer(L, "wday", date->tm_wday + 1);
  lua_pushboolean(L, 0);
  lua_setfield(L, -2, "isdst");
}

// A field of the table on top; `otherwise` < 0: it must be there.
static lua_Integer get_field(lua_State *L, const char *name, int otherwise) {
  int type = lua_getfield(L, -1, name), is_integer;
  lua_Integer value = lua_tointegerx(L, -1, &is_integer);
  if (!is_integer) {
    if (type != LUA_TNIL) luaL_error(L, "field '%s' is not an integer", name);
    if (otherwise < 0) luaL_error(L, "field '%s' missing in date table", name);
    value = otherwise;
  }
  if (value < INT_MIN || value > INT_MAX) luaL_error(L, "field '%s' is out-of-bound", name);
  lua_pop(L, 1);
  return value;
}

// Days from 1970-01-01 to a day of the proleptic Gregorian calendar; month and day may lie outside their range.
// Counted in years that begin in March, so that the leap day comes last.
static int64_t days_since_1970(int64_t year, int64_t month, int64_t day) {
  int64_t months = year * 12 + month - 1 - 2;
  int64_t y = months / 12 - (months % 12 < 0), m = months - y * 12;
  int64_t era = y / 400 - (y % 400 < 0), of_era = y - era * 400;
  int64_t days = (153 * m + 2) / 5 + of_era * 365 + of_era / 4 - of_era / 100;
  return era * 146097 + days - 719468 + day - 1;
}

static bool split(lua_Integer seconds, struct tm *date) {
  time_t time = (time_t)seconds;
  return gmtime_r(&time, date) != NULL;
}

// MARK: Functions

static int os_time(lua_State *L) {
  if (lua_isnoneornil(L, 1)) {
    lua_pushinteger(L, current_second(dtn_of(L)));
    return 1;
  }
  luaL_checktype(L, 1, LUA_TTABLE);
  lua_settop(L, 1);
  lua_Integer year = get_field(L, "year", -1), month = get_field(L, "month", -1), day = get_field(L, "day", -1);
  lua_Integer hour = get_field(L, "hour", 12), minute = get_field(L, "min", 0), second = get_field(L, "sec", 0);
  lua_Integer time = days_since_1970(year, month, day) * 86400 + hour * 3600 + minute * 60 + second;
  struct tm date;
  if (!split(time, &date)) return luaL_error(L, "time result cannot be represented");
  set_fields(L, &date);  // the table reads back normalised, as in stock Lua
  lua_pushinteger(L, time);
  return 1;
}

// The length of the conversion at `at` (behind the '%'), or 0 for one that C does not have.
static int conversion_length(const char *at, const char *end) {
  static const char plain[] = "aAbBcCdDeFgGhHIjmMnprRStTuUVwWxXyYzZ%";
  static const char after_e[] = "cCxXyY", after_o[] = "deHImMSuUVwWy";
  if (at >= end || *at == '\0') return 0;
  if (strchr(plain, *at)) return 1;
  const char *second = *at == 'E' ? after_e : *at == 'O' ? after_o : "";
  return at + 1 < end && at[1] != '\0' && strchr(second, at[1]) ? 2 : 0;
}

static void format_date(lua_State *L, const char *format, const char *end, const struct tm *date) {
  luaL_Buffer buffer;
  luaL_buffinit(L, &buffer);
  for (; format < end; format++) {
    if (*format != '%') {
      luaL_addchar(&buffer, *format);
      continue;
    }
    int length = conversion_length(format + 1, end);
    if (length == 0) {
      lua_pushlstring(L, format, end - format < 3 ? (size_t)(end - format) : 3);
      luaL_argerror(L, 1, lua_pushfstring(L, "invalid conversion specifier '%s'", lua_tostring(L, -1)));
    }
    char conversion[4] = {'%', format[1], length == 2 ? format[2] : '\0', '\0'}, text[128];
    luaL_addlstring(&buffer, text, strftime(text, sizeof text, conversion, date));
    format += length;
  }
  luaL_pushresult(&buffer);
}

static int os_date(lua_State *L) {
  size_t length;
  const char *format = luaL_optlstring(L, 1, "%c", &length), *end = format + length;
  lua_Integer time = lua_isnoneornil(L, 2) ? current_second(dtn_of(L)) : luaL_checkinteger(L, 2);
  if (format < end && *format == '!') format++;  // UTC, which everything is
  struct tm date;
  if (!split(time, &date)) return luaL_error(L, "date result cannot be represented");
  date.tm_zone = "UTC";
  if (strncmp(format, "*t", 2) == 0) {
    lua_createtable(L, 0, 9);
    set_fields(L, &date);
  } else {
    format_date(L, format, end, &date);
  }
  return 1;
}

static int os_clock(lua_State *L) {
  dtn_state *S = dtn_of(L);
  lua_pushnumber(L, S->hooks.clock ? S->hooks.clock(S->host) : 0);
  return 1;
}

static int os_difftime(lua_State *L) {
  lua_Integer later = luaL_checkinteger(L, 1), earlier = luaL_checkinteger(L, 2);
  lua_pushnumber(L, (lua_Number)later - (lua_Number)earlier);
  return 1;
}

void dtn_open_clock(lua_State *L) {
  static const luaL_Reg functions[] = {
      {"clock", os_clock}, {"date", os_date}, {"difftime", os_difftime}, {"time", os_time}, {NULL, NULL}};
  luaL_newlib(L, functions);
  lua_setglobal(L, "os");
}
