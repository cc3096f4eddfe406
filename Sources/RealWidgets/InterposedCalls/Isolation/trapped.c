// Decides on the calls that the filter hands over, on the thread that makes them.
//
// Paths and addresses are judged as those of interposed calls are, on a copy, so that no other
// thread of the code can change them in between. An allowed call is made here. All other calls fail
// with EPERM and a note.

#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <linux/netlink.h>
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <sys/un.h>
#include <ucontext.h>
#include <unistd.h>

#include "Isolation.h"
#include "denials.h"
#include "filter.h"
#include "gate.h"
#include "sockets.h"

#define SHOWN __attribute__((visibility("default")))

static bool is_installed;

struct trapped {
  long number;
  long arguments[6];
};

static long perform(const struct trapped *call) {
  const long *a = call->arguments;
  return gate_call(call->number, a[0], a[1], a[2], a[3], a[4], a[5]);
}

// Copies bytes of this process's memory, which the code may unmap at any time; returns their count.
static ssize_t copy(long place, void *bytes, size_t size) {
  struct iovec here = {bytes, size}, there = {(void *)place, size};
  return GATE(SYS_process_vm_readv, getpid(), &here, 1, &there, 1, 0);
}

// Copies a text in pieces, because the memory after its end may be unreadable.
static bool copy_text(long place, char *text, size_t capacity) {
  size_t length = 0;
  while (length < capacity) {
    size_t part = 256 - (size_t)(place + (long)length) % 256;
    if (part > capacity - length) part = capacity - length;
    if (copy(place + (long)length, text + length, part) != (ssize_t)part) return false;
    if (memchr(text + length, 0, part) != NULL) return true;
    length += part;
  }
  return false;
}

// ---- Paths ----------------------------------------------------------------------------------

// The arguments of calls with paths: the folder and the path, -1 for none. Calls that open are not
// among them, because their flags decide.
static const struct path_call {
  long number;
  int folder, path, second_folder, second_path;
} path_calls[] = {
  {SYS_unlinkat, 0, 1, -1, -1}, {SYS_mkdirat, 0, 1, -1, -1}, {SYS_mknodat, 0, 1, -1, -1},
  {SYS_symlinkat, 1, 2, -1, -1}, {SYS_linkat, 0, 1, 2, 3}, {SYS_renameat, 0, 1, 2, 3},
  {SYS_renameat2, 0, 1, 2, 3}, {SYS_truncate, -1, 0, -1, -1}, {SYS_fchmodat, 0, 1, -1, -1},
  {SYS_fchmodat2, 0, 1, -1, -1}, {SYS_fchownat, 0, 1, -1, -1}, {SYS_utimensat, 0, 1, -1, -1},
  {SYS_setxattr, -1, 0, -1, -1}, {SYS_lsetxattr, -1, 0, -1, -1}, {SYS_removexattr, -1, 0, -1, -1},
  {SYS_lremovexattr, -1, 0, -1, -1},
#ifdef SYS_unlink
  {SYS_unlink, -1, 0, -1, -1}, {SYS_rmdir, -1, 0, -1, -1}, {SYS_mkdir, -1, 0, -1, -1},
  {SYS_mknod, -1, 0, -1, -1}, {SYS_symlink, -1, 1, -1, -1}, {SYS_link, -1, 0, -1, 1},
  {SYS_rename, -1, 0, -1, 1}, {SYS_chmod, -1, 0, -1, -1}, {SYS_chown, -1, 0, -1, -1},
  {SYS_lchown, -1, 0, -1, -1}, {SYS_utime, -1, 0, -1, -1}, {SYS_utimes, -1, 0, -1, -1},
  {SYS_futimesat, 0, 1, -1, -1},
#endif
};

static const struct path_call *path_call_of(long number) {
  for (size_t index = 0; index < sizeof path_calls / sizeof *path_calls; index++) {
    if (path_calls[index].number == number) return &path_calls[index];
  }
  return NULL;
}

// Replaces a path argument with its copy, and judges it; false if it is denied.
static bool may_write(struct trapped *call, int folder, int path, char copied[PATH_MAX]) {
  if (path < 0 || call->arguments[path] == 0) return true;
  if (!copy_text(call->arguments[path], copied, PATH_MAX)) return true;
  call->arguments[path] = (long)copied;
  if (!denials_apply()) return true;
  return denials_may_write(folder < 0 ? AT_FDCWD : (int)call->arguments[folder], copied);
}

