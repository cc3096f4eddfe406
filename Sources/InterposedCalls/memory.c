// Counting what one thread allocates. The allocator stays the system's; where a thread meters, the
// usable size of each block is added and taken away, so that a peak is exact between two samples.

#define _GNU_SOURCE
#include <errno.h>
#include <malloc.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "Isolation.h"

static __thread bool metering;
static __thread int64_t current, peak, bound;

void isolation_meter_begin(int64_t limit) {
  current = 0;
  peak = 0;
  bound = limit;
  metering = true;
}

int64_t isolation_meter_current(void) { return current; }
int64_t isolation_meter_peak(void) { return peak; }
void isolation_meter_reset_peak(void) { peak = current; }
void isolation_meter_end(void) { metering = false; }

// A sanitizer brings an allocator of its own; there is nothing to count then.
#if defined(__GLIBC__) && !__has_feature(address_sanitizer) && !__has_feature(thread_sanitizer)

#define SHOWN __attribute__((visibility("default")))

extern void *__libc_malloc(size_t);
extern void *__libc_calloc(size_t, size_t);
extern void *__libc_realloc(void *, size_t);
extern void *__libc_memalign(size_t, size_t);
extern void __libc_free(void *);

static void exceed(void) {
  metering = false;
  struct isolation_page *page = isolation_worker_page();
  if (page == NULL) return;
  page->amount = current;
  page->reason = ISOLATION_REASON_MEMORY;
  // The runtime reports the first signal and takes its handler away; the second one kills.
  for (;;) syscall(SYS_tgkill, getpid(), syscall(SYS_gettid), SIGTRAP);
}

static void *added(void *block) {
  if (metering && block != NULL) {
    current += (int64_t)malloc_usable_size(block);
    if (current > peak) {
      peak = current;
      if (bound > 0 && current > bound) exceed();
    }
  }
  return block;
}

SHOWN void *malloc(size_t size) { return added(__libc_malloc(size)); }

SHOWN void *calloc(size_t count, size_t size) { return added(__libc_calloc(count, size)); }

SHOWN void free(void *block) {
  if (metering && block != NULL) current -= (int64_t)malloc_usable_size(block);
  __libc_free(block);
}

SHOWN void *realloc(void *block, size_t size) {
  int64_t before = metering && block != NULL ? (int64_t)malloc_usable_size(block) : 0;
  void *result = __libc_realloc(block, size);
  if (result != NULL || size == 0) current -= before;
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
