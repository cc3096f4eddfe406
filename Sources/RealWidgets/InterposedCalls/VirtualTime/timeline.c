#include "timeline.h"

#include <stdio.h>

__thread vt_thread *vt_self;

vt_timeline *vt_create(int64_t wall, uint64_t seed) {
  vt_timeline *timeline = calloc(1, sizeof *timeline);
  timeline->wall_start = wall * 1000;
  timeline->patience = 1;
  timeline->driver.timeline = timeline;
  timeline->driver.is_driver = true;
  timeline->driver.owner = VT_NO_OWNER;
  timeline->driver.resumption.kind = VT_RESUMPTION;
  timeline->driver.resumption.object = &timeline->driver;
  timeline->driver.saw_empty_loop = -1;
  timeline->driver.polls_since = -1;
  vt_list_clear(&timeline->ready);
  timeline->main_queue.key = _dispatch_main_q;
  vt_list_clear(&timeline->main_queue.waiting);
  pthread_mutex_init(&timeline->escape_lock, NULL);
  vt_seed(timeline, seed);
  vt_install_hooks();
  return timeline;
}

void vt_destroy(vt_timeline *timeline) {
  vt_discard(timeline);
  vt_release_runners(timeline);
  // A thread that returns from a real call reads this record before it requests its turn.
  if (timeline->has_dead_threads) return;
  for (vt_work *work = timeline->spare, *next; work; work = next) {
    next = work->next;
    free(work);
  }
  for (vt_escape *escape = timeline->escapes, *next; escape; escape = next) {
    next = escape->next;
    free(escape);
  }
  pthread_mutex_destroy(&timeline->escape_lock);
  free(timeline->heap);
  free(timeline->disabled_hook);
  free(timeline);
}

int64_t vt_now(const vt_timeline *timeline) { return timeline->now / 1000; }

int64_t vt_wall(const vt_timeline *timeline) {
  return (timeline->wall_start + timeline->now) / 1000;
}

uint64_t vt_random_reads(const vt_timeline *timeline) { return timeline->random_reads; }

uint64_t vt_impure_reads(const vt_timeline *timeline) { return timeline->impure_reads; }

void vt_set_wall(vt_timeline *timeline, int64_t wall) {
  timeline->wall_start = wall * 1000 - timeline->now;
  vt_timers_follow_wall(timeline);
}

void vt_set_seed(vt_timeline *timeline, uint64_t seed) { vt_seed(timeline, seed); }

int64_t vt_next(vt_timeline *timeline) {
  int64_t at = timeline->heap_count > 0 ? timeline->heap[0]->at : VT_TOO_FAR;
  if (timeline->ready.head || atomic_load(&timeline->channel)) {
    bool is_busy = timeline->busy_until > timeline->now;
    int64_t look = timeline->now + (is_busy ? VT_BUSY_LOOK : 0);
    if (look < at) at = look;
  }
  if (at >= VT_TOO_FAR) return VT_NEVER;
  return (at > timeline->now ? at : timeline->now) / 1000;
}

static bool has_escapes(vt_timeline *timeline) {
  if (!timeline->has_escaped) return false;
  REAL(pthread_mutex_lock)(&timeline->escape_lock);
  bool has = timeline->escapes != NULL;
  REAL(pthread_mutex_unlock)(&timeline->escape_lock);
  return has;
}

bool vt_stops(vt_timeline *timeline) {
  return timeline->stops && (has_escapes(timeline) || timeline->stops(timeline->stops_context));
}

void vt_advance(vt_timeline *timeline, int64_t instant) {
  vt_advance_until(timeline, instant, NULL, NULL);
}

void vt_advance_until(
    vt_timeline *timeline, int64_t instant, bool (*stops)(void *), void *context) {
  int64_t limit = instant > INT64_MAX / 1000 ? INT64_MAX / 1000 * 1000 : instant * 1000;
  timeline->stops = stops;
  timeline->stops_context = context;
  vt_run_until(timeline, limit);
  bool is_over = timeline->now >= limit || vt_stops(timeline);
  timeline->stops = NULL;
  if (is_over) return;
  timeline->now = limit;
  if (!timeline->ready.head) timeline->work_count = 0;
}