static __attribute__((noinline)) long change_path(struct trapped *call, const struct path_call *of) {
  char first[PATH_MAX], second[PATH_MAX];
  if (!may_write(call, of->folder, of->path, first)) return -EACCES;
  if (!may_write(call, of->second_folder, of->second_path, second)) return -EACCES;
  return perform(call);
}

static bool is_read_by_libraries(const char *path) {
  for (const char *const *file = denials_library_files; *file != NULL; file++) {
    if (strcmp(path, *file) == 0) return true;
  }
  return false;
}

static __attribute__((noinline)) long open_path(struct trapped *call) {
  char path[PATH_MAX];
  struct trapped open = *call;
#ifdef SYS_open
  if (call->number == SYS_open) {
    open = (struct trapped){SYS_openat,
      {AT_FDCWD, call->arguments[0], call->arguments[1], call->arguments[2]}};
  } else if (call->number == SYS_creat) {
    open = (struct trapped){SYS_openat,
      {AT_FDCWD, call->arguments[0], O_CREAT | O_WRONLY | O_TRUNC, call->arguments[1]}};
  }
#endif
  // Libraries use the newer call only if it exists.
  if (call->number == SYS_openat2) return -ENOSYS;
  if (!copy_text(open.arguments[1], path, sizeof path)) return -EFAULT;
  open.arguments[1] = (long)path;
  int flags = (int)open.arguments[2];
  bool writes = (flags & O_ACCMODE) != O_RDONLY || (flags & (O_CREAT | O_TRUNC)) != 0
    || (flags & O_TMPFILE) == O_TMPFILE;
  bool is_free = !denials_apply() || (!writes && is_read_by_libraries(path));
  int directory = (int)open.arguments[0];
  if (is_free || (writes ? denials_may_write(directory, path) : denials_may_read(directory, path))) {
    return perform(&open);
  }
  return -EACCES;
}

// ---- Connections ------------------------------------------------------------------------------

static bool is_at(const struct sockaddr_storage *address, const char *start) {
  const struct sockaddr_un *local = (const void *)address;
  return address->ss_family == AF_UNIX && strncmp(local->sun_path, start, strlen(start)) == 0;
}

static bool is_of_library(const struct sockaddr_storage *address) {
  // The list of the machine's own interfaces, and the cache of names and users.
  return address->ss_family == AF_NETLINK || is_at(address, "/var/run/nscd/");
}

// Judges the address at a place; returns a negated error number, 0 if it is allowed.
static long judge_address(long place, long length, struct sockaddr_storage *copied) {
  memset(copied, 0, sizeof *copied);
  if (length < 0 || (size_t)length > sizeof *copied) return -EINVAL;
  if (length > 0 && copy(place, copied, (size_t)length) != length) return -EFAULT;
  if (!denials_apply() || is_of_library(copied)) return 0;
  // An app may write to the system's log, which nobody needs here.
  if (is_at(copied, "/dev/log")) return -ENOENT;
  bool denied = sockets_deny((const struct sockaddr *)copied, (socklen_t)length);
  return denied ? -ENETUNREACH : 0;
}

static __attribute__((noinline)) long connect_to(struct trapped *call) {
  struct sockaddr_storage address;
  long failure = judge_address(call->arguments[1], call->arguments[2], &address);
  if (failure != 0) return failure;
  call->arguments[1] = (long)&address;
  return perform(call);
}

static __attribute__((noinline)) long listen_on(struct trapped *call) {
  struct sockaddr_storage address = {0};
  socklen_t length = sizeof address;
  GATE(SYS_getsockname, call->arguments[0], &address, &length);
  bool denied = denials_apply() && sockets_deny((const struct sockaddr *)&address, length);
  return denied ? -ENETUNREACH : perform(call);
}

static long refuse_channel(void) {
  denials_note(ISOLATION_NOTE_CONNECTION, "the channel between worker and harness");
  return -EBADF;
}

