#include "harness.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int passed, failed;

void check(bool holds, const char *file, int line, const char *what) {
  passed += holds;
  failed += !holds;
  if (!holds) fprintf(stderr, "%s:%d: failed: %s\n", file, line, what);
}

void check_text(const char *got, const char *wanted, const char *file, int line) {
  bool same = got && strcmp(got, wanted) == 0;
  check(same, file, line, "texts are equal");
  if (!same) fprintf(stderr, "  got    <%s>\n  wanted <%s>\n", got ? got : "(null)", wanted);
}

// MARK: The host

static void append(host *h, const char *text, size_t length) {
  if (h->quiet || h->used + length + 2 > sizeof h->log) return;
  memcpy(h->log + h->used, text, length);
  h->used += length;
  h->log[h->used] = '\0';
}

static int32_t host_print(dtn_call *c) {
  host *h = c->host;
  for (int32_t i = 0; i < c->count; i++) {
    if (i > 0) append(h, "\t", 1);
    append(h, c->args[i].text, c->args[i].length);
  }
  append(h, "\n", 1);
  c->results_none = 1;
  return DTN_OK;
}

static const dtn_value *show(char *out, size_t size, const dtn_value *v);

static const dtn_value *show_table(char *out, size_t size, const dtn_value *v) {
  const dtn_value *next = v + 1;
  char part[512];
  int used = snprintf(out, size, v->tag ? "<%d@%d:%d>{" : "{", v->tag, v->chunk, v->line);
  for (int32_t i = 0; i < v->count; i++) {
    next = show(part, sizeof part, next);
    used += snprintf(out + used, size > (size_t)used ? size - (size_t)used : 0, "%s%s=", i ? "," : "", part);
    next = show(part, sizeof part, next);
    used += snprintf(out + used, size > (size_t)used ? size - (size_t)used : 0, "%s", part);
    if ((size_t)used > size - 16) return v + 1 + v->extent;
  }
  snprintf(out + used, size - (size_t)used, "}");
  return next;
}

static const dtn_value *show(char *out, size_t size, const dtn_value *v) {
  switch (v->kind) {
    case DTN_NIL: snprintf(out, size, "nil"); break;
    case DTN_BOOL: snprintf(out, size, v->boolean ? "true" : "false"); break;
    case DTN_INT: snprintf(out, size, "%lld", (long long)v->integer); break;
    case DTN_NUM: snprintf(out, size, "num:%g", v->number); break;
    case DTN_TEXT: snprintf(out, size, "'%.*s'", (int)v->length, v->text); break;
    case DTN_OBJECT: snprintf(out, size, "obj:%d:%llu", v->tag, (unsigned long long)v->object); break;
    case DTN_FUNCTION: snprintf(out, size, "fn@%d:%d", v->chunk, v->line); break;
    case DTN_OPAQUE: snprintf(out, size, "opaque"); break;
    case DTN_CYCLE: snprintf(out, size, "cycle"); break;
    case DTN_TABLE: return show_table(out, size, v);
    default: snprintf(out, size, "?");
  }
  return v + 1;
}

static int32_t host_show(dtn_call *c) {
  char text[2048] = "", part[1024];
  const dtn_value *v = c->args;
  for (int32_t i = 0; i < c->count; i++) {
    v = show(part, sizeof part, v);
    snprintf(text + strlen(text), sizeof text - strlen(text), "%s%s", i ? " " : "", part);
  }
  dtn_out_text(dtn_out(c), text, strlen(text));
  return DTN_OK;
}

static int32_t host_wait(dtn_call *c) {
  host *h = c->host;
  h->parks += 1;
  c->results_none = c->count == 0;
  if (c->count > 0 && c->args[0].kind == DTN_INT) {
    c->result.kind = DTN_INT;
    c->result.integer = c->args[0].integer;
  }
  return DTN_PARK;
}

enum { KNOB, HOST, BAD };  // classes; the last one's name is too long

static int32_t host_fail(dtn_call *c) {
  dtn_fail(c, c->args[0].text, c->args[0].length);
  return DTN_ERROR;
}

