// The life of a worker: its start parameters, the page, its threads and its end.
//
// A constructor of the executable runs after those of the runtime's libraries and before any Swift
// code. It is the last moment to fix the seed of hashing, and the first to hide from user code how
// the process was started.

#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <ftw.h>
#include <malloc.h>
#include <poll.h>
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/socket.h>
#include <sys/resource.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "Isolation.h"
#include "deaths.h"
#include "fork_server.h"
#include "denials.h"
#include "gate.h"
#include "report.h"
#include "worker.h"

static int worker_version;
static int worker_channel = -1;
static int page_descriptor = -1;
// This process's copy of its page. Only `worker_publish` changes the page itself: it is mapped
// nowhere here, so code cannot write to it.
static struct isolation_page page;
static char worker_folder[512];
static bool has_watcher;
static __thread bool is_watcher;

int isolation_worker_version(void) { return worker_version; }
int isolation_worker_channel(void) { return worker_channel; }
int gate_page(void) { return page_descriptor; }

struct isolation_page *worker_page(void) { return page_descriptor < 0 ? NULL : &page; }

void worker_publish(size_t start, size_t end) {
  const char *bytes = (const char *)&page;
  GATE(SYS_pwrite64, page_descriptor, bytes + start, end - start, start);
}

void worker_publish_all(void) { worker_publish(0, offsetof(struct isolation_page, known)); }

#define PUBLISH(field) \
  worker_publish( \
    offsetof(struct isolation_page, field), \
    offsetof(struct isolation_page, field) + sizeof page.field)

// The layout of `_swift_stdlib_Hashing_parameters`.
struct hashing_parameters {
  uint64_t seed0, seed1;
  bool deterministic;
};

static int remove_one(const char *path, const struct stat *status, int type, struct FTW *place) {
  remove(path);
  return 0;
}

_Noreturn void isolation_leave(void) {
  // The watching thread also finds the parent gone, and the kernel's limits leave it the folder.
  while (has_watcher && !is_watcher) pause();
  static atomic_flag is_leaving = ATOMIC_FLAG_INIT;
  // Several threads may find the parent gone; one of them cleans up.
  while (atomic_flag_test_and_set(&is_leaving)) pause();
  isolation_privileged_begin();
  // The child has only this thread, so nothing writes to the folder while it is removed.
  if (worker_folder[0] == 0 || GATE(SYS_clone, SIGCHLD) != 0) isolation_end(0);
  nftw(worker_folder, remove_one, 16, FTW_DEPTH | FTW_PHYS);
  isolation_end(0);
}

// Asks the system for a signal when the parent ends, by any cause. A stopped process that gets
// SIGCONT runs again, so that its thread that watches the parent can remove the folder.
static void end_with_parent(int signal) { GATE(SYS_prctl, PR_SET_PDEATHSIG, signal, 0, 0, 0); }

static void *watch_parent(void *unused) {
  is_watcher = true;
  struct pollfd channel = {.fd = worker_channel, .events = POLLRDHUP};
  while (poll(&channel, 1, -1) < 0) {}
  isolation_leave();
}

// One thing happens at a time in a worker, so its threads need no arenas of their own; each arena
// would grow by a system call every few pages.
static void settle_allocator(void) {
  mallopt(M_ARENA_MAX, 1);
  mallopt(M_TOP_PAD, 1 << 20);
  mallopt(M_TRIM_THRESHOLD, 16 << 20);
  mallopt(M_MMAP_THRESHOLD, 1 << 20);
}

// A number out of reach of code that loops over the first descriptors, and not the same one twice.
static int hide(int descriptor) {
  struct rlimit limit = {1024, 1024};
  getrlimit(RLIMIT_NOFILE, &limit);
  uint32_t top = limit.rlim_cur > 1 << 16 ? 1 << 16 : (uint32_t)limit.rlim_cur;
  uint32_t chance = 0;
  GATE(SYS_getrandom, &chance, sizeof chance, 0);
  int hidden = fcntl(descriptor, F_DUPFD_CLOEXEC, top / 2 + chance % (top / 2 - 8));
  if (hidden < 0) hidden = fcntl(descriptor, F_DUPFD_CLOEXEC, 64);
  close(descriptor);
  return hidden;
}

static void open_page(void) {
  GATE(SYS_pread64, ISOLATION_PAGE, &page, sizeof page, 0);
  page_descriptor = hide(ISOLATION_PAGE);
}

