// Dying without a backtrace where the parent knows the place.
//
// The runtime's backtrace of a crash takes far longer than the case that crashed. So the place of a
// death is told to the parent as a number; and a process that is about to die at a place whose
// backtrace the parent has dies at once, by the same signal.

#define _GNU_SOURCE
#include <signal.h>
#include <stdatomic.h>
#include <stddef.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "Isolation.h"
#include "deaths.h"
#include "report.h"

static const int deadly[] = {SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGABRT};
enum { deadly_count = sizeof deadly / sizeof *deadly };

// What the runtime set.
static struct sigaction former[deadly_count];

static struct sigaction *former_of(int signal) {
  for (size_t index = 0; index < deadly_count; index++) {
    if (deadly[index] == signal) return &former[index];
  }
  return NULL;
}

static bool is_known(const struct isolation_page *page, uint64_t place) {
  for (size_t index = 0; index < ISOLATION_KNOWN_PLACES; index++) {
    if (page->known[index] == place) return place != 0;
  }
  return false;
}

static void pass_on(int signal, siginfo_t *information, void *context) {
  struct sigaction *action = former_of(signal);
  if (action != NULL && (action->sa_flags & SA_SIGINFO) != 0) {
    action->sa_sigaction(signal, information, context);
  } else {
    // Nobody else wants it: the instruction runs once more and ends the process.
    struct sigaction plain = {.sa_handler = SIG_DFL};
    sigaction(signal, &plain, NULL);
  }
}

static void handle(int signal, siginfo_t *information, void *context) {
  static atomic_flag is_dying = ATOMIC_FLAG_INIT;
  struct isolation_page *page = isolation_worker_page();
  // A stack that cannot be followed leads here again.
  if (page == NULL || atomic_flag_test_and_set(&is_dying)) {
    return pass_on(signal, information, context);
  }
  uint64_t place = report_place((uint64_t)signal << 8 | page->reason);
  page->place = place;
  if (!is_known(page, place)) return pass_on(signal, information, context);
  struct sigaction plain = {.sa_handler = SIG_DFL};
  sigaction(signal, &plain, NULL);
  syscall(SYS_tgkill, getpid(), syscall(SYS_gettid), signal);
}

void deaths_install(void) {
  for (size_t index = 0; index < deadly_count; index++) {
    if (sigaction(deadly[index], NULL, &former[index]) != 0) continue;
    // The runtime's own mask and flags, since its handler runs inside this one.
    struct sigaction action = former[index];
    action.sa_sigaction = handle;
    action.sa_flags |= SA_SIGINFO | SA_ONSTACK;
    sigaction(deadly[index], &action, NULL);
  }
}
