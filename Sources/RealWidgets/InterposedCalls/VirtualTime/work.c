#include "timeline.h"

void vt_list_clear(vt_list *list) {
  list->head = NULL;
  list->tail = &list->head;
}

void vt_list_append(vt_list *list, vt_work *work) {
  work->next = NULL;
  *list->tail = work;
  list->tail = &work->next;
}

void vt_list_prepend(vt_list *list, vt_work *work) {
  work->next = list->head;
  if (!list->head) list->tail = &work->next;
  list->head = work;
}

vt_work *vt_list_take(vt_list *list) {
  vt_work *work = list->head;
  if (!work) return NULL;
  list->head = work->next;
  if (!list->head) list->tail = &list->head;
  work->next = NULL;
  return work;
}

vt_work *vt_new_work(vt_timeline *timeline, vt_kind kind, void *object) {
  vt_work *work = timeline->spare;
  if (work)
    timeline->spare = work->next;
  else
    work = malloc(sizeof *work);
  *work = (vt_work){.kind = kind, .object = object, .owner = vt_owner()};
  return work;
}

void vt_free_work(vt_timeline *timeline, vt_work *work) {
  work->next = timeline->spare;
  timeline->spare = work;
}

void vt_make_ready(vt_timeline *timeline, vt_work *work) {
  vt_list_append(&timeline->ready, work);
}

// A reference to an executor of Swift concurrency; zeros mean the generic executor.
typedef struct {
  uintptr_t identity, implementation;
} executor_reference;

extern __attribute__((swiftcall)) void swift_job_run(void *job, executor_reference executor);
extern __attribute__((swiftcall)) executor_reference swift_task_getMainExecutor(void);
extern void dispatch_group_leave(void *group);

static void call(vt_work *work) {
  switch (work->kind) {
    case VT_FUNCTION: work->function(work->object); break;
    case VT_BLOCK:
      vt_call_block(work->object);
      _Block_release(work->object);
      break;
    case VT_JOB:
      swift_job_run(
          work->object,
          work->label == _dispatch_main_q ? swift_task_getMainExecutor() : (executor_reference){0, 0});
      break;
    case VT_RESUMPTION: break;
  }
}

// The thread has the turn before and after the call, no matter how often the code waits.
void vt_run_work(vt_thread *self, vt_work *work) {
  vt_timeline *timeline = self->timeline;
  vt_context context = {NULL, work->queue, work->label, work->is_barrier};
  self->context = &context;
  self->owner = work->owner;
  self->polls_since = -1;
  self->saw_empty_loop = -1;
  vt_unlock(self);
  call(work);
  if (work->group) {
    dispatch_group_leave(work->group);
    dispatch_release(work->group);
  }
  vt_lock(self);
  self->context = NULL;
  self->owner = VT_NO_OWNER;
  vt_queue *queue = work->queue;
  void *label = work->label;
  bool is_barrier = work->is_barrier;
  vt_free_work(timeline, work);
  if (queue) vt_queue_done(timeline, queue, is_barrier);
  if (label && label != _dispatch_main_q) dispatch_release(label);
}
