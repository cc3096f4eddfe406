// Calls that open, create, change or remove files. In a worker with a sandbox, a path outside the
// private home fails with EACCES and a note; otherwise the calls pass through.

#define _GNU_SOURCE
#include <dirent.h>
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <fts.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/time.h>
#include <unistd.h>

#include "Isolation.h"
#include "VirtualTime.h"
#include "denials.h"

#define SHOWN __attribute__((visibility("default")))

#define REFUSE_WRITE(directory, path, result)                           \
  if (denials_apply() && !denials_may_write(directory, path)) {       \
    errno = EACCES;                                                     \
    return result;                                                      \
  }

#define REFUSE_READ(directory, path, result)                            \
  if (denials_apply() && !denials_may_read(directory, path)) {        \
    errno = EACCES;                                                     \
    return result;                                                      \
  }

static bool flags_write(int flags) {
  return (flags & O_ACCMODE) != O_RDONLY || (flags & (O_CREAT | O_TRUNC)) != 0
    || (flags & O_TMPFILE) == O_TMPFILE;
}

static bool mode_writes(const char *mode) {
  return strchr(mode, 'w') != NULL || strchr(mode, 'a') != NULL || strchr(mode, '+') != NULL;
}

static bool is_denied(int directory, const char *path, bool writes) {
  if (!denials_apply()) return false;
  bool allowed =
    writes ? denials_may_write(directory, path) : denials_may_read(directory, path);
  if (!allowed) errno = EACCES;
  return !allowed;
}

static int open_at(int directory, const char *path, int flags, mode_t mode) {
  int random = vt_open_random(path, flags);
  if (random >= 0) return random;
  if (is_denied(directory, path, flags_write(flags))) return -1;
  return NEXT(openat)(directory, path, flags, mode);
}

static mode_t creation_mode(int flags, va_list arguments) {
  bool creates = (flags & O_CREAT) != 0 || (flags & O_TMPFILE) == O_TMPFILE;
  return creates ? va_arg(arguments, mode_t) : 0;
}

SHOWN int open(const char *path, int flags, ...) {
  va_list arguments;
  va_start(arguments, flags);
  mode_t mode = creation_mode(flags, arguments);
  va_end(arguments);
  return open_at(AT_FDCWD, path, flags, mode);
}

SHOWN int openat(int directory, const char *path, int flags, ...) {
  va_list arguments;
  va_start(arguments, flags);
  mode_t mode = creation_mode(flags, arguments);
  va_end(arguments);
  return open_at(directory, path, flags, mode);
}

SHOWN int creat(const char *path, mode_t mode) {
  return open_at(AT_FDCWD, path, O_CREAT | O_WRONLY | O_TRUNC, mode);
}

SHOWN int open64(const char *path, int flags, ...) __attribute__((alias("open")));
SHOWN int openat64(int directory, const char *path, int flags, ...)
  __attribute__((alias("openat")));
SHOWN int creat64(const char *path, mode_t mode) __attribute__((alias("creat")));

SHOWN FILE *fopen(const char *path, const char *mode) {
  int random = vt_open_random(path, 0);
  if (random >= 0) return fdopen(random, mode);
  if (is_denied(AT_FDCWD, path, mode_writes(mode))) return NULL;
  return NEXT(fopen)(path, mode);
}

SHOWN FILE *fopen64(const char *path, const char *mode) __attribute__((alias("fopen")));

SHOWN FILE *freopen(const char *path, const char *mode, FILE *stream) {
  if (path != NULL && is_denied(AT_FDCWD, path, mode_writes(mode))) return NULL;
  return NEXT(freopen)(path, mode, stream);
}

SHOWN FILE *freopen64(const char *path, const char *mode, FILE *stream)
  __attribute__((alias("freopen")));

SHOWN DIR *opendir(const char *path) {
  REFUSE_READ(AT_FDCWD, path, NULL)
  return NEXT(opendir)(path);
}

SHOWN FTS *fts_open(char *const *paths, int options, int (*compare)(const FTSENT **, const FTSENT **)) {
  for (char *const *path = paths; *path != NULL; path++) {
    REFUSE_READ(AT_FDCWD, *path, NULL)
  }
  return NEXT(fts_open)(
    paths, options, compare);
}

// ---- Changes by path: each is denied as a write --------------------------------------------

