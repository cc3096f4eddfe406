// A filter on the worker's system calls, where the kernel has them: calls that reach outside are
// handed to `trapped.c`, by any caller.
//
// Interposed calls see what code calls by name. The filter also sees calls found with `dlsym`, the
// library's internal ones, and instructions of the code's own.

#define _GNU_SOURCE
#include <errno.h>
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <sched.h>
#include <signal.h>
#include <stddef.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/syscall.h>

#include "Isolation.h"
#include "filter.h"
#include "gate.h"

enum { program_limit = 2048, patch_limit = 512 };

// Everything about the program under construction.
static struct {
  struct sock_filter code[program_limit];
  size_t count;
  // The instructions that jump to the trap, which stands at the end.
  size_t patches[patch_limit];
  size_t patch_count;
} built;

static void emit(uint16_t code, uint8_t whenTrue, uint8_t whenFalse, uint32_t value) {
  if (built.count == program_limit) return;
  built.code[built.count++] = (struct sock_filter){code, whenTrue, whenFalse, value};
}

static void load(size_t offset) { emit(BPF_LD | BPF_W | BPF_ABS, 0, 0, (uint32_t)offset); }
static void load_argument(int index, bool upper) {
  load(offsetof(struct seccomp_data, args) + 8 * (size_t)index + (upper ? 4 : 0));
}

static void jump_to_trap(void) {
  if (built.patch_count == patch_limit) return;
  built.patches[built.patch_count++] = built.count;
  emit(BPF_JMP | BPF_JA, 0, 0, 0);
}

static void give(uint32_t result) { emit(BPF_RET | BPF_K, 0, 0, result); }

// Jumps to the trap if the loaded word has this value.
static void trap_if(uint32_t value) {
  emit(BPF_JMP | BPF_JEQ | BPF_K, 0, 1, value);
  jump_to_trap();
}

static void trap_unless(uint32_t value) {
  emit(BPF_JMP | BPF_JEQ | BPF_K, 1, 0, value);
  jump_to_trap();
}

// Begins the checks of one call; `end_call` ends them.
static size_t begin_call(long number) {
  emit(BPF_JMP | BPF_JEQ | BPF_K, 0, 0, (uint32_t)number);
  return built.count - 1;
}

static void end_call(size_t start) {
  give(SECCOMP_RET_ALLOW);
  // At most a few dozen instructions per call, so the distance fits.
  built.code[start].jf = (uint8_t)(built.count - start - 1);
}

static void trap_call(long number) {
  if (number < 0) return;
  emit(BPF_JMP | BPF_JEQ | BPF_K, 0, 1, (uint32_t)number);
  jump_to_trap();
}

static void trap_guarded(int argument) {
  load_argument(argument, false);
  if (gate_channel() >= 0) trap_if((uint32_t)gate_channel());
  if (gate_page() >= 0) trap_if((uint32_t)gate_page());
}

// ---- The rules ------------------------------------------------------------------------------

// A target of a signal or of a look into memory must be this process, and the signal no stop.
static void add_signals(uint32_t process) {
  static const struct {
    long number;
    int signal;
  } calls[] = {
    {SYS_kill, 1}, {SYS_tgkill, 2}, {SYS_rt_sigqueueinfo, 1}, {SYS_rt_tgsigqueueinfo, 2},
  };
  for (size_t index = 0; index < sizeof calls / sizeof *calls; index++) {
    size_t start = begin_call(calls[index].number);
    load_argument(0, false);
    trap_unless(process);
    load_argument(calls[index].signal, false);
    for (uint32_t stop = SIGSTOP; stop <= SIGTTOU; stop++) trap_if(stop);
    end_call(start);
  }
  static const long looks[] = {SYS_process_vm_readv, SYS_prlimit64};
  for (size_t index = 0; index < sizeof looks / sizeof *looks; index++) {
    size_t start = begin_call(looks[index]);
    load_argument(0, false);
    if (looks[index] == SYS_prlimit64) {
      emit(BPF_JMP | BPF_JEQ | BPF_K, 2, 0, 0);
    }
    trap_unless(process);
    end_call(start);
  }
}

// The channel and the page belong to the harness.
static void add_guards(void) {
  static const struct {
    long number;
    int first, second;
  } calls[] = {
    {SYS_read, 0, -1}, {SYS_readv, 0, -1}, {SYS_pread64, 0, -1}, {SYS_preadv, 0, -1},
    {SYS_preadv2, 0, -1}, {SYS_write, 0, -1}, {SYS_writev, 0, -1}, {SYS_pwrite64, 0, -1},
    {SYS_pwritev, 0, -1}, {SYS_pwritev2, 0, -1}, {SYS_recvfrom, 0, -1}, {SYS_recvmsg, 0, -1},
    {SYS_recvmmsg, 0, -1}, {SYS_shutdown, 0, -1}, {SYS_close, 0, -1}, {SYS_dup, 0, -1},
    {SYS_dup3, 0, 1}, {SYS_fcntl, 0, -1}, {SYS_ioctl, 0, -1}, {SYS_ftruncate, 0, -1},
    {SYS_fallocate, 0, -1}, {SYS_setsockopt, 0, -1}, {SYS_sendfile, 0, 1}, {SYS_tee, 0, 1},
    {SYS_splice, 0, 2}, {SYS_vmsplice, 0, -1}, {SYS_copy_file_range, 0, 2}, {SYS_mmap, 4, -1},
#ifdef SYS_dup2
    {SYS_dup2, 0, 1},
#endif
  };
  for (size_t index = 0; index < sizeof calls / sizeof *calls; index++) {
    size_t start = begin_call(calls[index].number);
    trap_guarded(calls[index].first);
    if (calls[index].second >= 0) trap_guarded(calls[index].second);
    end_call(start);
  }
  // A connected socket needs no address; with one, it may reach someone.
  size_t start = begin_call(SYS_sendto);
  trap_guarded(0);
  load_argument(4, false);
  trap_unless(0);
  load_argument(4, true);
  trap_unless(0);
  end_call(start);
}

