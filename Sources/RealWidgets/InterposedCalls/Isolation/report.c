// Stack traces of a thread: a report at the end of the process, or a sample at other times.
//
// The runtime reports a trap with a backtrace, but follows only the chain of frame pointers. That
// chain breaks in functions without one: most of the C library, where threads wait, and the stubs
// between libraries. So the stack is unwound here by its tables and, where these end, by the frame
// pointers. The result is laid out as a separate chain, and the process traps at its head.

#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <semaphore.h>
#include <signal.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <time.h>
#include <unistd.h>
#include <unwind.h>

#include "Isolation.h"
#include "report.h"
#include "worker.h"

enum { frame_limit = 160 };

// A frame as code with frame pointers leaves it on a stack that grows downwards.
struct frame {
  struct frame *caller;
  uintptr_t address;
};

static struct frame frames[frame_limit + 1] __attribute__((aligned(16)));

// The number of frames laid out for the runtime; 0 while it should follow the stack itself.
static size_t laid_out;

// The registers that hold a function's frame and, in an asynchronous function, its context.
#if defined(__aarch64__)
enum { frame_pointer = 29, async_context = 22 };
#else
enum { frame_pointer = 6, async_context = 14 };
#endif

// The register values in each frame, as far as the tables lead.
static struct {
  uintptr_t pointer, context;
} registers[frame_limit];

struct collection {
  size_t count;
  // The frame pointer in the last frame.
  uintptr_t pointer;
};

static _Unwind_Reason_Code collect(struct _Unwind_Context *context, void *argument) {
  struct collection *found = argument;
  int is_interrupted = 0;
  uintptr_t address = _Unwind_GetIPInfo(context, &is_interrupted);
  if (address == 0) return _URC_END_OF_STACK;
  // The trace starts at the interrupted function; all inner frames belong to the handler.
  if (is_interrupted) found->count = 0;
  if (found->count == frame_limit) return _URC_END_OF_STACK;
  // A reader of the chain subtracts one from each address, to get from a return address to its
  // call.
  frames[found->count].address = address + (is_interrupted ? 1 : 0);
  found->pointer = _Unwind_GetGR(context, frame_pointer);
  registers[found->count].pointer = found->pointer;
  registers[found->count].context = _Unwind_GetGR(context, async_context);
  found->count += 1;
  return _URC_NO_REASON;
}

// Reads two words of this process's memory. The system reads them, because a bad pointer must not
// end the report.
static bool read_words(uintptr_t place, uintptr_t words[2]) {
  struct iovec here = {words, 2 * sizeof *words};
  struct iovec there = {(void *)place, 2 * sizeof *words};
  return process_vm_readv(getpid(), &here, 1, &there, 1, 0) == 2 * sizeof *words;
}

// Some of the runtime's functions have incomplete tables; most callers have frame pointers.
static void follow(struct collection *found) {
  while (found->count < frame_limit) {
    uintptr_t words[2];
    if (!read_words(found->pointer, words)) return;
    if (words[1] == 0 || words[0] <= found->pointer) return;
    frames[found->count].address = words[1];
    registers[found->count].pointer = registers[found->count].context = 0;
    found->count += 1;
    found->pointer = words[0];
  }
}

extern const char __executable_start[], etext[];

// True if an address is in the executable itself, which contains the code under test.
static bool is_own(uintptr_t address) {
  return address >= (uintptr_t)__executable_start && address < (uintptr_t)etext;
}

static uint64_t offset_of(uintptr_t address) {
  return address - (uintptr_t)__executable_start;
}

// Follows the contexts of asynchronous functions: each holds its caller's context and continuation.
static bool tell_awaits(struct isolation_page *page, uintptr_t context) {
  uint32_t count = 0;
  for (int step = 0; step < ISOLATION_AWAIT_LIMIT; step++) {
    uintptr_t words[2];
    if (context == 0 || context % sizeof *words != 0 || !read_words(context, words)) break;
    if (is_own(words[1])) page->awaits[count++] = offset_of(words[1]);
    // A register that held something else leads nowhere at once.
    if (count == 0 || words[0] == context) break;
    context = words[0];
  }
  page->await_count = count;
  return count > 0;
}

static void tell_library(struct isolation_page *page, uintptr_t address) {
  Dl_info information;
  if (dladdr((void *)address, &information) == 0 || information.dli_fname == NULL) return;
  if (strlen(information.dli_fname) >= sizeof page->library) return;
  strcpy(page->library, information.dli_fname);
  page->library_offset = address - (uintptr_t)information.dli_fbase;
}

static void tell_calls(struct isolation_page *page, const struct collection *found) {
  uint32_t count = 0;
  for (size_t index = 0; index < found->count && count < ISOLATION_CALL_LIMIT; index++) {
    // Inside the call, not after it.
    uintptr_t address = frames[index].address - 1;
    if (is_own(address)) page->calls[count++] = offset_of(address);
  }
  page->call_count = count;
  for (size_t index = 0; index < found->count; index++) {
    if (!is_own(frames[index].address - 1)) continue;
    if (tell_awaits(page, registers[index].context)) return;
    // An asynchronous function stores its context below the address in its frame pointer.
    uintptr_t words[2], pointer = registers[index].pointer;
    bool is_readable = pointer != 0 && read_words(pointer - sizeof *words, words);
    if (is_readable && tell_awaits(page, words[0])) return;
  }
}