static int32_t host_where(dtn_call *c) {
  int32_t chunk, line;
  dtn_out_bool(dtn_out(c), dtn_where(c->state, &chunk, &line));
  dtn_out_int(dtn_out(c), chunk);
  dtn_out_int(dtn_out(c), line);
  return DTN_OK;
}

static int32_t host_mark(dtn_call *c) {
  if (c->count > 0 && c->args[0].tag) {
    dtn_fail(c, "used twice", 10);
    return DTN_ERROR;
  }
  dtn_out_marked(c, 0, 7);
  return DTN_OK;
}

// Keeps every function among the arguments and in the tables among them.
static int32_t host_keep(dtn_call *c) {
  host *h = c->host;
  int32_t total = 0;
  const dtn_value *v = c->args;
  for (int32_t i = 0; i < c->count; i++) {
    total = 1 + v->extent;
    for (int32_t j = 0; j < total; j++) {
      if (v[j].kind == DTN_FUNCTION) dtn_keep(c, v[j].integer, 1000 + h->kept++);
    }
    v += total;
  }
  c->result.kind = DTN_INT;
  c->result.integer = h->kept;
  return DTN_OK;
}

// Keeps a function and calls it at once.
static int32_t host_keep_now(dtn_call *c) {
  host *h = c->host;
  int32_t truth, count;
  int64_t id = 1000 + h->kept++;
  if (!dtn_keep_now(c, c->args[0].integer, id)) {
    dtn_fail(c, "no memory", 9);
    return DTN_ERROR;
  }
  dtn_out_int(dtn_arguments(c->state), 7);
  if (dtn_test(c->state, id, &truth) != DTN_ENDED) {
    size_t length;
    const char *text = dtn_error(c->state, &length);
    dtn_forget(c->state, id);
    dtn_fail(c, text, length);
    return DTN_ERROR;
  }
  const dtn_value *results = dtn_test_results(c->state, &count);
  dtn_out_int(dtn_out(c), count > 0 ? results[0].integer : -1);
  dtn_out_int(dtn_out(c), id);
  return DTN_OK;
}

static int32_t host_handler(dtn_call *c) {
  dtn_out_handler(dtn_out(c), c->args[0].integer);
  return DTN_OK;
}

static int32_t host_forget(dtn_call *c) {
  dtn_forget(c->state, c->args[0].integer);
  return DTN_OK;
}

// Calls a kept handler inside this call.
static int32_t host_test(dtn_call *c) {
  int32_t truth, count;
  dtn_out_int(dtn_arguments(c->state), 5);
  if (dtn_test(c->state, c->args[0].integer, &truth) != DTN_ENDED) {
    size_t length;
    const char *text = dtn_error(c->state, &length);
    dtn_fail(c, text, length);
    return DTN_ERROR;
  }
  dtn_test_results(c->state, &count);
  dtn_out_bool(dtn_out(c), truth);
  dtn_out_int(dtn_out(c), count);
  return DTN_OK;
}

static int32_t host_may_wait(dtn_call *c) {
  c->result.kind = DTN_BOOL;
  c->result.boolean = dtn_may_park(c);
  return DTN_OK;
}

static int32_t host_protect(dtn_call *c) { return host_show(c); }

static int32_t host_same(dtn_call *c) {
  c->results_arguments = 1;
  return DTN_OK;
}

static int32_t host_tick(dtn_call *c) {
  for (int64_t i = 0; i < c->args[0].integer; i++) dtn_tick();
  return DTN_OK;
}

static int32_t host_interrupt(dtn_call *c) {
  (void)c;
  dtn_interrupt();
  return DTN_OK;
}

static int32_t host_tree(dtn_call *c) {
  dtn_out_begin_table(dtn_out(c));
  dtn_out_text(dtn_out(c), "a", 1);
  dtn_out_int(dtn_out(c), 1);
  dtn_out_text(dtn_out(c), "list", 4);
  dtn_out_begin_table(dtn_out(c));
  dtn_out_int(dtn_out(c), 1);
  dtn_out_num(dtn_out(c), 2.5);
  dtn_out_int(dtn_out(c), 2);
  dtn_out_text(dtn_out(c), "", 0);
  dtn_out_end_table(dtn_out(c));
  dtn_out_text(dtn_out(c), "knob", 4);
  dtn_out_object(dtn_out(c), KNOB, 9);
  dtn_out_end_table(dtn_out(c));
  dtn_out_nil(dtn_out(c));
  return DTN_OK;
}

