#ifndef VT_TIMELINE_H
#define VT_TIMELINE_H

#define _GNU_SOURCE
#include <errno.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <sys/types.h>
#include <time.h>

#include "VirtualTime.h"
#include "dispatch.h"
#include "real.h"

typedef struct vt_thread vt_thread;
typedef struct vt_queue vt_queue;
typedef struct vt_work vt_work;
typedef struct vt_timer vt_timer;
typedef struct vt_notice vt_notice;
typedef struct vt_escape vt_escape;
typedef struct vt_loop_timer vt_loop_timer;

// The kind of a piece of work.
typedef enum {
  VT_FUNCTION,    // a C function with a context
  VT_BLOCK,       // a block
  VT_JOB,         // a job of Swift concurrency
  VT_RESUMPTION,  // a thread that waits for its turn
} vt_kind;

// Something to run: in a queue, in the ready list, or behind a timer.
struct vt_work {
  vt_work *next;
  vt_kind kind;
  bool is_barrier;    // runs alone in its queue
  vt_queue *queue;    // NULL for the global queues
  void *label;        // the dispatch queue that code asked for, retained
  void *object;       // context, block, job or thread
  void (*function)(void *);
  void *group;        // the dispatch group to leave afterwards, retained
  int64_t owner;      // the owner of the code that submitted it
};

// A first-in, first-out list.
typedef struct {
  vt_work *head;
  vt_work **tail;
} vt_list;

// An entry of the heap of timers.
struct vt_timer {
  int64_t at;         // nanoseconds since the timeline was made
  uint64_t sequence;  // breaks ties: first come, first served
  size_t index;       // place in the heap plus 1, 0 while not in it
  bool follows_wall;  // moves when the wall clock is set
  int64_t wall;       // nanoseconds since 1970, if so
  void (*fire)(vt_timeline *, vt_timer *);
};

// A dispatch queue as the simulation runs it.
struct vt_queue {
  vt_queue *next;     // in the same bucket
  void *key;          // the dispatch queue
  bool is_concurrent;
  bool barrier_runs;
  int running;
  int suspensions;
  vt_list waiting;
};

// The queue that a thread currently works for; the innermost comes first.
typedef struct vt_context {
  struct vt_context *outer;
  vt_queue *queue;
  void *label;
  bool is_barrier;
} vt_context;

// The state of a thread's access to its timeline.
enum { VT_OUTSIDE, VT_INSIDE, VT_LOST, VT_DEAD };

// A thread that runs code of a simulation, or its driver.
struct vt_thread {
  vt_timeline *timeline;
  vt_thread *next;          // among idle or waiting threads
  pthread_t id;
  pid_t tid;
  _Atomic uint32_t turn;    // futex: 1 = run, 2 = end
  _Atomic uint32_t place;   // VT_OUTSIDE ...
  int depth;                // nested entries
  int64_t polls_since;      // the first of successive waits with an expired time-out, -1 for none
  int64_t saw_empty_loop;   // when, in nanoseconds, -1 for never
  int64_t spins_at;         // when it last spun for a lock, in nanoseconds
  int spins;                // how often at that instant
  bool is_driver;
  bool was_woken;
  bool is_waiting;
  bool is_attached;         // created by code
  bool is_detached;
  bool has_ended;
  bool is_gone;             // ended by code while it had the turn
  bool loop_is_stopped;
  int64_t owner;            // the current owner, `VT_NO_OWNER` if unknown
  vt_thread *next_attached;
  const void *key;          // the object it waits for
  bool (*poll)(const void *);
  vt_timer timeout;
  vt_work resumption;
  vt_context *context;
};

// A block that runs when a group is empty.
struct vt_notice {
  vt_notice *next;
  void *group;
  vt_work *work;
};

struct vt_escape {
  vt_escape *next;
  vt_escape_kind kind;
  char text[160];
};

#define VT_BUCKETS 64

struct vt_timeline {
  int64_t now;         // nanoseconds, a multiple of 1000
  int64_t limit;       // nanoseconds; nothing later runs
  bool (*stops)(void *);  // asked before time passes, NULL for never
  void *stops_context;
  int64_t busy_until;  // nanoseconds; no work is taken before
  int64_t work_count;  // the work taken since nothing was ready and time passed
  int64_t wall_start;  // nanoseconds since 1970 at `now` 0
  uint64_t sequence;
  vt_list ready;
  vt_timer **heap;
  size_t heap_count, heap_capacity;
  vt_queue main_queue;
  vt_queue *queues[VT_BUCKETS];
  vt_thread driver;
  vt_thread *idle;           // runners at rest
  vt_thread *waiting;        // threads that wait, in order
  vt_thread *running;        // the thread that has the turn
  vt_work *spare;            // for reuse
  vt_notice *notices;
  vt_loop_timer *loop_timers;
  int main_loop_runs;        // threads that run the main run loop
  vt_thread *attached;       // threads created by code, newest first
  _Atomic(vt_work *) channel;  // resumptions of threads that had been given up, newest first
  bool has_escaped;          // something runs for real
  bool has_dead_threads;     // some were ended while blocked in a real call
  uint64_t random[4];
  uint64_t random_reads;     // requests for random numbers, without identifiers
  uint64_t impure_reads;     // reads of a clock or the random stream
  char *disabled_hook;
  double patience;           // seconds
  pthread_mutex_t escape_lock;
  vt_escape *escapes;
};