static __attribute__((noinline)) long send_to(struct trapped *call) {
  struct sockaddr_storage address;
  if (gate_guards(call->arguments[0])) return refuse_channel();
  if (call->arguments[4] == 0) return perform(call);
  long failure = judge_address(call->arguments[4], call->arguments[5], &address);
  if (failure != 0) return failure;
  // A question about the machine's interfaces or addresses changes nothing.
  if (address.ss_family == AF_NETLINK) {
    struct nlmsghdr header;
    bool asks = copy(call->arguments[1], &header, sizeof header) == sizeof header
      && (header.nlmsg_type == 18 || header.nlmsg_type == 22);
    if (!asks) return -EPERM;
  }
  call->arguments[4] = (long)&address;
  return perform(call);
}

static __attribute__((noinline)) long send_message(struct trapped *call) {
  struct sockaddr_storage address;
  struct msghdr message;
  char control[512];
  if (gate_guards(call->arguments[0])) return refuse_channel();
  if (copy(call->arguments[1], &message, sizeof message) != sizeof message) return -EFAULT;
  if (message.msg_controllen > sizeof control) return -EINVAL;
  if (message.msg_controllen > 0) {
    ssize_t size = copy((long)message.msg_control, control, message.msg_controllen);
    if (size != (ssize_t)message.msg_controllen) return -EFAULT;
    message.msg_control = control;
  }
  // A passed descriptor would have another number.
  for (struct cmsghdr *part = CMSG_FIRSTHDR(&message); part != NULL;
    part = CMSG_NXTHDR(&message, part)) {
    if (part->cmsg_level == SOL_SOCKET && part->cmsg_type == SCM_RIGHTS) return -EPERM;
  }
  if (message.msg_name != NULL && message.msg_namelen > 0) {
    long failure = judge_address((long)message.msg_name, message.msg_namelen, &address);
    if (failure != 0) return failure;
    if (address.ss_family == AF_NETLINK) return -EPERM;
    message.msg_name = &address;
  }
  call->arguments[1] = (long)&message;
  return perform(call);
}

// ---- The rest ---------------------------------------------------------------------------------

static long close_unguarded(const struct trapped *call) {
  unsigned first = (unsigned)call->arguments[0], last = (unsigned)call->arguments[1];
  int low = gate_channel(), high = gate_page();
  if (low > high) { int other = low; low = high; high = other; }
  const int guarded[] = {low, high};
  long result = 0;
  for (size_t index = 0; index < 2 && result == 0 && first <= last; index++) {
    if (guarded[index] < 0 || (unsigned)guarded[index] < first) continue;
    unsigned here = (unsigned)guarded[index];
    unsigned end = last < here ? last : here - 1;
    if (first <= end) result = GATE(SYS_close_range, first, end, call->arguments[2]);
    if (last < here) return result;
    first = here + 1;
  }
  return result != 0 || first > last
    ? result : GATE(SYS_close_range, first, last, call->arguments[2]);
}

static long send_signal(struct trapped *call) {
  bool names_thread = call->number == SYS_tgkill || call->number == SYS_rt_tgsigqueueinfo;
  int signal = (int)call->arguments[names_thread ? 2 : 1];
  bool is_stop = signal >= SIGSTOP && signal <= SIGTTOU;
  long target = (int)call->arguments[0];
  // A worker is alone in its group.
  bool is_own = target == getpid() || (call->number == SYS_kill && target == 0);
  if (is_own && !is_stop && call->number != SYS_tkill) return perform(call);
  char text[80];
  snprintf(text, sizeof text, "signal %d to %s", signal, is_own ? "itself" : "another process");
  denials_note(ISOLATION_NOTE_PROCESS, text);
  return -EPERM;
}

static __attribute__((noinline)) long refuse_program(struct trapped *call) {
  char path[256] = "";
  int index = call->number == SYS_execve ? 0 : call->number == SYS_execveat ? 1 : -1;
  if (index < 0 || !copy_text(call->arguments[index], path, sizeof path)) {
    snprintf(path, sizeof path, "%s", index < 0 ? "fork" : "a program");
  }
  denials_note(ISOLATION_NOTE_PROCESS, path);
  return -EPERM;
}

static long refuse(const struct trapped *call) {
  char text[64];
  snprintf(text, sizeof text, "system call %ld", call->number);
  denials_note(ISOLATION_NOTE_PROCESS, text);
  return -EPERM;
}

