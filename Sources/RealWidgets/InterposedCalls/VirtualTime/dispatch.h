#ifndef VT_DISPATCH_H
#define VT_DISPATCH_H

// The functions of libdispatch that code and the Swift overlay call, with plain C types: objects
// and blocks are pointers, so no toolchain header is needed.

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#define DISPATCH_NOW UINT64_C(0)
#define DISPATCH_FOREVER UINT64_MAX

typedef void (*dispatch_function)(void *);

extern char _dispatch_main_q[];
extern char _dispatch_queue_attr_concurrent[];
extern char _dispatch_source_type_timer[];

void *_Block_copy(const void *block);
void _Block_release(const void *block);

// The function pointer of a block follows two pointer-sized header fields.
static inline void vt_call_block(void *block) {
  ((void (*)(void *))((void **)block)[2])(block);
}

// Called, but not interposed.
void *dispatch_get_global_queue(intptr_t identifier, uintptr_t flags);
void *dispatch_queue_get_specific(void *queue, const void *key);
void dispatch_group_enter(void *group);

// Interposed.
void dispatch_retain(void *object);
void dispatch_release(void *object);
void dispatch_activate(void *object);
void dispatch_resume(void *object);
void dispatch_suspend(void *object);
void dispatch_set_context(void *object, void *context);
void *dispatch_get_context(void *object);
void dispatch_set_finalizer_f(void *object, dispatch_function finalizer);
void dispatch_set_target_queue(void *object, void *target);

void *dispatch_queue_attr_make_initially_inactive(void *attribute);
void *dispatch_queue_attr_make_with_autorelease_frequency(void *attribute, uintptr_t frequency);
void *dispatch_queue_attr_make_with_qos_class(void *attribute, unsigned int quality, int priority);
void *dispatch_queue_create(const char *label, void *attribute);
const char *dispatch_queue_get_label(void *queue);
void *dispatch_get_specific(const void *key);
void dispatch_assert_queue(void *queue);
void dispatch_assert_queue_barrier(void *queue);
void dispatch_assert_queue_not(void *queue);

void dispatch_async(void *queue, void *block);
void dispatch_async_f(void *queue, void *context, dispatch_function function);
void dispatch_barrier_async(void *queue, void *block);
void dispatch_barrier_async_f(void *queue, void *context, dispatch_function function);
void dispatch_after(uint64_t when, void *queue, void *block);
void dispatch_after_f(uint64_t when, void *queue, void *context, dispatch_function function);
void dispatch_sync(void *queue, void *block);
void dispatch_sync_f(void *queue, void *context, dispatch_function function);
void dispatch_barrier_sync(void *queue, void *block);
void dispatch_barrier_sync_f(void *queue, void *context, dispatch_function function);
void dispatch_async_and_wait(void *queue, void *block);
void dispatch_async_and_wait_f(void *queue, void *context, dispatch_function function);
void dispatch_barrier_async_and_wait(void *queue, void *block);
void dispatch_barrier_async_and_wait_f(void *queue, void *context, dispatch_function function);
void dispatch_apply(size_t iterations, void *queue, void *block);

void dispatch_group_async(void *group, void *queue, void *block);
void dispatch_group_async_f(void *group, void *queue, void *context, dispatch_function function);
void dispatch_group_leave(void *group);
intptr_t dispatch_group_wait(void *group, uint64_t timeout);
void dispatch_group_notify(void *group, void *queue, void *block);
void dispatch_group_notify_f(void *group, void *queue, void *context, dispatch_function function);
intptr_t dispatch_semaphore_wait(void *semaphore, uint64_t timeout);
intptr_t dispatch_semaphore_signal(void *semaphore);

void *dispatch_source_create(const void *type, uintptr_t handle, uintptr_t mask, void *queue);
void dispatch_source_set_timer(void *source, uint64_t start, uint64_t interval, uint64_t leeway);
void dispatch_source_set_event_handler(void *source, void *block);
void dispatch_source_set_event_handler_f(void *source, dispatch_function handler);
void dispatch_source_set_cancel_handler(void *source, void *block);
void dispatch_source_set_cancel_handler_f(void *source, dispatch_function handler);
void dispatch_source_set_registration_handler(void *source, void *block);
void dispatch_source_set_registration_handler_f(void *source, dispatch_function handler);
void dispatch_source_cancel(void *source);
intptr_t dispatch_source_testcancel(void *source);
uintptr_t dispatch_source_get_data(void *source);
uintptr_t dispatch_source_get_handle(void *source);
uintptr_t dispatch_source_get_mask(void *source);

#endif
