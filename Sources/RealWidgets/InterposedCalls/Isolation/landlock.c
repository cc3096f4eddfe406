// The system's own limits on files, connections and signals, where the kernel has Landlock.
//
// They hold for all that the code does: its own system calls, and calls found with `dlsym`. They
// say nothing; the notes for findings come from the interposed calls and the filter.

#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <sys/prctl.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "Isolation.h"
#include "denials.h"
#include "gate.h"

// From the kernel's interface, because the headers of older systems have none of it.
enum { create_ruleset = 444, add_rule = 445, restrict_self = 446 };
enum { ask_version = 1, rule_path_beneath = 1 };

struct ruleset {
  uint64_t files, network, scopes;
};

struct path_rule {
  uint64_t allowed;
  int32_t parent;
} __attribute__((packed));

enum {
  execute = 1 << 0, write_file = 1 << 1, read_file = 1 << 2, read_directory = 1 << 3,
  truncate_file = 1 << 14, file_rights = execute | write_file | read_file | truncate_file,
};

// The rights over files by version of the interface.
static uint64_t file_rights_of(long version) {
  uint64_t rights = (1 << 13) - 1;
  if (version >= 2) rights |= 1 << 13;
  if (version >= 3) rights |= truncate_file;
  if (version >= 5) rights |= 1 << 15;
  return rights;
}

static void allow(int ruleset, const char *path, uint64_t rights) {
  long parent = GATE(SYS_openat, AT_FDCWD, path, O_PATH | O_CLOEXEC, 0);
  if (parent < 0) return;
  struct stat status;
  if (fstat((int)parent, &status) == 0) {
    // The system refuses a rule that gives a file the rights of a folder.
    if (!S_ISDIR(status.st_mode)) rights &= file_rights;
    struct path_rule rule = {rights, (int32_t)parent};
    GATE(add_rule, ruleset, rule_path_beneath, &rule, 0);
  }
  GATE(SYS_close, parent);
}

unsigned landlock_begin(bool allows_reporter) {
  long version = GATE(create_ruleset, 0, 0, ask_version);
  if (version < 1) return 0;
  uint64_t all = file_rights_of(version);
  struct ruleset rules = {
    .files = all, .network = version >= 4 ? 3 : 0, .scopes = version >= 6 ? 3 : 0,
  };
  size_t size = version >= 6 ? sizeof rules : version >= 4 ? 16 : 8;
  int ruleset = (int)GATE(create_ruleset, &rules, size, 0);
  if (ruleset < 0) return 0;
  uint64_t reading = read_file | read_directory | (allows_reporter ? execute : 0);
  for (size_t index = 0; index < denials_root_count(); index++) {
    allow(ruleset, denials_root(index), reading & all);
  }
  for (const char *const *file = denials_library_files; *file != NULL; file++) {
    allow(ruleset, *file, reading & all);
  }
  // The filter and the interposed calls judge what is below it. Foundation reads the other.
  allow(ruleset, "/proc", reading & all);
  allow(ruleset, "/etc/os-release", reading & all);
  allow(ruleset, "/dev/null", (read_file | write_file) & all);
  // Everything but running programs and making devices.
  const uint64_t devices = 1 << 6 | 1 << 11;
  allow(ruleset, denials_home(), all & ~(uint64_t)execute & ~devices);
  if (allows_reporter) {
    char reports[PATH_MAX + 16];
    snprintf(reports, sizeof reports, "%s/../reports", denials_home());
    allow(ruleset, reports, all & ~devices);
  }
  GATE(SYS_prctl, PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0);
  long failure = GATE(restrict_self, ruleset, 0);
  GATE(SYS_close, ruleset);
  if (failure != 0) return 0;
  return ISOLATION_LIMITS_FILES | (rules.network != 0 ? ISOLATION_LIMITS_CONNECTIONS : 0)
    | (rules.scopes != 0 ? ISOLATION_LIMITS_SIGNALS : 0);
}
