// Reports to the parent where the process dies.
//
// The active calls are left in the shared page for a parent that reads debug information itself.
// Otherwise the runtime writes a backtrace, which takes far longer than the case that crashed. The
// place of a death is therefore also reported as a number; if the parent already has the backtrace
// of that place, the process dies at once, by the same signal.

#define _GNU_SOURCE
#include <signal.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>
#include <string.h>
#include <sys/syscall.h>
#include <ucontext.h>
#include <unistd.h>

#include "Isolation.h"
#include "deaths.h"
#include "report.h"
#include "worker.h"

static const int deadly[] = {SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGABRT};
enum { deadly_count = sizeof deadly / sizeof *deadly };

// The handlers that the runtime installed.
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

// The labels of the latest few owners.
enum { label_count = 64, label_length = 1024 };

static struct {
  int64_t owner;
  char text[label_length];
} labels[label_count];

static bool has_labels;

static size_t place_of(int64_t owner) { return (uint64_t)owner % label_count; }

void isolation_name_owner(int64_t owner, const char *label) {
  size_t place = place_of(owner);
  has_labels = true;
  labels[place].owner = owner;
  strncpy(labels[place].text, label, label_length - 1);
}

// The page's label names what began last; a death is attributed to the owner of its thread.
static void name_owner(struct isolation_page *page) {
  if (!has_labels) return;
  int64_t owner = isolation_current_owner();
  size_t place = place_of(owner);
  bool is_known = owner != INT64_MIN && labels[place].owner == owner;
  // A thread that the parent asked may only wait for the code's, which began last.
  if (!is_known && page->reason == ISOLATION_REASON_ASKED) return;
  strncpy(page->label, is_known ? labels[place].text : "", sizeof page->label - 1);
}

// Ends the process by the signal as soon as its handler returns.
static void die(int signal) {
  struct sigaction plain = {.sa_handler = SIG_DFL};
  sigaction(signal, &plain, NULL);
  syscall(SYS_tgkill, getpid(), syscall(SYS_gettid), signal);
}

#if defined(__x86_64__)
static uint64_t stack_of(const ucontext_t *context) {
  return (uint64_t)context->uc_mcontext.gregs[REG_RSP];
}
#else
static uint64_t stack_of(const ucontext_t *context) { return context->uc_mcontext.sp; }
#endif

static void pass_on(int signal, siginfo_t *information, void *context) {
  struct sigaction *action = former_of(signal);
  if (action != NULL && (action->sa_flags & SA_SIGINFO) != 0) {
    action->sa_sigaction(signal, information, context);
  } else {
    die(signal);
  }
}

static void handle(int signal, siginfo_t *information, void *context) {
  static atomic_flag is_dying = ATOMIC_FLAG_INIT;
  struct isolation_page *page = worker_page();
  // A stack that cannot be unwound leads here again.
  if (page == NULL || atomic_flag_test_and_set(&is_dying)) {
    return pass_on(signal, information, context);
  }
  name_owner(page);
  page->fault = (uint64_t)(uintptr_t)information->si_addr;
  page->stack = stack_of(context);
  report_calls(page);
  uint64_t place = report_place((uint64_t)signal << 8 | page->reason);
  page->place = place;
  worker_publish_all();
  if (page->wants_calls_alone == 0 && !is_known(page, place)) return pass_on(signal, information, context);
  die(signal);
}

void deaths_install(void) {
  for (size_t index = 0; index < deadly_count; index++) {
    if (sigaction(deadly[index], NULL, &former[index]) != 0) continue;
    // The mask and flags are the runtime's, because its handler runs inside this one.
    struct sigaction action = former[index];
    action.sa_sigaction = handle;
    action.sa_flags |= SA_SIGINFO | SA_ONSTACK;
    sigaction(deadly[index], &action, NULL);
  }
}
