// Lua patterns, compiled: see patterns.c.
#pragma once

#include "internal.h"

enum { DTN_MAX_CAPTURES = 32, DTN_POSITION_CAPTURE = -2, DTN_OPEN_CAPTURE = -1, DTN_FEW_NODES = 48 };

typedef enum dtn_node_kind {
  DTN_NODE_END,       // the whole pattern has matched
  DTN_NODE_CHAR,      // one byte
  DTN_NODE_ANY,       // .
  DTN_NODE_SET,       // a class or a set
  DTN_NODE_OPEN,      // (
  DTN_NODE_POSITION,  // ()
  DTN_NODE_CLOSE,     // )
  DTN_NODE_BACK,      // %1
  DTN_NODE_BALANCE,   // %bxy
  DTN_NODE_FRONTIER,  // %f[set]
  DTN_NODE_AT_END,    // $
} dtn_node_kind;

typedef struct dtn_node {
  uint8_t kind;
  uint8_t repeat;  // 0, '?', '*', '+', '-'
  uint8_t a, b;    // the byte; the capture; the two bytes of %b
  uint64_t set[4];
} dtn_node;

typedef struct dtn_capture {
  const char *start;
  ptrdiff_t length;
} dtn_capture;

typedef struct dtn_matcher {
  lua_State *L;
  const char *subject, *end;
  int64_t steps, limit;
  int64_t settled;  // steps counted as work already
  int depth;
  int level;  // captures so far
  dtn_capture captures[DTN_MAX_CAPTURES];
} dtn_matcher;

size_t dtn_pattern_nodes(size_t length);
void dtn_pattern_compile(lua_State *L, const char *pattern, size_t length, dtn_node *nodes);
void dtn_matcher_init(dtn_matcher *m, lua_State *L, const char *subject, size_t length);
void dtn_matcher_settle(dtn_matcher *m);
const char *dtn_matcher_run(dtn_matcher *m, const char *at, const dtn_node *nodes);
