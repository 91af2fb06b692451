// Lua's pattern language with a bound on its work. Stock string.find can run for hours in C on a short pattern, where
// no hook stops it; here every step is counted.
//
// A pattern is compiled to nodes (sets become bitmaps) and matched by backtracking. The language is that of the Lua 5.4
// manual; one difference: a malformed pattern is an error even where stock Lua would not have come to the bad part.
#include <string.h>

#include "patterns.h"

enum { MAX_DEPTH = 200, LOOK = 65536 };

// MARK: Classes, ASCII whatever the locale

static bool is_between(unsigned c, unsigned low, unsigned high) { return c - low <= high - low; }
static bool is_lower(unsigned c) { return is_between(c, 'a', 'z'); }
static bool is_upper(unsigned c) { return is_between(c, 'A', 'Z'); }
static bool is_digit(unsigned c) { return is_between(c, '0', '9'); }
static bool is_letter(unsigned c) { return is_lower(c) || is_upper(c); }
static bool is_graphic(unsigned c) { return is_between(c, 33, 126); }

// Whether `letter` names a class, and then whether `c` is in it. The capital names the rest.
static bool in_class(unsigned letter, unsigned c, bool *is_class) {
  bool in;
  *is_class = true;
  switch (letter | 0x20) {
    case 'a': in = is_letter(c); break;
    case 'c': in = c < 32 || c == 127; break;
    case 'd': in = is_digit(c); break;
    case 'g': in = is_graphic(c); break;
    case 'l': in = is_lower(c); break;
    case 'p': in = is_graphic(c) && !is_letter(c) && !is_digit(c); break;
    case 's': in = c == ' ' || is_between(c, 9, 13); break;
    case 'u': in = is_upper(c); break;
    case 'w': in = is_letter(c) || is_digit(c); break;
    case 'x': in = is_digit(c) || is_between(c | 0x20, 'a', 'f'); break;
    case 'z': in = c == 0; break;  // from older Lua, still understood
    default:
      *is_class = false;
      return false;
  }
  return is_upper(letter) ? !in : in;
}

static void set_add(dtn_node *node, unsigned c) { node->set[c >> 6] |= (uint64_t)1 << (c & 63); }
static bool set_has(const dtn_node *node, unsigned char c) { return node->set[c >> 6] >> (c & 63) & 1; }

// MARK: Compiling

typedef struct compiler {
  lua_State *L;
  const char *at, *end;
  dtn_node *next;
  int level;
  bool is_open[DTN_MAX_CAPTURES];
} compiler;

// How many nodes a pattern can need at most.
size_t dtn_pattern_nodes(size_t length) { return length + 1; }

static unsigned char byte_at(const char *p) { return (unsigned char)*p; }

static dtn_node *add(compiler *c, dtn_node_kind kind) {
  dtn_node *node = c->next++;
  memset(node, 0, sizeof *node);
  node->kind = (uint8_t)kind;
  return node;
}

// Adds the class or byte behind a '%'.
static void add_escaped(dtn_node *node, unsigned letter) {
  bool is_class;
  in_class(letter, 0, &is_class);
  if (!is_class) {
    set_add(node, letter);
    return;
  }
  for (unsigned c = 0; c < 256; c++) {
    if (in_class(letter, c, &is_class)) set_add(node, c);
  }
}

// The end of the set that begins behind a '[': its ']'. The first byte is never the end.
static const char *set_end(const compiler *c, const char *p) {
  if (p < c->end && *p == '^') p++;
  for (bool first = true;; first = false) {
    if (p >= c->end) luaL_error(c->L, "malformed pattern (missing ']')");
    if (*p == ']' && !first) return p;
    if (*p == '%') p++;  // the next one is meant literally
    p++;
  }
}

// Reads the set behind a '[' into the node.
static void read_set(compiler *c, dtn_node *node) {
  const char *end = set_end(c, c->at), *p = c->at;
  bool complement = *p == '^';
  if (complement) p++;
  while (p < end) {
    if (*p == '%') {
      add_escaped(node, byte_at(p + 1));
      p += 2;
    } else if (p + 2 < end && p[1] == '-') {
      for (unsigned b = byte_at(p); b <= byte_at(p + 2); b++) set_add(node, b);
      p += 3;
    } else {
      set_add(node, byte_at(p));
      p++;
    }
  }
  for (int i = 0; complement && i < 4; i++) node->set[i] = ~node->set[i];
  c->at = end + 1;
}

static void read_repeat(compiler *c, dtn_node *node) {
  if (c->at >= c->end || *c->at == '\0' || !strchr("?*+-", *c->at)) return;
  node->repeat = byte_at(c->at++);
}

