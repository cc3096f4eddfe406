#include "timeline.h"

// Jobs of Swift concurrency. The runtime calls these hooks before it passes a job to an executor.
// Sleeping tasks do not pass through here but through `dispatch_after_f` or a timer source.

#define SWIFT __attribute__((swiftcall))

typedef SWIFT void (*enqueue_original)(void *job);
typedef SWIFT void (*enqueue_hook)(void *job, enqueue_original original);

extern enqueue_hook swift_task_enqueueGlobal_hook;
extern enqueue_hook swift_task_enqueueMainExecutor_hook;

static void enqueue(void *job, void *label, enqueue_original original) {
  if (!vt_self || vt_hook_is_disabled("concurrency")) {
    original(job);
    return;
  }
  vt_timeline *timeline = vt_lock(vt_self);
  vt_work *work = vt_new_work(timeline, VT_JOB, job);
  if (label)
    vt_push(timeline, work, label);
  else
    vt_make_ready(timeline, work);
  vt_unlock(vt_self);
}

static SWIFT void enqueue_global(void *job, enqueue_original original) {
  enqueue(job, NULL, original);
}

static SWIFT void enqueue_main(void *job, enqueue_original original) {
  enqueue(job, _dispatch_main_q, original);
}

void vt_install_hooks(void) {
  __atomic_store_n(&swift_task_enqueueGlobal_hook, enqueue_global, __ATOMIC_RELEASE);
  __atomic_store_n(&swift_task_enqueueMainExecutor_hook, enqueue_main, __ATOMIC_RELEASE);
}
