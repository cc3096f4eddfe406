// Ending the process with a report of where the calling thread stands.
//
// The runtime reports a trap with a backtrace, but follows only the chain of frame pointers, which
// breaks in functions without one: most of the C library, where a thread waits, and the stubs
// between libraries. So the stack is unwound here by its tables, and what was found is laid out as
// a chain of its own, at whose end the process traps.

#define _GNU_SOURCE
#include <signal.h>
#include <stddef.h>
#include <stdint.h>
#include <unwind.h>

#include "Isolation.h"
#include "report.h"

enum { frame_limit = 160 };

// A frame as code with frame pointers leaves it on a stack that grows downwards.
struct frame {
  struct frame *caller;
  uintptr_t address;
};

static struct frame frames[frame_limit + 1] __attribute__((aligned(16)));

static _Unwind_Reason_Code collect(struct _Unwind_Context *context, void *argument) {
  size_t *count = argument;
  int is_interrupted = 0;
  uintptr_t address = _Unwind_GetIPInfo(context, &is_interrupted);
  if (address == 0) return _URC_END_OF_STACK;
  // What a signal interrupted is where the story begins; all inner frames are the handler's.
  if (is_interrupted) *count = 0;
  if (*count == frame_limit) return _URC_END_OF_STACK;
  // A reader of the chain takes one off each address, to get from a return address to its call.
  frames[*count].address = address + (is_interrupted ? 1 : 0);
  *count += 1;
  return _URC_NO_REASON;
}

_Noreturn void report_end(int reason, int64_t amount) {
  struct isolation_page *page = isolation_worker_page();
  if (page != NULL) {
    page->amount = amount;
    page->reason = (uint32_t)reason;
  }
  size_t count = 0;
  _Unwind_Backtrace(collect, &count);
  for (size_t index = 0; index < count; index++) {
    frames[index].caller = index + 1 < count ? &frames[index + 1] : NULL;
  }
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

void report_install(void) {
  struct sigaction action = {.sa_sigaction = handle, .sa_flags = SA_SIGINFO | SA_ONSTACK};
  sigemptyset(&action.sa_mask);
  sigaction(isolation_report_signal(), &action, NULL);
}
