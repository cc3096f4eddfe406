#include "timeline.h"

// A binary heap ordered by instant, then by the order in which timers were set.

static bool is_before(const vt_timer *one, const vt_timer *other) {
  return one->at != other->at ? one->at < other->at : one->sequence < other->sequence;
}

static void put(vt_timeline *timeline, size_t place, vt_timer *timer) {
  timeline->heap[place] = timer;
  timer->index = place + 1;
}

static void sift_up(vt_timeline *timeline, size_t place) {
  vt_timer *timer = timeline->heap[place];
  while (place > 0) {
    size_t parent = (place - 1) / 2;
    if (!is_before(timer, timeline->heap[parent])) break;
    put(timeline, place, timeline->heap[parent]);
    place = parent;
  }
  put(timeline, place, timer);
}

static void sift_down(vt_timeline *timeline, size_t place) {
  vt_timer *timer = timeline->heap[place];
  for (;;) {
    size_t child = 2 * place + 1;
    if (child >= timeline->heap_count) break;
    if (child + 1 < timeline->heap_count &&
        is_before(timeline->heap[child + 1], timeline->heap[child]))
      child++;
    if (!is_before(timeline->heap[child], timer)) break;
    put(timeline, place, timeline->heap[child]);
    place = child;
  }
  put(timeline, place, timer);
}

// Rounded up to the tick, so nothing runs too early; never in the past.
static int64_t on_tick(const vt_timeline *timeline, int64_t at) {
  if (at > VT_TOO_FAR) return VT_TOO_FAR;
  if (at <= timeline->now) return timeline->now;
  return (at + 999) / 1000 * 1000;
}

void vt_timer_set(vt_timeline *timeline, vt_timer *timer, int64_t at) {
  vt_timer_remove(timeline, timer);
  timer->at = on_tick(timeline, at);
  if (timer->at == VT_TOO_FAR && !timer->follows_wall) return;
  timer->sequence = timeline->sequence++;
  if (timeline->heap_count == timeline->heap_capacity) {
    timeline->heap_capacity = timeline->heap_capacity ? 2 * timeline->heap_capacity : 64;
    timeline->heap = realloc(timeline->heap, timeline->heap_capacity * sizeof *timeline->heap);
  }
  timeline->heap[timeline->heap_count] = timer;
  sift_up(timeline, timeline->heap_count++);
}

void vt_timer_set_wall(vt_timeline *timeline, vt_timer *timer, int64_t wall) {
  timer->follows_wall = true;
  timer->wall = wall;
  int64_t at;
  if (__builtin_sub_overflow(wall, timeline->wall_start, &at)) at = wall < 0 ? 0 : INT64_MAX;
  vt_timer_set(timeline, timer, at);
}

void vt_timer_remove(vt_timeline *timeline, vt_timer *timer) {
  if (timer->index == 0) return;
  size_t place = timer->index - 1;
  timer->index = 0;
  timeline->heap_count--;
  if (place == timeline->heap_count) return;
  put(timeline, place, timeline->heap[timeline->heap_count]);
  sift_down(timeline, place);
  sift_up(timeline, place);
}

vt_timer *vt_timer_take(vt_timeline *timeline) {
  vt_timer *timer = timeline->heap[0];
  vt_timer_remove(timeline, timer);
  return timer;
}

void vt_timers_follow_wall(vt_timeline *timeline) {
  for (size_t place = 0; place < timeline->heap_count; place++) {
    vt_timer *timer = timeline->heap[place];
    if (!timer->follows_wall) continue;
    int64_t at;
    if (__builtin_sub_overflow(timer->wall, timeline->wall_start, &at)) at = INT64_MAX;
    timer->at = on_tick(timeline, at);
  }
  for (size_t place = timeline->heap_count / 2; place-- > 0;) sift_down(timeline, place);
}

// libdispatch times: 0 is now, all ones is never. The top bits 10 mark nanoseconds of the monotonic
// clock that continues during sleep, 11 negated nanoseconds of the wall clock, and 0 those of the
// clock that stops during sleep. No simulated phone sleeps in that sense, so both are one clock.
bool vt_timer_set_dispatch(vt_timeline *timeline, vt_timer *timer, uint64_t when) {
  timer->follows_wall = false;
  if (when == DISPATCH_FOREVER) return false;
  if (when == DISPATCH_NOW || when == ~UINT64_C(1)) {
    vt_timer_set(timeline, timer, timeline->now);
  } else if (when >> 62 == 3) {
    vt_timer_set_wall(timeline, timer, (int64_t)-when);
  } else {
    int64_t monotonic = (int64_t)(when & ~(UINT64_C(3) << 62));
    vt_timer_set(timeline, timer, monotonic - VT_MONOTONIC_START);
  }
  return true;
}
