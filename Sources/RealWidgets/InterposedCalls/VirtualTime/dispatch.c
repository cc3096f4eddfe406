#include "timeline.h"
#include "registry.h"

#include <stdio.h>

// Work that code submits to dispatch queues.

static bool is_virtual(void) { return vt_self && !vt_hook_is_disabled("dispatch"); }

// Takes over a piece of work for a queue.
static void submit(vt_kind kind, void *object, dispatch_function function, void *queue,
                   void *group, bool is_barrier) {
  vt_timeline *timeline = vt_lock(vt_self);
  vt_work *work = vt_new_work(timeline, kind, kind == VT_BLOCK ? _Block_copy(object) : object);
  work->function = function;
  work->group = group;
  work->is_barrier = is_barrier;
  if (queue != _dispatch_main_q) dispatch_retain(queue);
  if (group) {
    dispatch_retain(group);
    dispatch_group_enter(group);
  }
  vt_push(timeline, work, queue);
  vt_unlock(vt_self);
}

INTERPOSED void dispatch_async(void *queue, void *block) {
  if (!is_virtual()) return REAL(dispatch_async)(queue, block);
  submit(VT_BLOCK, block, NULL, queue, NULL, false);
}

INTERPOSED void dispatch_async_f(void *queue, void *context, dispatch_function function) {
  if (!is_virtual()) return REAL(dispatch_async_f)(queue, context, function);
  submit(VT_FUNCTION, context, function, queue, NULL, false);
}

INTERPOSED void dispatch_barrier_async(void *queue, void *block) {
  if (!is_virtual()) return REAL(dispatch_barrier_async)(queue, block);
  submit(VT_BLOCK, block, NULL, queue, NULL, true);
}

INTERPOSED void dispatch_barrier_async_f(
    void *queue, void *context, dispatch_function function) {
  if (!is_virtual()) return REAL(dispatch_barrier_async_f)(queue, context, function);
  submit(VT_FUNCTION, context, function, queue, NULL, true);
}

INTERPOSED void dispatch_group_async(void *group, void *queue, void *block) {
  if (!is_virtual()) return REAL(dispatch_group_async)(group, queue, block);
  submit(VT_BLOCK, block, NULL, queue, group, false);
}

INTERPOSED void dispatch_group_async_f(
    void *group, void *queue, void *context, dispatch_function function) {
  if (!is_virtual()) return REAL(dispatch_group_async_f)(group, queue, context, function);
  submit(VT_FUNCTION, context, function, queue, group, false);
}

// MARK: Later

typedef struct {
  vt_timer timer;
  vt_work *work;
} delayed;

static void fire_delayed(vt_timeline *timeline, vt_timer *timer) {
  delayed *entry = (delayed *)timer;
  vt_push(timeline, entry->work, entry->work->label);
  free(entry);
}

static void submit_later(
    uint64_t when, vt_kind kind, void *object, dispatch_function function, void *queue) {
  if (when == DISPATCH_FOREVER) return;
  vt_timeline *timeline = vt_lock(vt_self);
  delayed *entry = calloc(1, sizeof *entry);
  entry->timer.fire = fire_delayed;
  entry->work = vt_new_work(timeline, kind, kind == VT_BLOCK ? _Block_copy(object) : object);
  entry->work->function = function;
  entry->work->label = queue;
  if (queue != _dispatch_main_q) dispatch_retain(queue);
  vt_timer_set_dispatch(timeline, &entry->timer, when);
  vt_unlock(vt_self);
}

INTERPOSED void dispatch_after(uint64_t when, void *queue, void *block) {
  if (!is_virtual()) return REAL(dispatch_after)(when, queue, block);
  submit_later(when, VT_BLOCK, block, NULL, queue);
}

// `Task.sleep` ends up here.
INTERPOSED void dispatch_after_f(
    uint64_t when, void *queue, void *context, dispatch_function function) {
  if (!is_virtual()) return REAL(dispatch_after_f)(when, queue, context, function);
  submit_later(when, VT_FUNCTION, context, function, queue);
}

// MARK: Synchronously, on the calling thread