// Dropped work is not released: a killed process does not clean up, and releasing would run code of
// the simulation.
void vt_discard(vt_timeline *timeline) {
  // Before the threads, because the heap holds the time-outs of waiting threads.
  while (timeline->heap_count > 0) timeline->heap[--timeline->heap_count]->index = 0;
  vt_end_waiting_threads(timeline);
  vt_loop_timers_drop(timeline);
  vt_reap_threads(timeline, true);
  vt_list_clear(&timeline->ready);
  timeline->notices = NULL;
  timeline->has_escaped = false;
  timeline->busy_until = 0;
  timeline->work_count = 0;
  vt_queues_drop(timeline);
  memset(&timeline->main_queue, 0, sizeof timeline->main_queue);
  timeline->main_queue.key = _dispatch_main_q;
  vt_list_clear(&timeline->main_queue.waiting);
}

void *vt_enter(vt_timeline *timeline) {
  vt_thread *previous = vt_self;
  // Code that is already inside keeps its thread record.
  if (previous && previous->timeline == timeline) return previous;
  static vt_context main_context = {.label = _dispatch_main_q};
  timeline->driver.context = &main_context;
  vt_self = &timeline->driver;
  return previous;
}

void vt_leave(void *previous) { vt_self = previous; }

void vt_submit(
    vt_timeline *timeline, bool on_main, void *context, void (*function)(void *)) {
  void *previous = vt_enter(timeline);
  vt_lock(vt_self);
  vt_work *work = vt_new_work(timeline, VT_FUNCTION, context);
  work->function = function;
  if (on_main)
    vt_push(timeline, work, _dispatch_main_q);
  else
    vt_make_ready(timeline, work);
  vt_unlock(vt_self);
  vt_leave(previous);
}

int vt_waiting(const vt_timeline *timeline) {
  int count = 0;
  for (vt_thread *thread = timeline->waiting; thread; thread = thread->next) count++;
  return count;
}

size_t vt_stuck(const vt_timeline *timeline, int32_t *threads, size_t limit) {
  size_t count = 0;
  for (vt_thread *thread = timeline->waiting; thread && count < limit; thread = thread->next)
    if (thread->timeout.index == 0 && thread->tid != 0) threads[count++] = thread->tid;
  return count;
}

size_t vt_lost(const vt_timeline *timeline) {
  size_t count = 0;
  for (vt_thread *thread = timeline->waiting; thread; thread = thread->next)
    if (atomic_load(&thread->place) == VT_LOST) count++;
  return count;
}

size_t vt_gone(const vt_timeline *timeline, int64_t *owners, size_t limit) {
  size_t count = 0;
  for (vt_thread *thread = timeline->waiting; thread && count < limit; thread = thread->next)
    if (thread->is_gone) owners[count++] = thread->owner;
  return count;
}

void vt_set_patience(vt_timeline *timeline, double seconds) { timeline->patience = seconds; }

void vt_note_escape(vt_timeline *timeline, vt_escape_kind kind, const char *text) {
  vt_escape *escape = calloc(1, sizeof *escape);
  escape->kind = kind;
  snprintf(escape->text, sizeof escape->text, "%s", text);
  timeline->has_escaped = true;
  REAL(pthread_mutex_lock)(&timeline->escape_lock);
  vt_escape **end = &timeline->escapes;
  while (*end) end = &(*end)->next;
  *end = escape;
  REAL(pthread_mutex_unlock)(&timeline->escape_lock);
}

bool vt_take_escape(vt_timeline *timeline, vt_escape_kind *kind, char *text, size_t size) {
  REAL(pthread_mutex_lock)(&timeline->escape_lock);
  vt_escape *escape = timeline->escapes;
  if (escape) timeline->escapes = escape->next;
  REAL(pthread_mutex_unlock)(&timeline->escape_lock);
  if (!escape) return false;
  *kind = escape->kind;
  snprintf(text, size, "%s", escape->text);
  free(escape);
  return true;
}

bool vt_is_active(void) { return vt_self != NULL; }

bool vt_is_main(void) { return vt_self && vt_works_for(vt_self, _dispatch_main_q); }

void vt_disable_hook(vt_timeline *timeline, const char *name) {
  timeline->disabled_hook = name ? strdup(name) : NULL;
}

bool vt_hook_is_disabled(const char *name) {
  const char *disabled = vt_self->timeline->disabled_hook;
  return disabled && strcmp(disabled, name) == 0;
}