// The calling thread's record in a simulation; NULL outside one.
extern __thread vt_thread *vt_self;

// Work due later than this, in nanoseconds, is never due.
#define VT_TOO_FAR (INT64_MAX / 1000 * 1000 - 1000)
#define VT_MONOTONIC_START (86400 * INT64_C(1000000000))

// The shortest time that can pass, in nanoseconds.
#define VT_TICK INT64_C(1000)

// The interval between checks of code that never waits, in nanoseconds.
#define VT_BUSY_LOOK (1000 * VT_TICK)

// Acquire and release the right to change the timeline.
vt_timeline *vt_lock(vt_thread *self);
void vt_unlock(vt_thread *self);

// Lists.
void vt_list_clear(vt_list *list);
void vt_list_append(vt_list *list, vt_work *work);
void vt_list_prepend(vt_list *list, vt_work *work);
vt_work *vt_list_take(vt_list *list);

// Work.
vt_work *vt_new_work(vt_timeline *timeline, vt_kind kind, void *object);
void vt_free_work(vt_timeline *timeline, vt_work *work);
// Adds work to the queue that `label` names.
void vt_push(vt_timeline *timeline, vt_work *work, void *label);
void vt_make_ready(vt_timeline *timeline, vt_work *work);
void vt_run_work(vt_thread *self, vt_work *work);

// Timers.
void vt_timer_set(vt_timeline *timeline, vt_timer *timer, int64_t at);
void vt_timer_set_wall(vt_timeline *timeline, vt_timer *timer, int64_t wall);
void vt_timer_remove(vt_timeline *timeline, vt_timer *timer);
vt_timer *vt_timer_take(vt_timeline *timeline);
void vt_timers_follow_wall(vt_timeline *timeline);
// Sets a timer to a libdispatch time; false if that is never.
bool vt_timer_set_dispatch(vt_timeline *timeline, vt_timer *timer, uint64_t when);

// Threads.
// Runs due work; returns true if it ended because the driver itself continues.
bool vt_run_until(vt_timeline *timeline, int64_t limit);
// True if time must not pass because something has to be handled first.
bool vt_stops(vt_timeline *timeline);
vt_work *vt_take_next(vt_timeline *timeline);
vt_thread *vt_new_thread(vt_timeline *timeline);
// The first and last calls of a thread.
void vt_begin_thread(vt_thread *self);
void vt_end_thread(vt_thread *self);
// Waits until another thread wakes the key or the timer fires; returns true if it was woken.
//
// A wait that the timer ends takes at least a tick, even with a time-out of zero or in the past.
// Code that waits in a loop until a clock advances or until others have done something would
// otherwise keep time from passing.
bool vt_wait(vt_thread *self, const void *key, bool (*poll)(const void *));
// Waits for a tick.
void vt_pause(vt_thread *self);
// True if a library's short sleep is a check of a lock that another thread holds.
bool vt_is_spin(const void *caller, int64_t duration);
// Lets threads inside and outside the simulation run, without taking time.
void vt_spin(vt_thread *self);
// Waits until a queue grants the thread its turn.
void vt_wait_in_queue(vt_thread *self);
// Wakes up to `count` threads that wait for a key, oldest first; returns their number.
int vt_wake(vt_timeline *timeline, const void *key, int count);
bool vt_has_waiter(const vt_timeline *timeline, const void *key);
void vt_yield_turn(vt_thread *self);
void vt_reap_threads(vt_timeline *timeline, bool all);
void vt_end_waiting_threads(vt_timeline *timeline);
void vt_release_runners(vt_timeline *timeline);

// Enters a queue, waiting for its turn if necessary.
void vt_queue_enter(vt_thread *self, vt_queue *queue, bool is_barrier);
void vt_loop_did_work(vt_timeline *timeline);
void vt_loop_timers_drop(vt_timeline *timeline);

// Queues.
vt_queue *vt_queue_for(vt_timeline *timeline, void *label);
void vt_queue_pump(vt_timeline *timeline, vt_queue *queue);
void vt_queue_done(vt_timeline *timeline, vt_queue *queue, bool was_barrier);
void vt_queue_activate(void *label);
void vt_queues_drop(vt_timeline *timeline);
bool vt_works_for(const vt_thread *self, void *label);
// Handles the groups that have become empty.
void vt_groups_poll(vt_timeline *timeline);

// Dispatch sources that belong to a simulation.
bool vt_is_source(const void *object);
void vt_source_set_queue(void *source, void *queue);

void vt_note_escape(vt_timeline *timeline, vt_escape_kind kind, const char *text);
void vt_install_hooks(void);
void vt_seed(vt_timeline *timeline, uint64_t seed);
// True if a test turned a hook off; only for threads of a simulation.
bool vt_hook_is_disabled(const char *name);

#endif