// Before the constructors of the code, which have the usual priority or none.
__attribute__((constructor(101))) static void begin_worker(void) {
  const char *version = getenv("WIDGETCHECK_WORKER");
  if (version == NULL) return;
  worker_version = atoi(version);
  end_with_parent(SIGCONT);
  const char *folder = getenv("WIDGETCHECK_FOLDER");
  if (folder != NULL && strlen(folder) < sizeof worker_folder) strcpy(worker_folder, folder);
  const char *text = getenv("WIDGETCHECK_HASH_SEED");
  uint64_t seed = text == NULL ? 0 : strtoull(text, NULL, 10);
  settle_allocator();
  denials_find_system();
  if (getenv("WIDGETCHECK_FORK_SERVER") != NULL) {
    fork_server_wait_for_request(&seed);
    // The server sees the end of the parent too, and removes the folder.
    end_with_parent(SIGKILL);
  }
  struct hashing_parameters *parameters = dlsym(RTLD_DEFAULT, "_swift_stdlib_Hashing_parameters");
  if (parameters != NULL) {
    parameters->seed0 = seed;
    parameters->seed1 = 0;
    parameters->deterministic = true;
  }
  report_install();
  worker_channel = hide(ISOLATION_CHANNEL);
  open_page();
  deaths_install();
  // Printed output must not remain in a buffer when the process dies.
  setvbuf(stdout, NULL, _IOLBF, 0);
  static const char *const hidden[] = {
    "WIDGETCHECK_WORKER", "WIDGETCHECK_HASH_SEED", "WIDGETCHECK_FOLDER", "SWIFT_BACKTRACE",
    "WIDGETCHECK_FORK_SERVER", "LD_LIBRARY_PATH", "LD_BIND_NOW",
  };
  for (size_t index = 0; index < sizeof hidden / sizeof *hidden; index++) unsetenv(hidden[index]);

  pthread_attr_t attributes;
  pthread_attr_init(&attributes);
  pthread_attr_setstacksize(&attributes, 64 << 10);
  pthread_attr_setdetachstate(&attributes, PTHREAD_CREATE_DETACHED);
  pthread_t watcher;
  has_watcher = pthread_create(&watcher, &attributes, watch_parent, NULL) == 0;
  pthread_attr_destroy(&attributes);
}

void isolation_mark(uint64_t number, const char *label) {
  if (page_descriptor < 0) return;
  page.number = number;
  size_t length = strnlen(label, sizeof page.label - 1);
  memcpy(page.label, label, length);
  page.label[length] = 0;
  page.marks = page.marks + 1;
  worker_publish(0, offsetof(struct isolation_page, label) + length + 1);
}

void isolation_own_work(bool begins) {
  page.own_work = begins;
  if (page_descriptor >= 0) PUBLISH(own_work);
}

_Noreturn void isolation_end(int status) {
  page.amount = status;
  page.reason = ISOLATION_REASON_ENDED;
  if (page_descriptor >= 0) worker_publish_all();
  GATE(SYS_exit_group, status);
  __builtin_unreachable();
}

long isolation_channel_read(void *bytes, size_t count) {
  return GATE(SYS_read, worker_channel, bytes, count);
}

long isolation_channel_send(const void *bytes, size_t count) {
  // A dead parent must fail the call, not raise SIGPIPE here.
  return GATE(SYS_sendto, worker_channel, bytes, count, MSG_NOSIGNAL);
}

bool isolation_wants_calls_alone(void) { return page.wants_calls_alone != 0; }

struct work_item {
  void (*function)(void *);
  void *context;
};

static const size_t alternate_size = 64 << 10;
static pthread_key_t alternate_key;
static pthread_once_t alternate_once = PTHREAD_ONCE_INIT;

static void release_alternate(void *memory) {
  stack_t disabled = {.ss_flags = SS_DISABLE};
  sigaltstack(&disabled, NULL);
  munmap(memory, alternate_size);
}

static void make_alternate_key(void) { pthread_key_create(&alternate_key, release_alternate); }

void isolation_prepare_thread(void) {
  stack_t present;
  if (worker_version == 0 || sigaltstack(NULL, &present) != 0) return;
  // Threads that hand out work block signals, and new threads inherit that; a report needs the
  // signals.
  sigset_t none;
  sigemptyset(&none);
  pthread_sigmask(SIG_SETMASK, &none, NULL);
  if ((present.ss_flags & SS_DISABLE) == 0) return;
  // After an overflow the thread's own stack has no room for the runtime's handler.
  void *memory =
    mmap(NULL, alternate_size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  if (memory == MAP_FAILED) return;
  stack_t alternate = {.ss_sp = memory, .ss_size = alternate_size};
  sigaltstack(&alternate, NULL);
  pthread_once(&alternate_once, make_alternate_key);
  pthread_setspecific(alternate_key, memory);
}

static void *run_item(void *argument) {
  struct work_item *item = argument;
  isolation_prepare_thread();
  page.thread = (uint32_t)syscall(SYS_gettid);
  if (page_descriptor >= 0) PUBLISH(thread);
  item->function(item->context);
  page.thread = 0;
  if (page_descriptor >= 0) PUBLISH(thread);
  return NULL;
}

int isolation_run_on_thread(size_t stack, void (*function)(void *), void *context) {
  struct work_item item = {function, context};
  pthread_attr_t attributes;
  pthread_attr_init(&attributes);
  pthread_attr_setstacksize(&attributes, stack);
  pthread_t thread;
  int failure = pthread_create(&thread, &attributes, run_item, &item);
  pthread_attr_destroy(&attributes);
  if (failure != 0) return -failure;
  pthread_join(thread, NULL);
  return 0;
}

// ---- Printed output ------------------------------------------------------------------------

void isolation_print_lines(void) { setvbuf(stdout, NULL, _IOLBF, 0); }

void isolation_print(const char *line) {
  fputs(line, stdout);
  fputc('\n', stdout);
}