static void read_open(compiler *c) {
  bool is_position = c->at < c->end && *c->at == ')';
  if (c->level >= DTN_MAX_CAPTURES) luaL_error(c->L, "too many captures");
  dtn_node *node = add(c, is_position ? DTN_NODE_POSITION : DTN_NODE_OPEN);
  node->a = (uint8_t)c->level;
  c->is_open[c->level++] = !is_position;
  if (is_position) c->at++;
}

static void read_close(compiler *c) {
  for (int i = c->level - 1; i >= 0; i--) {
    if (!c->is_open[i]) continue;
    c->is_open[i] = false;
    add(c, DTN_NODE_CLOSE)->a = (uint8_t)i;
    return;
  }
  luaL_error(c->L, "invalid pattern capture");
}

static void read_back_reference(compiler *c, unsigned digit) {
  int capture = (int)digit - '1';
  if (capture < 0 || capture >= c->level || c->is_open[capture]) {
    luaL_error(c->L, "invalid capture index %%%d in pattern", capture + 1);
  }
  add(c, DTN_NODE_BACK)->a = (uint8_t)capture;
}

static void read_balance(compiler *c) {
  if (c->end - c->at < 2) luaL_error(c->L, "malformed pattern (missing arguments to '%%b')");
  dtn_node *node = add(c, DTN_NODE_BALANCE);
  node->a = byte_at(c->at++);
  node->b = byte_at(c->at++);
}

static void read_frontier(compiler *c) {
  if (c->at >= c->end || *c->at != '[') luaL_error(c->L, "missing '[' after '%%f' in pattern");
  c->at++;
  read_set(c, add(c, DTN_NODE_FRONTIER));
}

static void read_escape(compiler *c) {
  if (c->at >= c->end) luaL_error(c->L, "malformed pattern (ends with '%%')");
  unsigned letter = byte_at(c->at++);
  if (letter == 'b') {
    read_balance(c);
  } else if (letter == 'f') {
    read_frontier(c);
  } else if (is_digit(letter)) {
    read_back_reference(c, letter);
  } else {
    dtn_node *node = add(c, DTN_NODE_SET);
    add_escaped(node, letter);
    read_repeat(c, node);
  }
}

static void read_single(compiler *c, char first) {
  dtn_node *node = add(c, first == '.' ? DTN_NODE_ANY : first == '[' ? DTN_NODE_SET : DTN_NODE_CHAR);
  node->a = byte_at(&first);
  if (first == '[') read_set(c, node);
  read_repeat(c, node);
}

// Compiles a pattern, without its '^', into at most dtn_pattern_nodes(length) nodes. Raises for a malformed one.
void dtn_pattern_compile(lua_State *L, const char *pattern, size_t length, dtn_node *nodes) {
  compiler c = {.L = L, .at = pattern, .end = pattern + length, .next = nodes};
  while (c.at < c.end) {
    char first = *c.at++;
    if (first == '(') read_open(&c);
    else if (first == ')') read_close(&c);
    else if (first == '%') read_escape(&c);
    else if (first == '$' && c.at == c.end) add(&c, DTN_NODE_AT_END);
    else read_single(&c, first);
  }
  for (int i = 0; i < c.level; i++) {
    if (c.is_open[i]) luaL_error(L, "unfinished capture");
  }
  add(&c, DTN_NODE_END);
}

// MARK: Matching

void dtn_matcher_init(dtn_matcher *m, lua_State *L, const char *subject, size_t length) {
  m->L = L;
  m->subject = subject;
  m->end = subject + length;
  m->steps = m->settled = 0;
  m->limit = dtn_of(L)->limits.pattern_steps;
  m->depth = 0;
  m->level = 0;
}

// Counts the steps as work, and raises if a limit of the run has been met.
void dtn_matcher_settle(dtn_matcher *m) {
  int64_t steps = m->steps - m->settled;
  m->settled = m->steps;
  dtn_work(m->L, steps);
}

static void count_steps(dtn_matcher *m, int64_t more) {
  m->steps += more;
  if (m->steps - m->settled >= LOOK) dtn_matcher_settle(m);
  if (m->limit > 0 && m->steps > m->limit) {
    luaL_error(m->L, "pattern took more than %I steps", (lua_Integer)m->limit);
  }
}

static bool matches_single(const dtn_matcher *m, const char *s, const dtn_node *node) {
  if (s >= m->end) return false;
  switch (node->kind) {
    case DTN_NODE_CHAR: return byte_at(s) == node->a;
    case DTN_NODE_ANY: return true;
    default: return set_has(node, byte_at(s));
  }
}

static const char *match_node(dtn_matcher *m, const char *s, const dtn_node *node);

