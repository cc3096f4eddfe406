#include "timeline.h"
#include "registry.h"

// The simulation's own queues. In a serial queue every item is a barrier.

static size_t bucket(const void *key) { return ((uintptr_t)key >> 4) % VT_BUCKETS; }

// Returns the queue that orders the work of a dispatch queue: it follows serial targets, which
// exclude each other's sources; NULL for the global queues, which have no order.
vt_queue *vt_queue_for(vt_timeline *timeline, void *label) {
  vt_traits traits;
  void *key = label;
  for (void *target = label; target; target = traits.target) {
    traits = vt_traits_of(target);
    if (target == label || !traits.is_concurrent) key = target;
  }
  if (key == _dispatch_main_q) return &timeline->main_queue;
  traits = vt_traits_of(key);
  if (traits.is_global) return NULL;
  for (vt_queue *queue = timeline->queues[bucket(key)]; queue; queue = queue->next) {
    if (queue->key != key) continue;
    // A new dispatch queue may have the address of an old one.
    if (queue->running == 0 && !queue->waiting.head) queue->is_concurrent = traits.is_concurrent;
    return queue;
  }
  vt_queue *queue = calloc(1, sizeof *queue);
  queue->key = key;
  queue->is_concurrent = traits.is_concurrent;
  queue->suspensions = traits.is_inactive ? 1 : 0;
  vt_list_clear(&queue->waiting);
  queue->next = timeline->queues[bucket(key)];
  timeline->queues[bucket(key)] = queue;
  return queue;
}

void vt_queue_pump(vt_timeline *timeline, vt_queue *queue) {
  while (queue->waiting.head && queue->suspensions == 0 && !queue->barrier_runs) {
    if (queue->waiting.head->is_barrier && queue->running > 0) return;
    vt_work *work = vt_list_take(&queue->waiting);
    queue->running++;
    queue->barrier_runs = work->is_barrier;
    vt_make_ready(timeline, work);
  }
}

void vt_queue_done(vt_timeline *timeline, vt_queue *queue, bool was_barrier) {
  queue->running--;
  if (was_barrier) queue->barrier_runs = false;
  if (queue == &timeline->main_queue && timeline->main_loop_runs > 0) vt_loop_did_work(timeline);
  vt_queue_pump(timeline, queue);
}

void vt_queue_enter(vt_thread *self, vt_queue *queue, bool is_barrier) {
  bool is_free = !queue->waiting.head && queue->suspensions == 0 && !queue->barrier_runs &&
                 !(is_barrier && queue->running > 0);
  if (is_free) {
    queue->running++;
    queue->barrier_runs = is_barrier;
  } else {
    self->resumption.is_barrier = is_barrier;
    vt_list_append(&queue->waiting, &self->resumption);
    vt_wait_in_queue(self);
  }
}

void vt_push(vt_timeline *timeline, vt_work *work, void *label) {
  work->label = label;
  work->queue = vt_queue_for(timeline, label);
  if (!work->queue) {
    vt_make_ready(timeline, work);
    return;
  }
  if (!work->queue->is_concurrent) work->is_barrier = true;
  vt_list_append(&work->queue->waiting, work);
  vt_queue_pump(timeline, work->queue);
}

void vt_queues_drop(vt_timeline *timeline) {
  for (size_t place = 0; place < VT_BUCKETS; place++) {
    for (vt_queue *queue = timeline->queues[place], *next; queue; queue = next) {
      next = queue->next;
      free(queue);
    }
    timeline->queues[place] = NULL;
  }
}

// An initially inactive queue starts once, no matter how often it is activated.
void vt_queue_activate(void *label) {
  vt_traits traits = vt_traits_of(label);
  if (!traits.is_inactive) return;
  vt_timeline *timeline = vt_lock(vt_self);
  vt_queue *queue = vt_queue_for(timeline, label);
  vt_registry_activate(label);
  if (queue && queue->key == label) {
    queue->suspensions--;
    vt_queue_pump(timeline, queue);
  }
  vt_unlock(vt_self);
}

bool vt_works_for(const vt_thread *self, void *label) {
  for (vt_context *context = self->context; context; context = context->outer)
    for (void *target = context->label; target; target = vt_traits_of(target).target)
      if (target == label) return true;
  return false;
}