static int32_t host_nested(dtn_call *c) {
  dtn_out_end_table(dtn_out(c));
  return DTN_OK;
}

static int32_t host_knob(dtn_call *c) {
  c->result.kind = DTN_OBJECT;
  c->result.tag = KNOB;
  c->result.object = (uint64_t)c->args[0].integer;
  return DTN_OK;
}

static int32_t knob_value(dtn_call *c) {
  c->result.kind = DTN_NUM;
  c->result.number = ((host *)c->host)->number;
  return DTN_OK;
}

static int32_t knob_set_value(dtn_call *c) {
  if (c->args[0].kind != DTN_NUM && c->args[0].kind != DTN_INT) {
    dtn_fail(c, "knob.value: expected a number", 29);
    return DTN_ERROR;
  }
  ((host *)c->host)->number = c->args[0].kind == DTN_INT ? (double)c->args[0].integer : c->args[0].number;
  return DTN_OK;
}

static int32_t knob_id(dtn_call *c) {
  c->result.kind = DTN_INT;
  c->result.integer = (int64_t)c->object;
  return DTN_OK;
}

static int32_t knob_title(dtn_call *c) {
  c->result.kind = DTN_TEXT;
  c->result.text = "Volume";
  c->result.length = 6;
  return DTN_OK;
}

static int32_t knob_turn(dtn_call *c) {
  ((host *)c->host)->number += c->count > 0 && c->args[0].kind == DTN_INT ? (double)c->args[0].integer : 1;
  c->result.kind = DTN_OBJECT;
  c->result.tag = KNOB;
  c->result.object = c->object;
  return DTN_OK;
}

static int32_t knob_called(dtn_call *c) { return host_show(c); }

static const dtn_member knob_members[] = {
    {"value", knob_value, knob_set_value, NULL, 0}, {"id", knob_id, NULL, NULL, 0},
    {"title", knob_title, NULL, NULL, 0},           {"turn", NULL, NULL, knob_turn, 0},
    {"wait", NULL, NULL, host_wait, 0},             {"delayed", host_wait, NULL, NULL, 0},
};

static const dtn_member host_members[] = {
    {"print", NULL, NULL, host_print, DTN_TEXT_ARGS}, {"show", NULL, NULL, host_show, 0},
    {"wait", NULL, NULL, host_wait, 0},               {"fail", NULL, NULL, host_fail, 0},
    {"where", NULL, NULL, host_where, 0},             {"mark", NULL, NULL, host_mark, 0},
    {"keep", NULL, NULL, host_keep, 0},               {"handler", NULL, NULL, host_handler, 0},
    {"keepNow", NULL, NULL, host_keep_now, 0},
    {"forget", NULL, NULL, host_forget, 0},           {"test", NULL, NULL, host_test, 0},
    {"mayWait", NULL, NULL, host_may_wait, 0},        {"protect", NULL, NULL, host_protect, DTN_PROTECTS},
    {"tick", NULL, NULL, host_tick, 0},               {"interrupt", NULL, NULL, host_interrupt, 0},
    {"tree", NULL, NULL, host_tree, 0},               {"unbalanced", NULL, NULL, host_nested, 0},
    {"knob", NULL, NULL, host_knob, 0},               {"same", NULL, NULL, host_same, 0},
    {"matches", NULL, NULL, host_show, DTN_MATCHES},
};

#define COUNT(array) (int32_t)(sizeof array / sizeof array[0])

static const dtn_class knob_class = {.name = "knob", .members = knob_members, .count = COUNT(knob_members),
                                     .called = knob_called};
static const dtn_class host_class = {.name = "host", .is_static = 1, .members = host_members,
                                     .count = COUNT(host_members)};

// MARK: Modules

static const struct { const char *name, *source; } modules[] = {
    {"plain", "return { value = 42, name = ... }"},
    {"waits", "host.wait() return { done = true }"},
    {"loops", "return require 'loops'"},
    {"fails", "local x = nil\nreturn x.y"},
    {"broken", "return ="},
    {"nothing", "#!shebang\ncounter = (counter or 0) + 1"},
    {"where", "return { host.where() }"},
};

