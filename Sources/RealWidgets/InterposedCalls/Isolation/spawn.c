// Starts a worker. Between vfork and exec the child borrows the parent's memory, so it may only
// make system calls; the size of the parent's memory and its number of threads cost nothing.

#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <stdbool.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

#include "Isolation.h"

// Gives a descriptor its number; an equal number only needs its close-on-exec flag cleared.
static int place(int descriptor, int number) {
  if (descriptor == number) return fcntl(descriptor, F_SETFD, 0);
  return dup2(descriptor, number);
}

static int spawn_here(const struct isolation_start *start) {
  // All numbers in use are kept clear of the targets, or one placement would overwrite another.
  int channel = fcntl(start->channel, F_DUPFD_CLOEXEC, 16);
  int page = fcntl(start->page, F_DUPFD_CLOEXEC, 16);
  int output = fcntl(start->output, F_DUPFD_CLOEXEC, 16);
  int input = open("/dev/null", O_RDONLY | O_CLOEXEC);
  volatile int failure = 0;
  if (channel < 0 || page < 0 || output < 0 || input < 0) failure = errno;

  // The first use of an interposed call looks up its original, which must not happen in the child.
  syscall(SYS_getpid);
  sigset_t all, before;
  sigfillset(&all);
  pthread_sigmask(SIG_SETMASK, &all, &before);
  pid_t child = failure != 0 ? -1 : vfork();
  if (child == 0) {
    struct sigaction standard = {.sa_handler = SIG_DFL};
    for (int number = 1; number < NSIG; number++) {
      if (number != SIGKILL && number != SIGSTOP) sigaction(number, &standard, NULL);
    }
    sigset_t none;
    sigemptyset(&none);
    sigprocmask(SIG_SETMASK, &none, NULL);
    setsid();
    struct rlimit no_core = {0, 0};
    setrlimit(RLIMIT_CORE, &no_core);
    struct rlimit stack = {start->stack_size, start->stack_size};
    if (start->stack_size != 0) setrlimit(RLIMIT_STACK, &stack);
    if (place(input, 0) < 0 || place(output, 1) < 0 || place(output, 2) < 0
        || place(channel, ISOLATION_CHANNEL) < 0 || place(page, ISOLATION_PAGE) < 0
        || chdir(start->directory) < 0) {
      failure = errno;
      _exit(127);
    }
    // All other descriptors that the parent left open are closed.
    syscall(SYS_close_range, ISOLATION_PAGE + 1, ~0U, 0);
    execve(start->path, start->arguments, start->environment);
    failure = errno;
    _exit(127);
  }
  if (child < 0 && failure == 0) failure = errno;
  // A child that never became a worker is reaped here, because callers may wait for any child of
  // this process.
  if (child > 0 && failure != 0) while (waitpid(child, NULL, 0) < 0 && errno == EINTR) {}
  pthread_sigmask(SIG_SETMASK, &before, NULL);
  if (channel >= 0) close(channel);
  if (page >= 0) close(page);
  if (output >= 0) close(output);
  if (input >= 0) close(input);
  return failure != 0 ? -failure : child;
}

// ---- The thread that starts all workers ---------------------------------------------------------
//
// The system sends a worker its signal for the end of the parent when the *thread* ends that
// started it. So one thread starts them all, and lives as long as the process.

static pthread_mutex_t spawn_lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t spawn_changed = PTHREAD_COND_INITIALIZER;
static const struct isolation_start *spawn_wanted;
static bool spawn_is_done, has_spawner;
static int spawn_result;

static void *spawn_all(void *unused) {
  pthread_mutex_lock(&spawn_lock);
  while (true) {
    while (spawn_wanted == NULL) pthread_cond_wait(&spawn_changed, &spawn_lock);
    spawn_result = spawn_here(spawn_wanted);
    spawn_wanted = NULL;
    spawn_is_done = true;
    pthread_cond_broadcast(&spawn_changed);
  }
}

static bool start_spawner(void) {
  if (has_spawner) return true;
  sigset_t all, before;
  sigfillset(&all);
  // Signals of the program are for its other threads.
  pthread_sigmask(SIG_SETMASK, &all, &before);
  pthread_t thread;
  has_spawner = pthread_create(&thread, NULL, spawn_all, NULL) == 0;
  pthread_sigmask(SIG_SETMASK, &before, NULL);
  return has_spawner;
}

int isolation_spawn(const struct isolation_start *start) {
  static pthread_mutex_t turn = PTHREAD_MUTEX_INITIALIZER;
  pthread_mutex_lock(&turn);
  pthread_mutex_lock(&spawn_lock);
  int result = -EAGAIN;
  if (start_spawner()) {
    spawn_wanted = start;
    spawn_is_done = false;
    pthread_cond_broadcast(&spawn_changed);
    while (!spawn_is_done) pthread_cond_wait(&spawn_changed, &spawn_lock);
    result = spawn_result;
  }
  pthread_mutex_unlock(&spawn_lock);
  pthread_mutex_unlock(&turn);
  return result;
}

int isolation_channel(int pair[2]) {
  return socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, pair) < 0 ? -errno : 0;
}

int isolation_pipe(int pair[2]) { return pipe2(pair, O_CLOEXEC) < 0 ? -errno : 0; }

int isolation_page_create(void) {
  int descriptor = memfd_create("widgetcheck", MFD_CLOEXEC);
  if (descriptor < 0) return -errno;
  if (ftruncate(descriptor, sizeof(struct isolation_page)) < 0) {
    int failure = errno;
    close(descriptor);
    return -failure;
  }
  return descriptor;
}

struct isolation_page *isolation_page_map(int descriptor) {
  void *page = mmap(
    NULL, sizeof(struct isolation_page), PROT_READ | PROT_WRITE, MAP_SHARED, descriptor, 0);
  return page == MAP_FAILED ? NULL : page;
}

void isolation_page_unmap(struct isolation_page *page) {
  munmap(page, sizeof(struct isolation_page));
}

int isolation_signal_thread(int process, int thread, int signal) {
  return syscall(SYS_tgkill, process, thread, signal) < 0 ? -errno : 0;
}
