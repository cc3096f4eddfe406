#include "timeline.h"

// Semaphores and groups keep their counts in the real objects, which never block here: a thread
// that would have to wait gives up its turn instead.

static bool can_take_semaphore(const void *semaphore) {
  return REAL(dispatch_semaphore_wait)((void *)semaphore, DISPATCH_NOW) == 0;
}

static bool is_group_empty(const void *group) {
  return REAL(dispatch_group_wait)((void *)group, DISPATCH_NOW) == 0;
}

// Waits for a key, with a libdispatch time as time-out.
static intptr_t wait_for(void *key, uint64_t timeout, bool (*poll)(const void *)) {
  vt_thread *self = vt_self;
  vt_timeline *timeline = vt_lock(self);
  vt_timer_set_dispatch(timeline, &self->timeout, timeout);
  bool was_woken = vt_wait(self, key, poll);
  vt_unlock(self);
  return was_woken ? 0 : -1;
}

INTERPOSED intptr_t dispatch_semaphore_wait(void *semaphore, uint64_t timeout) {
  if (!vt_self || vt_hook_is_disabled("semaphore"))
    return REAL(dispatch_semaphore_wait)(semaphore, timeout);
  if (can_take_semaphore(semaphore)) return 0;
  return wait_for(semaphore, timeout, can_take_semaphore);
}

// Passes the signal to the thread that has waited longest, if any; the count is then unchanged.
INTERPOSED intptr_t dispatch_semaphore_signal(void *semaphore) {
  if (!vt_self) return REAL(dispatch_semaphore_signal)(semaphore);
  vt_timeline *timeline = vt_lock(vt_self);
  int woken = vt_wake(timeline, semaphore, 1);
  vt_unlock(vt_self);
  return woken > 0 ? 1 : REAL(dispatch_semaphore_signal)(semaphore);
}

INTERPOSED intptr_t dispatch_group_wait(void *group, uint64_t timeout) {
  if (!vt_self) return REAL(dispatch_group_wait)(group, timeout);
  if (is_group_empty(group)) return 0;
  return wait_for(group, timeout, is_group_empty);
}

static void post_notices(vt_timeline *timeline, void *group) {
  vt_notice **link = &timeline->notices;
  while (*link) {
    vt_notice *notice = *link;
    if (notice->group != group) {
      link = &notice->next;
      continue;
    }
    *link = notice->next;
    vt_push(timeline, notice->work, notice->work->label);
    dispatch_release(group);
    free(notice);
  }
}

static void look_at_group(vt_timeline *timeline, void *group) {
  if (!timeline->notices && !timeline->waiting) return;
  if (!is_group_empty(group)) return;
  post_notices(timeline, group);
  vt_wake(timeline, group, INT32_MAX);
}

INTERPOSED void dispatch_group_leave(void *group) {
  if (!vt_self) return REAL(dispatch_group_leave)(group);
  vt_timeline *timeline = vt_lock(vt_self);
  REAL(dispatch_group_leave)(group);
  look_at_group(timeline, group);
  vt_unlock(vt_self);
}

void vt_groups_poll(vt_timeline *timeline) {
  for (vt_notice *notice = timeline->notices; notice; notice = notice->next) {
    if (!is_group_empty(notice->group)) continue;
    post_notices(timeline, notice->group);
    return;
  }
}

static void notify(
    void *group, void *queue, vt_kind kind, void *object, dispatch_function function) {
  vt_timeline *timeline = vt_lock(vt_self);
  vt_work *work = vt_new_work(timeline, kind, kind == VT_BLOCK ? _Block_copy(object) : object);
  work->function = function;
  if (queue != _dispatch_main_q) dispatch_retain(queue);
  if (is_group_empty(group)) {
    vt_push(timeline, work, queue);
  } else {
    work->label = queue;
    vt_notice **end = &timeline->notices;
    while (*end) end = &(*end)->next;
    *end = calloc(1, sizeof **end);
    (*end)->group = group;
    (*end)->work = work;
    dispatch_retain(group);
  }
  vt_unlock(vt_self);
}

INTERPOSED void dispatch_group_notify(void *group, void *queue, void *block) {
  if (!vt_self) return REAL(dispatch_group_notify)(group, queue, block);
  notify(group, queue, VT_BLOCK, block, NULL);
}

INTERPOSED void dispatch_group_notify_f(
    void *group, void *queue, void *context, dispatch_function function) {
  if (!vt_self) return REAL(dispatch_group_notify_f)(group, queue, context, function);
  notify(group, queue, VT_FUNCTION, context, function);
}