static int32_t find_module(dtn_call *c) {
  for (size_t i = 0; i < sizeof modules / sizeof modules[0]; i++) {
    if (strlen(modules[i].name) != c->args[0].length) continue;
    if (memcmp(modules[i].name, c->args[0].text, c->args[0].length) != 0) continue;
    char name[64];
    snprintf(name, sizeof name, "@%s.lua", modules[i].name);
    dtn_out_text(dtn_out(c), modules[i].source, strlen(modules[i].source));
    dtn_out_text(dtn_out(c), name, strlen(name));
    return DTN_OK;
  }
  dtn_fail(c, "no such module", 14);
  return DTN_ERROR;
}

static double now(void *unused) {
  (void)unused;
  return 1767258000.25;  // 2026-01-01T09:00:00Z
}

static double clock_seconds(void *unused) {
  (void)unused;
  return 1.5;
}

// MARK: Classes

static int32_t describe(void *unused, int32_t index, dtn_class *class) {
  (void)unused;
  static const dtn_member long_name = {"aNameThatIsLongerThanFortyBytesSoLuaDoesNotInternIt", NULL, NULL, NULL, 0};
  static const dtn_class bad = {.name = "bad", .members = &long_name, .count = 1};
  const dtn_class *classes[] = {[KNOB] = &knob_class, [HOST] = &host_class, [BAD] = &bad};
  if (index >= COUNT(classes)) return 0;
  *class = *classes[index];
  return 1;
}

// MARK: Running

dtn_limits default_limits(void) {
  return (dtn_limits){.memory = 256 << 20, .pattern_steps = 1000000, .seed = 1};
}

bool open_host(host *h, dtn_limits limits) {
  memset(h, 0, sizeof *h);
  const dtn_hooks hooks = {.print = host_print, .describe = describe, .find_module = find_module, .now = now, .clock = clock_seconds};
  h->state = dtn_open(h, &limits, &hooks);
  if (!h->state) return false;
  bool done = dtn_set_global(h->state, "host", HOST, 0) && dtn_set_global(h->state, "knob", KNOB, 3) &&
              dtn_set_global_function(h->state, "wait", HOST, "wait");
  if (!done) close_host(h);
  return done;
}

void close_host(host *h) {
  dtn_close(h->state);
  h->state = NULL;
}

int32_t run_named(host *h, const char *script, const char *name, int64_t id) {
  if (dtn_load(h->state, script, strlen(script), name, id) < 0) return DTN_FAILED;
  int32_t task, outcome = dtn_start(h->state, id, &task);
  for (int turns = 0; outcome == DTN_PARKED || outcome == DTN_YIELDED; turns++) {
    if (turns > 100000) return outcome;
    outcome = dtn_resume(h->state, task, NULL, 0);
  }
  return outcome;
}

int32_t run(host *h, const char *script) { return run_named(h, script, "t.lua", 1); }

void expect(const char *script, const char *wanted, const char *file, int line) {
  static host h;
  if (!open_host(&h, default_limits())) {
    check(false, file, line, "state opens");
    return;
  }
  if (run(&h, script) == DTN_ENDED) check_text(h.used > 0 ? (h.log[h.used - 1] = '\0', h.log) : "", wanted, file, line);
  else check_text(dtn_error(h.state, NULL), wanted, file, line);
  close_host(&h);
}

int main(int argc, char **argv) {
  static const struct { const char *name; void (*test)(void); } groups[] = {
      {"values", test_values},     {"classes", test_classes}, {"tasks", test_tasks},   {"coroutines", test_coroutines},
      {"sandbox", test_sandbox},   {"order", test_order},     {"patterns", test_patterns}, {"clock", test_clock},
      {"memory", test_memory},     {"threads", test_threads}, {"signals", test_signals},
      {"limits", test_limits}};
  for (size_t i = 0; i < sizeof groups / sizeof groups[0]; i++) {
    if (argc < 2 || strcmp(argv[1], groups[i].name) == 0) groups[i].test();
  }
  printf("%d passed, %d failed\n", passed, failed);
  return failed > 0;
}