// As many as possible, then fewer.
static const char *match_greedy(dtn_matcher *m, const char *s, const dtn_node *node, ptrdiff_t least) {
  ptrdiff_t count = 0;
  while (matches_single(m, s + count, node)) count++;
  count_steps(m, count);
  for (; count >= least; count--) {
    const char *end = match_node(m, s + count, node + 1);
    if (end) return end;
  }
  return NULL;
}

// As few as possible, then more.
static const char *match_lazy(dtn_matcher *m, const char *s, const dtn_node *node) {
  for (;;) {
    const char *end = match_node(m, s, node + 1);
    if (end) return end;
    if (!matches_single(m, s, node)) return NULL;
    s++;
  }
}

static const char *match_balance(dtn_matcher *m, const char *s, const dtn_node *node) {
  if (s >= m->end || byte_at(s) != node->a) return NULL;
  ptrdiff_t nested = 1;
  for (const char *p = s + 1; p < m->end; p++) {
    if (byte_at(p) == node->b) {
      if (--nested == 0) {
        count_steps(m, p - s);
        return p + 1;
      }
    } else if (byte_at(p) == node->a) {
      nested++;
    }
  }
  count_steps(m, m->end - s);
  return NULL;
}

static const char *match_back_reference(dtn_matcher *m, const char *s, const dtn_node *node) {
  const dtn_capture *capture = &m->captures[node->a];
  if (capture->length < 0 || m->end - s < capture->length) return NULL;  // a position never matches
  count_steps(m, capture->length);
  return memcmp(capture->start, s, (size_t)capture->length) == 0 ? s + capture->length : NULL;
}

static bool at_frontier(const dtn_matcher *m, const char *s, const dtn_node *node) {
  unsigned char before = s == m->subject ? 0 : byte_at(s - 1), here = s == m->end ? 0 : byte_at(s);
  return !set_has(node, before) && set_has(node, here);
}

// Opens or closes a capture, and takes that back if the rest does not match.
static const char *match_capture(dtn_matcher *m, const char *s, const dtn_node *node) {
  dtn_capture *capture = &m->captures[node->a];
  const dtn_capture before = *capture;
  int level = m->level;
  if (node->kind == DTN_NODE_CLOSE) {
    capture->length = s - capture->start;
  } else {
    capture->start = s;
    capture->length = node->kind == DTN_NODE_POSITION ? DTN_POSITION_CAPTURE : DTN_OPEN_CAPTURE;
    m->level = node->a + 1;
  }
  const char *end = match_node(m, s, node + 1);
  if (!end) {
    *capture = before;
    m->level = level;
  }
  return end;
}

static const char *match_repeat(dtn_matcher *m, const char *s, const dtn_node *node) {
  if (node->repeat == '*') return match_greedy(m, s, node, 0);
  if (node->repeat == '+') return match_greedy(m, s, node, 1);
  return match_lazy(m, s, node);
}

// Matches from `node` on. Single bytes are a loop; only what may have to be taken back recurses.
static const char *match_nodes(dtn_matcher *m, const char *s, const dtn_node *node) {
  for (; s; node++) {
    count_steps(m, 1);
    switch (node->kind) {
      case DTN_NODE_END: return s;
      case DTN_NODE_OPEN:
      case DTN_NODE_POSITION:
      case DTN_NODE_CLOSE: return match_capture(m, s, node);
      case DTN_NODE_BACK: s = match_back_reference(m, s, node); break;
      case DTN_NODE_BALANCE: s = match_balance(m, s, node); break;
      case DTN_NODE_FRONTIER: if (!at_frontier(m, s, node)) return NULL; break;
      case DTN_NODE_AT_END: if (s != m->end) return NULL; break;
      default:
        if (node->repeat == 0) {
          if (!matches_single(m, s, node)) return NULL;
          s++;
        } else if (node->repeat == '?') {
          const char *end = matches_single(m, s, node) ? match_node(m, s + 1, node + 1) : NULL;
          if (end) return end;
        } else {
          return match_repeat(m, s, node);
        }
    }
  }
  return NULL;
}

static const char *match_node(dtn_matcher *m, const char *s, const dtn_node *node) {
  if (++m->depth > MAX_DEPTH) luaL_error(m->L, "pattern too complex");
  const char *end = match_nodes(m, s, node);
  m->depth -= 1;
  return end;
}

// Matches at one place. Answers the end of the match or NULL; captures are in the matcher.
const char *dtn_matcher_run(dtn_matcher *m, const char *at, const dtn_node *nodes) {
  m->depth = 0;
  m->level = 0;
  return match_node(m, at, nodes);
}