SHOWN int mkdir(const char *path, mode_t mode) {
  REFUSE_WRITE(AT_FDCWD, path, -1)
  return NEXT(mkdir)(path, mode);
}

SHOWN int mkdirat(int directory, const char *path, mode_t mode) {
  REFUSE_WRITE(directory, path, -1)
  return NEXT(mkdirat)(directory, path, mode);
}

SHOWN int mkfifo(const char *path, mode_t mode) {
  REFUSE_WRITE(AT_FDCWD, path, -1)
  return NEXT(mkfifo)(path, mode);
}

SHOWN int rmdir(const char *path) {
  REFUSE_WRITE(AT_FDCWD, path, -1)
  return NEXT(rmdir)(path);
}

SHOWN int unlink(const char *path) {
  REFUSE_WRITE(AT_FDCWD, path, -1)
  return NEXT(unlink)(path);
}

SHOWN int unlinkat(int directory, const char *path, int flags) {
  REFUSE_WRITE(directory, path, -1)
  return NEXT(unlinkat)(directory, path, flags);
}

SHOWN int remove(const char *path) {
  REFUSE_WRITE(AT_FDCWD, path, -1)
  return NEXT(remove)(path);
}

SHOWN int rename(const char *from, const char *to) {
  REFUSE_WRITE(AT_FDCWD, from, -1)
  REFUSE_WRITE(AT_FDCWD, to, -1)
  return NEXT(rename)(from, to);
}

SHOWN int renameat(int fromDirectory, const char *from, int toDirectory, const char *to) {
  REFUSE_WRITE(fromDirectory, from, -1)
  REFUSE_WRITE(toDirectory, to, -1)
  return NEXT(renameat)(
    fromDirectory, from, toDirectory, to);
}

SHOWN int renameat2(
  int fromDirectory, const char *from, int toDirectory, const char *to, unsigned flags) {
  REFUSE_WRITE(fromDirectory, from, -1)
  REFUSE_WRITE(toDirectory, to, -1)
  return NEXT(renameat2)(
    fromDirectory, from, toDirectory, to, flags);
}

SHOWN int link(const char *from, const char *to) {
  REFUSE_READ(AT_FDCWD, from, -1)
  REFUSE_WRITE(AT_FDCWD, to, -1)
  return NEXT(link)(from, to);
}

SHOWN int linkat(
  int fromDirectory, const char *from, int toDirectory, const char *to, int flags) {
  REFUSE_READ(fromDirectory, from, -1)
  REFUSE_WRITE(toDirectory, to, -1)
  return NEXT(linkat)(
    fromDirectory, from, toDirectory, to, flags);
}

SHOWN int symlink(const char *target, const char *path) {
  REFUSE_WRITE(AT_FDCWD, path, -1)
  return NEXT(symlink)(target, path);
}

SHOWN int symlinkat(const char *target, int directory, const char *path) {
  REFUSE_WRITE(directory, path, -1)
  return NEXT(symlinkat)(target, directory, path);
}

SHOWN int truncate(const char *path, off_t length) {
  REFUSE_WRITE(AT_FDCWD, path, -1)
  return NEXT(truncate)(path, length);
}

SHOWN int chmod(const char *path, mode_t mode) {
  REFUSE_WRITE(AT_FDCWD, path, -1)
  return NEXT(chmod)(path, mode);
}

SHOWN int chown(const char *path, uid_t user, gid_t group) {
  REFUSE_WRITE(AT_FDCWD, path, -1)
  return NEXT(chown)(path, user, group);
}

SHOWN int utimes(const char *path, const struct timeval times[2]) {
  REFUSE_WRITE(AT_FDCWD, path, -1)
  return NEXT(utimes)(path, times);
}

SHOWN int utimensat(int directory, const char *path, const struct timespec times[2], int flags) {
  REFUSE_WRITE(directory, path, -1)
  return NEXT(utimensat)(
    directory, path, times, flags);
}

SHOWN int mkstemp(char *template) {
  REFUSE_WRITE(AT_FDCWD, template, -1)
  return NEXT(mkstemp)(template);
}

SHOWN int mkostemp(char *template, int flags) {
  REFUSE_WRITE(AT_FDCWD, template, -1)
  return NEXT(mkostemp)(template, flags);
}

SHOWN char *mkdtemp(char *template) {
  REFUSE_WRITE(AT_FDCWD, template, NULL)
  return NEXT(mkdtemp)(template);
}
