// Limits: time, instructions, interruption, memory; each hole that scripts have used elsewhere; threads.
#define _GNU_SOURCE
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "harness.h"

// The thread sanitizer keeps a signal until the thread calls a function of the C library that it watches: no timer ends
// a loop that calls none, and a loop that allocates calls one.
#ifdef __SANITIZE_THREAD__
#define HOLDS_SIGNALS true
#define IDLE "local t = {}"
#else
#define HOLDS_SIGNALS false
#define IDLE ""
#endif

// Scripts that try to outlive a limit. Each must be stopped.
static const char *const holes[] = {
    "while true do end",
    "local function f() return f() end f()",
    "for i = 1, math.huge do end",
    "while true do pcall(function() while true do end end) end",
    "while true do pcall(pcall, pcall, function() while true do end end) end",
    "xpcall(function() while true do end end, function() while true do end end)",
    "xpcall(error, function() while true do end end)",
    "while true do coroutine.resume(coroutine.create(function() while true do end end)) end",
    "coroutine.wrap(function() while true do end end)()",
    "while true do pcall(coroutine.wrap(function() pcall(function() while true do end end) end)) end",
    "local function f() coroutine.wrap(function() while true do end end)() end while true do pcall(f) end",
    "local co = coroutine.create(function() local x <close> = setmetatable({}, { __close = function() while true do end end }) "
    "while true do end end) coroutine.resume(co) coroutine.close(co)",
    "local w = coroutine.wrap(function() local x <close> = setmetatable({}, { __close = function() while true do end end }) "
    "while true do end end) pcall(w) while true do end",
    "local x <close> = setmetatable({}, { __close = function() while true do end end }) while true do end",
    "while true do local x <close> = setmetatable({}, { __close = function() while true do pcall(error) end end }) error 'x' end",
    "local co = coroutine.create(function() local x <close> = setmetatable({}, { __close = function() while true do end end }) "
    "coroutine.yield() end) coroutine.resume(co) coroutine.close(co)",
    "setmetatable({}, { __index = function() while true do end end })[1] = setmetatable({}, { __index = function() "
    "while true do end end }).x",
    "table.sort({ 3, 2, 1 }, function() while true do end end)",
    "string.gsub('a', 'a', function() while true do end end)",
    "tostring(setmetatable({}, { __tostring = function() while true do end end }))",
    "load(function() while true do end end)",
    "while true do load(function() while true do end end) end",
    "local s = ('a'):rep(1000) while true do s:find '.-b' end",
    "while true do local ok = pcall(string.rep, 'x', 1 << 40) end",
    "local t = {} for i = 1, 1e6 do t[i] = -i end while true do table.sort(t, function(a, b) return a < b end) end",
    "for k in pairs(setmetatable({}, { __pairs = function() while true do end end })) do end",
    "host.keep(function() while true do end end) while true do pcall(host.test, 1000) end",
    "host.keep(function() end) while true do pcall(host.test, 1000) end",
    "while true do pcall(host.protect, function() while true do end end) end",
    "local function f() local ok <close> = setmetatable({}, { __close = f }) end while true do pcall(f) end",
    "local mt = {} mt.__close = function() local y <close> = setmetatable({}, mt) while true do end end "
    "local x <close> = setmetatable({}, mt) error 'go'",
    "while true do require 'plain' pcall(require, 'fails') end",
    "error(setmetatable({}, { __tostring = function() while true do end end }))",
    "coroutine.wrap(function() pcall(coroutine.yield) while true do end end)() "
    "while true do coroutine.wrap(coroutine.wrap(function() while true do end end))() end",
};

static double wall(void) {
  struct timespec t;
  clock_gettime(CLOCK_MONOTONIC, &t);
  return (double)t.tv_sec + (double)t.tv_nsec / 1e9;
}

static void stop_holes(dtn_limits limits, int why, const char *text) {
  for (size_t i = 0; i < sizeof holes / sizeof holes[0]; i++) {
    static host h;
    CHECK(open_host(&h, limits));
    h.quiet = true;
    if (getenv("VERBOSE")) fprintf(stderr, "%s\n", holes[i]);
    double before = wall();
    int32_t outcome = run(&h, holes[i]);
    bool stopped = outcome == DTN_FAILED && dtn_why(h.state) == why && strstr(dtn_error(h.state, NULL), text);
    if (!stopped) {
      fprintf(stderr, "not stopped rightly (%d, why %d): %s\n  %s\n", outcome, dtn_why(h.state), holes[i],
              dtn_error(h.state, NULL));
    }
    CHECK(stopped);
    CHECK(wall() - before < 20);
    close_host(&h);
  }
}