// Some instructions of optimized code have no line. For a few frames of the executable itself,
// earlier addresses in the same function are added; a reader that finds no line for the frame finds
// one there.
static void add_neighbors(struct collection *found) {
  static const uintptr_t distances[] = {6, 14, 30, 62};
  static struct frame wider[frame_limit];
  size_t count = 0;
  int helped = 0;
  for (size_t index = 0; index < found->count; index++) {
    uintptr_t address = frames[index].address;
    if (count < frame_limit) wider[count++].address = address;
    if (!is_own(address) || helped++ >= 6) continue;
    uintptr_t start = (uintptr_t)_Unwind_FindEnclosingFunction((void *)(address - 1));
    for (size_t step = 0; step < sizeof distances / sizeof *distances; step++) {
      if (start == 0 || address - distances[step] <= start || count == frame_limit) continue;
      wider[count++].address = address - distances[step];
    }
  }
  for (size_t index = 0; index < count; index++) frames[index].address = wider[index].address;
  found->count = count;
}

// Writes the calling thread's stack to `frames` and returns the number of frames.
static struct collection take(void) {
  struct collection found = {0, 0};
  _Unwind_Backtrace(collect, &found);
  follow(&found);
  return found;
}

uint64_t report_place(uint64_t seed) {
  struct collection found = {laid_out, 0};
  if (laid_out == 0) found = take();
  uint64_t place = seed;
  size_t own = 0;
  for (size_t index = 0; index < found.count; index++) {
    // Libraries are at different addresses in each process, and so is the executable as a whole.
    if (!is_own(frames[index].address)) continue;
    place = (place ^ offset_of(frames[index].address)) * 0x100000001b3;
    own += 1;
  }
  // Too few to distinguish one place from another.
  return own < 4 ? 0 : place | 1;
}

void report_calls(struct isolation_page *page) {
  if (laid_out != 0) return;
  struct collection found = take();
  if (found.count > 0 && !is_own(frames[0].address - 1)) tell_library(page, frames[0].address - 1);
  tell_calls(page, &found);
}

_Noreturn void report_end(int reason, int64_t amount) {
  struct isolation_page *page = worker_page();
  if (page != NULL) {
    page->amount = amount;
    page->reason = (uint32_t)reason;
  }
  struct collection found = take();
  if (page != NULL) {
    tell_calls(page, &found);
    worker_publish_all();
  }
  add_neighbors(&found);
  for (size_t index = 0; index < found.count; index++) {
    frames[index].caller = index + 1 < found.count ? &frames[index + 1] : NULL;
  }
  laid_out = found.count;
#if defined(__x86_64__)
  __asm__ volatile("movq %0, %%rbp\n\tud2" : : "r"(&frames[0]) : "memory");
#elif defined(__aarch64__)
  __asm__ volatile("mov x29, %0\n\tbrk #1" : : "r"(&frames[0]) : "memory");
#endif
  __builtin_trap();
}

int isolation_report_signal(void) { return SIGRTMIN + 7; }

static void handle(int signal, siginfo_t *information, void *context) {
  report_end(ISOLATION_REASON_ASKED, 0);
}

// ---- Samples, after which the process continues --------------------------------------------

// The seconds that a thread gets to answer; fewer after one did not, because it never may.
enum { sample_signal_offset = 8, patience = 20, short_patience = 1 };

static bool has_missed;

static isolation_owner owner;
static struct isolation_sample *wanted;
static sem_t taken;

void isolation_set_owner(isolation_owner function) { owner = function; }

int64_t isolation_current_owner(void) { return owner != NULL ? owner() : INT64_MIN; }

void report_sample(struct isolation_sample *result) {
  struct collection found = take();
  add_neighbors(&found);
  result->owner = isolation_current_owner();
  result->count = 0;
  for (size_t index = 0; index < found.count && result->count < ISOLATION_SAMPLE_LIMIT; index++) {
    // Reading the debug information of libraries takes long, and their lines are not needed.
    if (is_own(frames[index].address)) result->addresses[result->count++] = frames[index].address;
  }
}

static void handle_sample(int signal, siginfo_t *information, void *context) {
  int error = errno;
  // If the thread was too late, the request is already withdrawn.
  struct isolation_sample *result = wanted;
  if (result != NULL) {
    report_sample(result);
    sem_post(&taken);
  }
  errno = error;
}

bool isolation_sample_thread(int thread, struct isolation_sample *result) {
  struct timespec limit;
  clock_gettime(CLOCK_REALTIME, &limit);
  limit.tv_sec += has_missed ? short_patience : patience;
  sem_init(&taken, 0, 0);
  wanted = result;
  bool is_taken = syscall(SYS_tgkill, getpid(), thread, SIGRTMIN + sample_signal_offset) == 0;
  while (is_taken && sem_timedwait(&taken, &limit) != 0) is_taken = errno == EINTR;
  wanted = NULL;
  if (!is_taken && errno == ETIMEDOUT) has_missed = true;
  return is_taken;
}

static void install(int signal, void (*handler)(int, siginfo_t *, void *), int flags) {
  struct sigaction action = {.sa_sigaction = handler, .sa_flags = SA_SIGINFO | SA_ONSTACK | flags};
  sigemptyset(&action.sa_mask);
  sigaction(signal, &action, NULL);
}

void report_install(void) {
  install(isolation_report_signal(), handle, 0);
  install(SIGRTMIN + sample_signal_offset, handle_sample, SA_RESTART);
}