static bool is_guarded(const struct trapped *call) {
  switch (call->number) {
  case SYS_mmap: return gate_guards(call->arguments[4]);
  case SYS_splice: case SYS_copy_file_range:
    return gate_guards(call->arguments[0]) || gate_guards(call->arguments[2]);
  case SYS_tee: case SYS_sendfile: case SYS_dup3:
#ifdef SYS_dup2
  case SYS_dup2:
#endif
    return gate_guards(call->arguments[0]) || gate_guards(call->arguments[1]);
  default: return gate_guards(call->arguments[0]);
  }
}

static long decide(struct trapped *call) {
  const struct path_call *of = path_call_of(call->number);
  if (of != NULL) return change_path(call, of);
  switch (call->number) {
#ifdef SYS_open
  case SYS_open: case SYS_creat: case SYS_fork: case SYS_vfork:
    return call->number == SYS_open || call->number == SYS_creat
      ? open_path(call) : refuse_program(call);
#endif
  case SYS_openat: case SYS_openat2: return open_path(call);
  case SYS_execve: case SYS_execveat: case SYS_clone: return refuse_program(call);
  case SYS_kill: case SYS_tkill: case SYS_tgkill: case SYS_rt_sigqueueinfo:
  case SYS_rt_tgsigqueueinfo: return send_signal(call);
  case SYS_connect: case SYS_bind: return connect_to(call);
  case SYS_listen: return listen_on(call);
  case SYS_sendto: return send_to(call);
  case SYS_sendmsg: return send_message(call);
  case SYS_sendmmsg: return -ENOSYS;
  case SYS_close_range: return close_unguarded(call);
  case SYS_socket:
    denials_note(ISOLATION_NOTE_CONNECTION, "a socket of another family");
    return -EAFNOSUPPORT;
  // Reporters of crashes install handlers of all signals.
  case SYS_rt_sigaction: return 0;
  // Threads with a priority of their own mean no harm, but the call may name other processes.
  case SYS_setpriority: case SYS_sched_setscheduler: return -EPERM;
  default: break;
  }
  for (size_t index = 0; index < trapped_call_count; index++) {
    if (trapped_calls[index] == call->number) return refuse(call);
  }
  switch (call->number) {
  case SYS_prctl: case SYS_prlimit64: case SYS_process_vm_readv: return refuse(call);
  // Loops that close all descriptors mean no harm.
  case SYS_close: return is_guarded(call) ? -EBADF : perform(call);
  default:
    return is_guarded(call) ? refuse_channel() : perform(call);
  }
}

// ---- The signal --------------------------------------------------------------------------------

static void handle(int signal, siginfo_t *information, void *context) {
  int error = errno;
  ucontext_t *state = context;
#if defined(__x86_64__)
  greg_t *r = state->uc_mcontext.gregs;
  struct trapped call = {information->si_syscall,
    {r[REG_RDI], r[REG_RSI], r[REG_RDX], r[REG_R10], r[REG_R8], r[REG_R9]}};
  denials_trap(true);
  r[REG_RAX] = decide(&call);
  denials_trap(false);
#elif defined(__aarch64__)
  unsigned long long *r = state->uc_mcontext.regs;
  struct trapped call = {information->si_syscall,
    {(long)r[0], (long)r[1], (long)r[2], (long)r[3], (long)r[4], (long)r[5]}};
  denials_trap(true);
  r[0] = (unsigned long long)decide(&call);
  denials_trap(false);
#endif
  errno = error;
}

bool trapped_install(void) {
  // On the thread's own stack, which is larger; other signals wait, or a report could begin inside.
  struct sigaction action = {.sa_sigaction = handle, .sa_flags = SA_SIGINFO | SA_NODEFER};
  sigemptyset(&action.sa_mask);
  is_installed = sigaction(SIGSYS, &action, NULL) == 0;
  return is_installed;
}

// A thread that blocks the signal would die of it.
static const sigset_t *without_trap(int how, const sigset_t *signals, sigset_t *changed) {
  if (!is_installed || signals == NULL || how == SIG_UNBLOCK) return signals;
  *changed = *signals;
  sigdelset(changed, SIGSYS);
  return changed;
}

SHOWN int pthread_sigmask(int how, const sigset_t *signals, sigset_t *before) {
  sigset_t changed;
  return NEXT(pthread_sigmask)(how, without_trap(how, signals, &changed), before);
}

SHOWN int sigprocmask(int how, const sigset_t *signals, sigset_t *before) {
  sigset_t changed;
  return NEXT(sigprocmask)(how, without_trap(how, signals, &changed), before);
}