static void test_interrupt(void) {
  static host h;
  CHECK(open_host(&h, default_limits()));
  CHECK(run(&h, "pcall(function() host.interrupt() while true do end end)") == DTN_FAILED);
  CHECK(dtn_why(h.state) == DTN_WHY_INTERRUPTED);
  CHECK_TEXT(dtn_error(h.state, NULL), "t.lua:1: interrupted");
  dtn_interrupt();
  CHECK(run(&h, "print 'no'") == DTN_FAILED && dtn_why(h.state) == DTN_WHY_INTERRUPTED);
  CHECK(run(&h, "print 'yes'") == DTN_ENDED);
  CHECK_TEXT(h.log, "yes\n");
  close_host(&h);
}

// Ticks count within one step; each step has its own time, but a predicate inside a call does not start anew.
static void test_ticks(void) {
  static host h;
  dtn_limits limits = default_limits();
  limits.cpu_seconds = 0.1;
  CHECK(open_host(&h, limits));
  CHECK(run(&h, "for i = 1, 100 do host.tick(9) host.wait() end") == DTN_ENDED);
  CHECK(run(&h, "host.tick(9)\nhost.tick(1)") == DTN_FAILED && dtn_why(h.state) == DTN_WHY_CPU);
  CHECK_TEXT(dtn_error(h.state, NULL), "t.lua:2: script ran for more than 0.1 s of CPU time without waiting");
  CHECK(run(&h, "host.keep(function() host.tick(6) end) host.test(1000) host.test(1000)") == DTN_FAILED);
  CHECK(dtn_why(h.state) == DTN_WHY_CPU);
  CHECK(run(&h, "print 'goes on'") == DTN_ENDED);
  CHECK_TEXT(h.log, "goes on\n");
  close_host(&h);
}

static void test_instructions(void) {
  dtn_limits limits = default_limits();
  limits.instructions = 200000;
  stop_holes(limits, DTN_WHY_INSTRUCTIONS, "script ran more than 200000 instructions");
  static host h;
  char first[256] = "";
  for (int i = 0; i < 2; i++) {
    CHECK(open_host(&h, limits));
    CHECK(run(&h, "n = 0 local ok = pcall(function() while true do n = n + 1 print(n) end end)") == DTN_FAILED);
    const char *last = h.used > 100 ? h.log + h.used - 100 : "";
    if (i == 0) snprintf(first, sizeof first, "%s", last);
    else CHECK_TEXT(last, first);
    CHECK(run(&h, "print 'x'") == DTN_FAILED);
    close_host(&h);
  }
  CHECK(open_host(&h, limits));
  CHECK(run(&h, "while true do coroutine.wrap(function() end)() end") == DTN_FAILED);
  close_host(&h);
}

void test_limits(void) {
  test_interrupt();
  test_ticks();
  test_instructions();
  if (HOLDS_SIGNALS) return;
  dtn_limits limits = default_limits();
  limits.cpu_seconds = 0.2;
  CHECK(dtn_arm_timer() == 0);
  stop_holes(limits, DTN_WHY_CPU, "script ran for more than 0.2 s of CPU time without waiting");
}

// MARK: Memory

static const char busy_script[] =
    "local t = { a = 1, b = { 2, 3 }, f = function() end }\n"
    "knob.value = 5 t.v = knob.value t.s = knob.title .. tostring(knob) .. tostring(t)\n"
    "print(host.show(t, 'x', 1.5, { { {} } })) host.mark {} host.keep(function() return true end) print(host.test(1000))\n"
    "pcall(host.fail, 'no') pcall(error, { 1 }) local ok, e = pcall(function() local x = nil; return x.y end)\n"
    "local f = coroutine.wrap(function(a) local b = coroutine.yield(a) host.wait() return b end) f(1) f(2)\n"
    "local g = coroutine.create(function() host.wait() error 'inner' end) coroutine.resume(g) coroutine.close(g)\n"
    "for k, v in pairs(t) do end for k in next, t do end table.sort({ 3, 1, 2 }, function(a, b) return a < b end)\n"
    "local s = ('abc'):rep(10):gsub('b', '%0%0'):upper():match '(A)(B)' string.format('%s %p %5d', t, t, 3)\n"
    "host.tree() require 'plain' load('return 1')() os.date('*t') os.date('%c') host.wait(1)\n"
    "host.protect(function() host.wait() end, 2) xpcall(function() error 'y' end, function(m) return m .. 'z' end)\n"
    "error(setmetatable({}, { __tostring = function() return 'end' end }))";