static void check_not_own(vt_thread *self, vt_queue *queue, void *label) {
  for (vt_context *context = self->context; context; context = context->outer) {
    if (!context->queue || context->queue != queue || !context->is_barrier) continue;
    fprintf(
        stderr,
        "BUG IN CLIENT OF LIBDISPATCH: dispatch_sync called on queue already owned by current "
        "thread: %s\n",
        label == _dispatch_main_q ? "the main queue" : "a serial queue");
    abort();
  }
}

static vt_context begin_sync(void *label, bool is_barrier) {
  vt_thread *self = vt_self;
  vt_timeline *timeline = vt_lock(self);
  vt_queue *queue = vt_queue_for(timeline, label);
  if (queue) {
    check_not_own(self, queue, label);
    if (!queue->is_concurrent) is_barrier = true;
    vt_queue_enter(self, queue, is_barrier);
  }
  vt_unlock(self);
  return (vt_context){self->context, queue, label, is_barrier};
}

static void end_sync(vt_context *context) {
  vt_thread *self = vt_self;
  vt_timeline *timeline = vt_lock(self);
  self->context = context->outer;
  if (context->queue) vt_queue_done(timeline, context->queue, context->is_barrier);
  vt_unlock(self);
}

static void run_sync(
    void *queue, void *object, dispatch_function function, bool is_barrier) {
  vt_context context = begin_sync(queue, is_barrier);
  vt_self->context = &context;
  if (function)
    function(object);
  else
    vt_call_block(object);
  end_sync(&context);
}

#define SYNC(name, is_barrier)                                                            \
  INTERPOSED void name(void *queue, void *block) {                                        \
    if (!is_virtual()) return REAL(name)(queue, block);                       \
    run_sync(queue, block, NULL, is_barrier);                                             \
  }                                                                                       \
  INTERPOSED void name##_f(void *queue, void *context, dispatch_function function) {      \
    if (!is_virtual()) return REAL(name##_f)(queue, context, function);       \
    run_sync(queue, context, function, is_barrier);                                       \
  }

SYNC(dispatch_sync, false)
SYNC(dispatch_barrier_sync, true)
SYNC(dispatch_async_and_wait, false)
SYNC(dispatch_barrier_async_and_wait, true)

// One after another, because nothing runs in parallel in a simulation.
INTERPOSED void dispatch_apply(size_t iterations, void *queue, void *block) {
  if (!is_virtual()) return REAL(dispatch_apply)(iterations, queue, block);
  // NULL means the caller's queue.
  vt_context context = {vt_self->context, NULL, NULL, false};
  if (queue) context = begin_sync(queue, false);
  vt_self->context = &context;
  for (size_t iteration = 0; iteration < iterations; iteration++)
    ((void (*)(void *, size_t))((void **)block)[2])(block, iteration);
  end_sync(&context);
}

// MARK: Where am I?

INTERPOSED void *dispatch_get_specific(const void *key) {
  if (!vt_self) return REAL(dispatch_get_specific)(key);
  for (vt_context *context = vt_self->context; context; context = context->outer)
    for (void *target = context->label; target; target = vt_traits_of(target).target) {
      void *value = dispatch_queue_get_specific(target, key);
      if (value) return value;
    }
  return NULL;
}

INTERPOSED const char *dispatch_queue_get_label(void *queue) {
  if (queue || !vt_self) return REAL(dispatch_queue_get_label)(queue);
  for (vt_context *context = vt_self->context; context; context = context->outer)
    if (context->label) return REAL(dispatch_queue_get_label)(context->label);
  return REAL(dispatch_queue_get_label)(dispatch_get_global_queue(0, 0));
}

// The real function reports a violation and ends the process.
INTERPOSED void dispatch_assert_queue(void *queue) {
  if (vt_self && vt_works_for(vt_self, queue)) return;
  REAL(dispatch_assert_queue)(queue);
}

INTERPOSED void dispatch_assert_queue_barrier(void *queue) {
  if (vt_self)
    for (vt_context *context = vt_self->context; context; context = context->outer)
      if (context->label == queue && context->is_barrier) return;
  REAL(dispatch_assert_queue_barrier)(queue);
}

INTERPOSED void dispatch_assert_queue_not(void *queue) {
  if (vt_self && vt_works_for(vt_self, queue)) {
    fprintf(
        stderr,
        "BUG IN CLIENT OF LIBDISPATCH: Assertion failed: Block was run on an unexpected queue\n");
    abort();
  }
  REAL(dispatch_assert_queue_not)(queue);
}
