// A small harness for the C tests: checks, and a host that scripts call into.
#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "CDetentLua.h"

void check(bool holds, const char *file, int line, const char *what);
void check_text(const char *got, const char *wanted, const char *file, int line);
#define CHECK(condition) check(condition, __FILE__, __LINE__, #condition)
#define CHECK_TEXT(got, wanted) check_text(got, wanted, __FILE__, __LINE__)

// What the host of a test has seen.
typedef struct host {
  dtn_state *state;
  char log[1 << 16];  // what print and host.log wrote, a line each
  size_t used;
  double number;      // knob.value
  int parks;          // calls of host.wait
  int64_t kept;       // handlers kept by host.keep
  bool quiet;         // do not log
} host;

dtn_limits default_limits(void);
bool open_host(host *h, dtn_limits limits);
void close_host(host *h);
// Loads and runs a script to its end, resuming every park at once; answers the last outcome.
int32_t run(host *h, const char *script);
int32_t run_named(host *h, const char *script, const char *name, int64_t id);
// Runs a script in a fresh state and compares its log, or its error when it fails.
void expect(const char *script, const char *wanted, const char *file, int line);
#define EXPECT(script, wanted) expect(script, wanted, __FILE__, __LINE__)

// Groups of tests.
void test_values(void);
void test_classes(void);
void test_tasks(void);
void test_coroutines(void);
void test_limits(void);
void test_sandbox(void);
void test_order(void);
void test_patterns(void);
void test_clock(void);
void test_memory(void);
void test_threads(void);
void test_signals(void);