static void test_refusals(void) {
  static host h;
  int64_t total = 0;
  bool reached = false;
  for (int64_t n = 1; n < 20000 && !reached; n++) {
    dtn_limits limits = default_limits();
    limits.refuse_allocation = n;
    if (!open_host(&h, limits)) continue;
    int32_t outcome = run(&h, busy_script);
    CHECK(outcome == DTN_FAILED);
    reached = dtn_allocations(h.state) < n;
    total = n;
    if (reached) CHECK_TEXT(dtn_error(h.state, NULL), "end");
    close_host(&h);
  }
  CHECK(reached && total > 300);
  printf("refused each of %lld allocations\n", (long long)total);
}

static void test_quota(void) {
  static host h;
  dtn_limits limits = default_limits();
  limits.memory = 1 << 20;
  CHECK(open_host(&h, limits));
  CHECK(run(&h, "local t = {} for i = 1, 1e9 do t[i] = { i } end") == DTN_FAILED);
  CHECK(dtn_why(h.state) == DTN_WHY_MEMORY);
  CHECK_TEXT(dtn_error(h.state, NULL), "not enough memory");
  CHECK(run(&h, "print(pcall(string.rep, 'x', 1000000)) print(pcall(string.rep, 'x', 2000000))") == DTN_ENDED);
  CHECK_TEXT(h.log, "false\tnot enough memory\nfalse\tresulting string too large\n");
  CHECK(run(&h, "local s = 'x' while true do s = s .. s end") == DTN_FAILED && dtn_why(h.state) == DTN_WHY_MEMORY);
  CHECK(dtn_memory(h.state) <= 1 << 20);
  close_host(&h);
  for (size_t memory = 1000; memory < 60000; memory += 250) {
    limits.memory = memory;
    if (open_host(&h, limits)) {
      run(&h, busy_script);
      close_host(&h);
    }
  }
}

void test_memory(void) {
  test_refusals();
  test_quota();
}

// MARK: Threads

static void *run_in_thread(void *result) {
  host *h = result;
  for (int i = 0; i < 20; i++) {
    if (!open_host(h, default_limits())) return NULL;
    h->kept = run(h, "local t = {} for i = 1, 2000 do t[i] = coroutine.wrap(function() return i end)() end") == DTN_ENDED;
    if (!h->kept) return NULL;
    close_host(h);
  }
  return result;
}

static void *run_for_ever(void *result) {
  host *h = result;
  return run(h, "while true do pcall(function() while true do " IDLE " end end) end") == DTN_FAILED ? result : NULL;
}

void test_threads(void) {
  static host hosts[4];
  pthread_t threads[4];
  void *result;
  for (int i = 0; i < 4; i++) CHECK(pthread_create(&threads[i], NULL, run_in_thread, &hosts[i]) == 0);
  for (int i = 0; i < 2000; i++) dtn_tick();
  for (int i = 0; i < 4; i++) {
    pthread_join(threads[i], &result);
    CHECK(result == &hosts[i]);
  }
}

// One interrupt ends a script, wherever the beginning of its steps stands at that moment.
static void test_interrupt_after(unsigned microseconds) {
  static host h;
  pthread_t thread;
  void *result;
  CHECK(open_host(&h, default_limits()));
  CHECK(pthread_create(&thread, NULL, run_for_ever, &h) == 0);
  if (microseconds > 0) usleep(microseconds);
  dtn_interrupt();
  pthread_join(thread, &result);
  CHECK(result == &h && dtn_why(h.state) == DTN_WHY_INTERRUPTED);
  close_host(&h);
}

// A signal in one thread stops a script in another: the timer's handler passes it on.
void test_signals(void) {
  static host hosts[2];
  pthread_t threads[2];
  void *result;
  CHECK(dtn_arm_timer() == 0);
  dtn_limits limits = default_limits();
  limits.cpu_seconds = 0.2;
  for (int i = 0; i < 2; i++) {
    CHECK(open_host(&hosts[i], limits));
    CHECK(pthread_create(&threads[i], NULL, run_for_ever, &hosts[i]) == 0);
  }
  for (int i = 0; i < 2; i++) {
    pthread_join(threads[i], &result);
    CHECK(result == &hosts[i] && dtn_why(hosts[i].state) == DTN_WHY_CPU);
    close_host(&hosts[i]);
  }
  test_interrupt_after(50000);
  for (int i = 0; i < 500; i++) test_interrupt_after(i % 100);
}
