// Hard limits of a worker. Findings about memory come from the meter; these limits only protect the
// machine.

#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <malloc.h>
#include <stdio.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "Isolation.h"

void isolation_limit_files(uint64_t file_size) {
  struct rlimit no_core = {0, 0};
  setrlimit(RLIMIT_CORE, &no_core);
  struct rlimit size = {file_size, file_size};
  setrlimit(RLIMIT_FSIZE, &size);
}

int isolation_limit_memory(uint64_t margin) {
  // Raw calls, because this process may already deny files.
  int descriptor = (int)syscall(SYS_openat, AT_FDCWD, "/proc/self/statm", O_RDONLY | O_CLOEXEC);
  if (descriptor < 0) return -errno;
  char text[64] = {0};
  ssize_t length = read(descriptor, text, sizeof text - 1);
  close(descriptor);
  unsigned long pages = 0;
  if (length <= 0 || sscanf(text, "%lu", &pages) != 1) return -EIO;
  uint64_t bound = (uint64_t)pages * (uint64_t)sysconf(_SC_PAGESIZE) + margin;
  struct rlimit limit = {bound, RLIM_INFINITY};
  return setrlimit(RLIMIT_AS, &limit) < 0 ? -errno : 0;
}

int64_t isolation_memory_in_use(void) {
  struct mallinfo2 information = mallinfo2();
  return (int64_t)(information.uordblks + information.hblkhd);
}
