// Calls that start processes fail with EPERM and a note in a worker with a sandbox. Calls that end
// the worker itself end it with a report that names the calling line.

#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <spawn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "Isolation.h"
#include "denials.h"
#include "report.h"

#define SHOWN __attribute__((visibility("default")))

// The runtime reports a crash of this process with a separate program.
static bool is_backtracer(const char *path) {
  static const char name[] = "swift-backtrace";
  size_t length = path == NULL ? 0 : strlen(path);
  size_t size = sizeof name - 1;
  return length >= size && strncmp(path + length - size, name, size) == 0;
}

static bool is_denied(const char *what) {
  if (!denials_apply() || is_backtracer(what)) return false;
  denials_note(ISOLATION_NOTE_PROCESS, what == NULL ? "" : what);
  errno = EPERM;
  return true;
}

SHOWN int execve(const char *path, char *const arguments[], char *const environment[]) {
  if (is_denied(path)) return -1;
  return NEXT(execve)(
    path, arguments, environment);
}

SHOWN int execv(const char *path, char *const arguments[]) {
  if (is_denied(path)) return -1;
  return NEXT(execv)(path, arguments);
}

SHOWN int execvp(const char *path, char *const arguments[]) {
  if (is_denied(path)) return -1;
  return NEXT(execvp)(path, arguments);
}

SHOWN int execvpe(const char *path, char *const arguments[], char *const environment[]) {
  if (is_denied(path)) return -1;
  return NEXT(execvpe)(
    path, arguments, environment);
}

SHOWN int posix_spawn(
  pid_t *child, const char *path, const posix_spawn_file_actions_t *actions,
  const posix_spawnattr_t *attributes, char *const arguments[], char *const environment[]) {
  if (is_denied(path)) return EPERM;
  return NEXT(posix_spawn)(child, path, actions, attributes, arguments, environment);
}

SHOWN int posix_spawnp(
  pid_t *child, const char *path, const posix_spawn_file_actions_t *actions,
  const posix_spawnattr_t *attributes, char *const arguments[], char *const environment[]) {
  if (is_denied(path)) return EPERM;
  return NEXT(posix_spawnp)(child, path, actions, attributes, arguments, environment);
}

SHOWN pid_t fork(void) {
  if (is_denied("fork")) return -1;
  return NEXT(fork)();
}

SHOWN int system(const char *command) {
  if (is_denied(command)) return -1;
  return NEXT(system)(command);
}

SHOWN FILE *popen(const char *command, const char *mode) {
  if (is_denied(command)) return NULL;
  return NEXT(popen)(command, mode);
}

// ---- The end of the worker itself ----------------------------------------------------------

SHOWN void exit(int status) {
  if (denials_apply()) report_end(ISOLATION_REASON_EXIT, status);
  NEXT(exit)(status);
  __builtin_unreachable();
}

SHOWN void abort(void) {
  if (denials_apply()) report_end(ISOLATION_REASON_ABORT, 0);
  NEXT(abort)();
  __builtin_unreachable();
}