static void add_others(void) {
  size_t start = begin_call(SYS_socket);
  load_argument(0, false);
  // Connections are judged one by one.
  emit(BPF_JMP | BPF_JEQ | BPF_K, 4, 0, AF_UNIX);
  emit(BPF_JMP | BPF_JEQ | BPF_K, 3, 0, AF_INET);
  emit(BPF_JMP | BPF_JEQ | BPF_K, 2, 0, AF_INET6);
  emit(BPF_JMP | BPF_JEQ | BPF_K, 1, 0, AF_NETLINK);
  jump_to_trap();
  end_call(start);

  start = begin_call(SYS_rt_sigaction);
  load_argument(0, false);
  trap_if(SIGSYS);
  end_call(start);

  start = begin_call(SYS_prctl);
  load_argument(0, false);
  static const uint32_t options[] = {PR_SET_PDEATHSIG, PR_SET_SECCOMP, PR_SET_MM, PR_SET_DUMPABLE,
    PR_SET_CHILD_SUBREAPER, PR_SET_SYSCALL_USER_DISPATCH, PR_SET_PTRACER};
  for (size_t index = 0; index < sizeof options / sizeof *options; index++) trap_if(options[index]);
  end_call(start);

  trap_call(SYS_execve);
  trap_call(SYS_execveat);
#ifdef SYS_fork
  trap_call(SYS_fork);
  trap_call(SYS_vfork);
#endif
  start = begin_call(SYS_clone);
  load_argument(0, false);
  emit(BPF_JMP | BPF_JSET | BPF_K, 1, 0, CLONE_THREAD);
  jump_to_trap();
  end_call(start);
  // Its arguments are in memory, where the filter cannot see them; libraries then use the other.
  start = begin_call(SYS_clone3);
  give(SECCOMP_RET_ERRNO | ENOSYS);
  end_call(start);
}

static void build(uint32_t process) {
  built.count = built.patch_count = 0;
#if defined(__x86_64__)
  const uint32_t architecture = AUDIT_ARCH_X86_64;
#else
  const uint32_t architecture = AUDIT_ARCH_AARCH64;
#endif
  load(offsetof(struct seccomp_data, arch));
  emit(BPF_JMP | BPF_JEQ | BPF_K, 1, 0, architecture);
  give(SECCOMP_RET_KILL_PROCESS);
  load(offsetof(struct seccomp_data, nr));
  // Calls that are newer than these rules, and the other numbering of one architecture.
  emit(BPF_JMP | BPF_JGT | BPF_K, 0, 1, trapped_last_known);
  give(SECCOMP_RET_ERRNO | ENOSYS);
  add_guards();
  for (size_t index = 0; index < trapped_call_count; index++) trap_call(trapped_calls[index]);
  add_signals(process);
  add_others();
  give(SECCOMP_RET_ALLOW);

  for (size_t index = 0; index < built.patch_count; index++) {
    size_t place = built.patches[index];
    built.code[place].k = (uint32_t)(built.count - place - 1);
  }
  uint64_t gate = gate_address();
  load(offsetof(struct seccomp_data, instruction_pointer));
  emit(BPF_JMP | BPF_JEQ | BPF_K, 1, 0, (uint32_t)gate);
  give(SECCOMP_RET_TRAP);
  load(offsetof(struct seccomp_data, instruction_pointer) + 4);
  emit(BPF_JMP | BPF_JEQ | BPF_K, 1, 0, (uint32_t)(gate >> 32));
  give(SECCOMP_RET_TRAP);
  give(SECCOMP_RET_ALLOW);
}

unsigned filter_begin(void) {
  build((uint32_t)GATE(SYS_getpid));
  if (built.count == program_limit || built.patch_count == patch_limit) return 0;
  if (!trapped_install()) return 0;
  GATE(SYS_prctl, PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0);
  struct sock_fprog program = {(unsigned short)built.count, built.code};
  // For all threads, those included that run before the code does.
  long failure =
    GATE(SYS_seccomp, SECCOMP_SET_MODE_FILTER, SECCOMP_FILTER_FLAG_TSYNC, &program);
  if (failure != 0) return 0;
  return ISOLATION_LIMITS_CALLS;
}
