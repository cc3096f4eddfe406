// Counts the allocations of the process. The allocator remains the system's; while the meter is on,
// the usable size of each block is added and subtracted, so a peak between two samples is recorded.
//
// The count covers the process, because code in virtual time changes threads as it waits.

#define _GNU_SOURCE
#include <errno.h>
#include <malloc.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>

#include "Isolation.h"
#include "report.h"
#include "worker.h"

static atomic_bool metering;
static _Atomic int64_t current, peak, bound, watched;
static struct isolation_sample excess;

#define READ(value) atomic_load_explicit(&value, memory_order_relaxed)
#define WRITE(value, new) atomic_store_explicit(&value, new, memory_order_relaxed)

void isolation_meter_begin(int64_t limit) {
  WRITE(current, 0);
  WRITE(peak, 0);
  WRITE(bound, limit);
  WRITE(watched, 0);
  WRITE(metering, true);
}

void isolation_meter_watch(int64_t count) {
  excess.count = 0;
  WRITE(watched, count);
}

bool isolation_take_excess(struct isolation_sample *sample) {
  if (excess.count == 0) return false;
  *sample = excess;
  excess.count = 0;
  return true;
}

int64_t isolation_meter_current(void) { return READ(current); }
int64_t isolation_meter_peak(void) { return READ(peak); }
void isolation_meter_reset_peak(void) { WRITE(peak, READ(current)); }
void isolation_meter_set_bound(int64_t limit) { WRITE(bound, limit); }
void isolation_meter_end(void) { WRITE(metering, false); }

// A sanitizer has its own allocator; nothing is counted then.
#if defined(__GLIBC__) && !__has_feature(address_sanitizer) && !__has_feature(thread_sanitizer)

#define SHOWN __attribute__((visibility("default")))

extern void *__libc_malloc(size_t);
extern void *__libc_calloc(size_t, size_t);
extern void *__libc_realloc(void *, size_t);
extern void *__libc_memalign(size_t, size_t);
extern void __libc_free(void *);

static void count(int64_t change) {
  int64_t now = atomic_fetch_add_explicit(&current, change, memory_order_relaxed) + change;
  if (now <= READ(peak)) return;
  WRITE(peak, now);
  int64_t line = READ(watched);
  if (line > 0 && now > line) {
    WRITE(watched, 0);
    report_sample(&excess);
  }
  int64_t limit = READ(bound);
  if (limit <= 0 || now <= limit || worker_page() == NULL) return;
  WRITE(metering, false);
  report_end(ISOLATION_REASON_MEMORY, limit);
}

static void *added(void *block) {
  if (READ(metering) && block != NULL) count((int64_t)malloc_usable_size(block));
  return block;
}

SHOWN void *malloc(size_t size) { return added(__libc_malloc(size)); }

SHOWN void *calloc(size_t count, size_t size) { return added(__libc_calloc(count, size)); }

SHOWN void free(void *block) {
  if (READ(metering) && block != NULL) count(-(int64_t)malloc_usable_size(block));
  __libc_free(block);
}

SHOWN void *realloc(void *block, size_t size) {
  if (!READ(metering)) return __libc_realloc(block, size);
  int64_t before = block != NULL ? (int64_t)malloc_usable_size(block) : 0;
  void *result = __libc_realloc(block, size);
  if (result != NULL || size == 0) count(-before);
  return added(result);
}

SHOWN void *memalign(size_t alignment, size_t size) {
  return added(__libc_memalign(alignment, size));
}

SHOWN void *aligned_alloc(size_t alignment, size_t size) {
  return added(__libc_memalign(alignment, size));
}

SHOWN int posix_memalign(void **result, size_t alignment, size_t size) {
  bool is_power = alignment != 0 && (alignment & (alignment - 1)) == 0;
  if (!is_power || alignment % sizeof(void *) != 0) return EINVAL;
  void *block = added(__libc_memalign(alignment, size));
  if (block == NULL) return ENOMEM;
  *result = block;
  return 0;
}

#endif
