// Time and control-C. Several states may run at the same time in several threads, and a signal arrives in any thread.
//
// The states stand in a list whose nodes are never freed, only reused, so that a handler may walk it at any moment. A
// handler announces itself in a node (`visitors`) before it reads the state; dtn_close takes the state out and then
// waits until no visitor is left. Lua's hook may only be set by the thread that runs the coroutine: a handler in another
// thread passes the signal on to that thread. SIGPROF passed on in this way (SI_TKILL) counts no time.
#define _GNU_SOURCE
#include <errno.h>
#include <sched.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/time.h>
#include <unistd.h>

#include "internal.h"

typedef struct node {
  _Atomic(dtn_state *) state;  // NULL: free
  atomic_int visitors;
  struct node *next;
} node;

static _Atomic(node *) nodes;
static atomic_int armed;  // whether our handler of SIGPROF is installed

// The kernel's id of this thread, remembered since asking costs more than a step.
int dtn_thread_id(void) {
  static _Thread_local int id;
  if (id == 0) id = gettid();
  return id;
}

static bool claim(node *n, dtn_state *S) {
  dtn_state *none = NULL;
  if (!atomic_compare_exchange_strong(&n->state, &none, S)) return false;
  S->node = n;
  return true;
}

// Puts a state into the list; false when memory does not suffice.
bool dtn_watch(dtn_state *S) {
  for (node *n = atomic_load(&nodes); n; n = n->next) {
    if (claim(n, S)) return true;
  }
  node *made = calloc(1, sizeof *made);
  if (!made) return false;
  claim(made, S);
  made->next = atomic_load(&nodes);
  while (!atomic_compare_exchange_weak(&nodes, &made->next, made)) {
  }
  return true;
}

void dtn_unwatch(dtn_state *S) {
  node *n = S->node;
  if (!n) return;
  atomic_store(&n->state, NULL);
  while (atomic_load(&n->visitors) > 0) sched_yield();
}

// Makes the running coroutine notice the flag. gettid instead of the remembered id: thread-local memory of a shared
// library may be allocated at its first use, which a signal handler must not do.
static void notice(dtn_state *S, lua_State *running) {
  int thread = atomic_load(&S->thread);
  if (thread == gettid()) dtn_plant(running);
  else if (atomic_load(&armed)) tgkill(getpid(), thread, SIGPROF);
}

static void tick(dtn_state *S) {
  lua_State *running = atomic_load(&S->running);
  if (!running) return;
  if (atomic_fetch_add(&S->ticks, 1) + 1 >= S->tick_limit && S->tick_limit > 0) dtn_trip(S, DTN_WHY_CPU);
  if (dtn_has_tripped(S)) notice(S, running);
}

static void interrupt(dtn_state *S) {
  atomic_store(&S->interrupted, 1);
  lua_State *running = atomic_load(&S->running);
  if (!running) return;  // the next step fails
  dtn_trip(S, DTN_WHY_INTERRUPTED);
  notice(S, running);
}

// A signal passed on by another thread: only what runs in this one is looked at.
static void passed_on(dtn_state *S) {
  lua_State *running = atomic_load(&S->running);
  if (running && dtn_has_tripped(S) && atomic_load(&S->thread) == gettid()) dtn_plant(running);
}

// In a signal handler: whatever it interrupts keeps its errno.
static void visit_all(void (*visit)(dtn_state *)) {
  int before = errno;
  for (node *n = atomic_load(&nodes); n; n = n->next) {
    atomic_fetch_add(&n->visitors, 1);
    dtn_state *S = atomic_load(&n->state);
    if (S) visit(S);
    atomic_fetch_sub(&n->visitors, 1);
  }
  errno = before;
}

void dtn_tick(void) { visit_all(tick); }
void dtn_interrupt(void) { visit_all(interrupt); }
int32_t dtn_is_interrupted(const dtn_state *S) { return atomic_load(&S->interrupted); }

static void on_signal(int number, siginfo_t *info, void *context) {
  (void)number;
  (void)context;
  visit_all(info->si_code == SI_TKILL ? passed_on : tick);
}

int32_t dtn_arm_timer(void) {
  struct sigaction action;
  memset(&action, 0, sizeof action);
  action.sa_sigaction = on_signal;
  action.sa_flags = SA_SIGINFO | SA_RESTART;
  sigemptyset(&action.sa_mask);
  if (sigaction(SIGPROF, &action, NULL) != 0) return -1;
  atomic_store(&armed, 1);
  struct itimerval every = {.it_interval = {.tv_usec = 10000}, .it_value = {.tv_usec = 10000}};
  return setitimer(ITIMER_PROF, &every, NULL);
}
