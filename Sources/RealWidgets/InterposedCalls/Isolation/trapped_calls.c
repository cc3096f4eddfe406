// The system calls that the filter hands over with any arguments.
//
// Calls whose arguments decide, such as `kill`, have rules of their own in `filter.c`.

#define _GNU_SOURCE
#include <sys/syscall.h>

#include "filter.h"

const long trapped_calls[] = {
  // Files.
  SYS_openat, SYS_openat2, SYS_unlinkat, SYS_mkdirat, SYS_mknodat, SYS_symlinkat, SYS_linkat,
  SYS_renameat, SYS_renameat2, SYS_truncate, SYS_fchmodat, SYS_fchmodat2, SYS_fchownat, SYS_utimensat,
  SYS_setxattr, SYS_lsetxattr, SYS_removexattr, SYS_lremovexattr, SYS_name_to_handle_at,
  SYS_open_by_handle_at,
#ifdef SYS_open
  SYS_open, SYS_creat, SYS_unlink, SYS_rmdir, SYS_mkdir, SYS_mknod, SYS_symlink, SYS_link,
  SYS_rename, SYS_chmod, SYS_chown, SYS_lchown, SYS_utime, SYS_utimes, SYS_futimesat,
#endif
  // Connections.
  SYS_connect, SYS_bind, SYS_listen, SYS_sendmsg, SYS_sendmmsg, SYS_close_range,
  // Other processes, and shared memory of theirs.
  SYS_tkill, SYS_ptrace, SYS_process_vm_writev, SYS_kcmp, SYS_pidfd_open, SYS_pidfd_getfd,
  SYS_pidfd_send_signal, SYS_process_madvise, SYS_setsid, SYS_setpgid, SYS_setpriority,
  SYS_sched_setscheduler, SYS_shmget, SYS_shmat, SYS_msgget, SYS_semget, SYS_mq_open,
  // The system.
  SYS_mount, SYS_umount2, SYS_pivot_root, SYS_chroot, SYS_setns, SYS_unshare, SYS_open_tree,
  SYS_move_mount, SYS_fsopen, SYS_fsmount, SYS_init_module, SYS_finit_module, SYS_delete_module,
  SYS_kexec_load, SYS_reboot, SYS_swapon, SYS_swapoff, SYS_sethostname, SYS_setdomainname,
  SYS_acct, SYS_quotactl, SYS_keyctl, SYS_add_key, SYS_request_key, SYS_settimeofday,
  SYS_clock_settime, SYS_adjtimex, SYS_clock_adjtime, SYS_syslog, SYS_setuid, SYS_setgid,
  SYS_setreuid, SYS_setregid, SYS_setresuid, SYS_setresgid, SYS_setgroups, SYS_capset, SYS_vhangup,
#ifdef SYS_iopl
  SYS_iopl, SYS_ioperm,
#endif
  // Ways past this filter.
  SYS_seccomp, SYS_bpf, SYS_perf_event_open, SYS_userfaultfd, SYS_io_uring_setup,
  SYS_io_uring_enter, SYS_io_uring_register, SYS_fanotify_init, SYS_personality,
};
const size_t trapped_call_count = sizeof trapped_calls / sizeof *trapped_calls;
