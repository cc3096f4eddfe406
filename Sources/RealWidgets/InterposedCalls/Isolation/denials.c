// The sandbox denials of a worker, their notes, and the worker's own paths.
//
// Only paths that code names are checked. Paths that the system's libraries open internally, such
// as the user table, do not pass through interposable calls and need no check.

#define _GNU_SOURCE
#include <dlfcn.h>
#include <limits.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "Isolation.h"
#include "denials.h"
#include "filter.h"
#include "places.h"

enum { note_count = 128, note_length = 512, root_count = 32 };

static volatile bool denying;
static __thread int privileged_depth;
static char home[PATH_MAX];
static char roots[root_count][PATH_MAX];
static size_t roots_used, system_roots_used;

static pthread_mutex_t notes_lock = PTHREAD_MUTEX_INITIALIZER;
static struct {
  int kind;
  int32_t place;
  int64_t owner;
  char text[note_length];
} notes[note_count];
static size_t notes_first, notes_used;

// Paths that every process needs and that contain nothing personal.
static const char *const system_roots[] = {
  "/usr", "/lib", "/lib64", "/etc/localtime", "/etc/timezone", "/proc/self", "/proc/cpuinfo",
  "/proc/meminfo", "/sys/devices/system/cpu", "/sys/fs/cgroup", "/dev/null", "/dev/zero",
  "/dev/random", "/dev/urandom",
};

bool denials_apply(void) { return denying && privileged_depth == 0; }

void isolation_privileged_begin(void) { privileged_depth += 1; }
void isolation_privileged_end(void) { privileged_depth -= 1; }
void isolation_allow(void) { denying = false; }

static void add_root(const char *path) {
  if (roots_used == root_count || path[0] == 0) return;
  char resolved[PATH_MAX];
  const char *root = realpath(path, resolved) != NULL ? resolved : path;
  snprintf(roots[roots_used], PATH_MAX, "%s", root);
  roots_used += 1;
}

// Adds the folder `levels` above a file.
static void add_above(const char *file, int levels) {
  char path[PATH_MAX];
  snprintf(path, sizeof path, "%s", file);
  for (int level = 0; level < levels; level++) {
    char *slash = strrchr(path, '/');
    if (slash == NULL || slash == path) return;
    *slash = 0;
  }
  add_root(path);
}

void denials_find_system(void) {
  char own[PATH_MAX];
  roots_used = 0;
  for (size_t index = 0; index < sizeof system_roots / sizeof *system_roots; index++) {
    // Differs in every process, so it cannot be resolved here.
    if (strcmp(system_roots[index], "/proc/self") != 0) add_root(system_roots[index]);
  }
  // The resources are next to the executable; the runtime library is three folders below the root
  // of its toolchain.
  ssize_t length = readlink("/proc/self/exe", own, sizeof own - 1);
  if (length > 0) {
    own[length] = 0;
    add_above(own, 1);
  }
  Dl_info library;
  void *symbol = dlsym(RTLD_DEFAULT, "swift_retain");
  if (symbol != NULL && dladdr(symbol, &library) != 0 && library.dli_fname != NULL) {
    char resolved[PATH_MAX];
    if (realpath(library.dli_fname, resolved) != NULL) add_above(resolved, 4);
  }
  system_roots_used = roots_used;
}

static void find_roots(const char *folder, const char *const *readable, size_t count) {
  if (system_roots_used == 0) denials_find_system();
  roots_used = system_roots_used;
  if (realpath(folder, home) == NULL) snprintf(home, sizeof home, "%s", folder);
  for (size_t index = 0; index < count; index++) add_root(readable[index]);
  char own[32];
  snprintf(own, sizeof own, "/proc/%d", getpid());
  add_root(own);
}

void isolation_deny(const char *folder, const char *const *readable, size_t count) {
  find_roots(folder, readable, count);
  denying = true;
}

unsigned isolation_confine(
    const char *folder, const char *const *readable, size_t count, bool allows_reporter) {
  find_roots(folder, readable, count);
  // A program that the filter does not know would die of it.
  return landlock_begin(allows_reporter) | (allows_reporter ? 0 : filter_begin());
}

const char *const denials_library_files[] = {
  "/etc/passwd", "/etc/group", "/etc/nsswitch.conf", "/etc/ld.so.cache", "/etc/hosts",
  "/etc/host.conf", "/etc/resolv.conf", "/etc/gai.conf", "/etc/locale.alias",
  "/sys/kernel/mm/transparent_hugepage/enabled", "/proc/sys/vm/overcommit_memory",
  "/proc/sys/kernel/ngroups_max", "/proc/sys/kernel/rtsig-max", NULL,
};

size_t denials_root_count(void) { return roots_used; }
const char *denials_root(size_t index) { return roots[index]; }
const char *denials_home(void) { return home; }

// Depth of calls that the filter handed over, whose callers no chain of frame pointers shows.
static __thread int trap_depth;
void denials_trap(bool begins) { trap_depth += begins ? 1 : -1; }

void denials_note(int kind, const char *text) {
  int32_t place = trap_depth > 0 ? places_unwound() : isolation_here();
  pthread_mutex_lock(&notes_lock);
  if (notes_used < note_count) {
    size_t index = (notes_first + notes_used) % note_count;
    notes[index].kind = kind;
    notes[index].place = place;
    notes[index].owner = isolation_current_owner();
    snprintf(notes[index].text, note_length, "%s", text);
    notes_used += 1;
  }
  pthread_mutex_unlock(&notes_lock);
}

bool isolation_take_note(
    int *kind, int64_t *owner, int32_t *place, char *text, size_t capacity) {
  pthread_mutex_lock(&notes_lock);
  bool found = notes_used > 0;
  if (found) {
    *kind = notes[notes_first].kind;
    *place = notes[notes_first].place;
    *owner = notes[notes_first].owner;
    snprintf(text, capacity, "%s", notes[notes_first].text);
    notes_first = (notes_first + 1) % note_count;
    notes_used -= 1;
  }
  pthread_mutex_unlock(&notes_lock);
  return found;
}

static bool make_absolute(int directory, const char *path, char whole[2 * PATH_MAX]) {
  whole[0] = 0;
  if (path[0] != '/') {
    if (directory == -100) {
      if (getcwd(whole, PATH_MAX) == NULL) return false;
    } else {
      char link[64];
      snprintf(link, sizeof link, "/proc/self/fd/%d", directory);
      ssize_t length = readlink(link, whole, PATH_MAX - 1);
      if (length <= 0) return false;
      whole[length] = 0;
    }
  }
  size_t used = strlen(whole);
  if (used + strlen(path) + 2 > 2 * PATH_MAX) return false;
  whole[used] = '/';
  strcpy(whole + used + 1, path);
  return true;
}

// Removes `.`, `..` and doubled slashes from an absolute path without asking the system.
static bool normalize(char whole[2 * PATH_MAX], char *result) {
  size_t length = 0;
  char *rest = whole;
  for (char *part = strsep(&rest, "/"); part != NULL; part = strsep(&rest, "/")) {
    if (part[0] == 0 || strcmp(part, ".") == 0) continue;
    if (strcmp(part, "..") == 0) {
      while (length > 0 && result[--length] != '/') {}
      continue;
    }
    size_t size = strlen(part);
    if (length + size + 2 > PATH_MAX) return false;
    result[length] = '/';
    memcpy(result + length + 1, part, size);
    length += size + 1;
  }
  if (length == 0) result[length++] = '/';
  result[length] = 0;
  return true;
}

static bool lies_in(const char *path, const char *root) {
  size_t length = strlen(root);
  return length > 0 && strncmp(path, root, length) == 0
    && (path[length] == 0 || path[length] == '/');
}

// True for the parts of a process's folder that lead to all of the system, or to the harness: its
// memory, its descriptors and the roots of its threads.
static bool leads_on(const char *path) {
  if (!lies_in(path, "/proc")) return false;
  const char *rest = path + strlen("/proc");
  while (*rest == '/') rest += 1;
  rest += strcspn(rest, "/");
  static const char *const parts[] = {"/mem", "/root", "/cwd", "/map_files", "/task", "/ns"};
  for (size_t index = 0; index < sizeof parts / sizeof *parts; index++) {
    if (lies_in(rest, parts[index])) return true;
  }
  // The folder lists the descriptors; opening one of its entries opens its file again.
  return strncmp(rest, "/fd/", 4) == 0;
}

static bool is_readable(const char *path) {
  if (leads_on(path)) return false;
  if (lies_in(path, home)) return true;
  for (size_t index = 0; index < roots_used; index++) {
    if (lies_in(path, roots[index])) return true;
  }
  for (size_t index = 0; index < sizeof system_roots / sizeof *system_roots; index++) {
    if (lies_in(path, system_roots[index])) return true;
  }
  return false;
}

// Resolves links in a path, or in its folder if the path does not exist; false if neither exists.
static bool resolve(const char *path, char *result) {
  if (realpath(path, result) != NULL) return true;
  char folder[2 * PATH_MAX];
  snprintf(folder, sizeof folder, "%s", path);
  char *slash = strrchr(folder, '/');
  if (slash == NULL || slash == folder) return false;
  *slash = 0;
  char resolved[PATH_MAX];
  if (realpath(folder, resolved) == NULL) return false;
  snprintf(result, PATH_MAX, "%.*s/%s", PATH_MAX / 2, resolved, path + (slash - folder) + 1);
  return true;
}

static bool judge(int directory, const char *path, bool writes) {
  if (path == NULL) return true;
  char whole[2 * PATH_MAX], plain[PATH_MAX], final[PATH_MAX];
  if (!make_absolute(directory, path, whole)) return true;
  // As the system does: `..` after a link leads to the folder above the link's target.
  bool exists = resolve(whole, final);
  if (!normalize(whole, plain)) return true;
  if (!exists) strcpy(final, plain);
  bool allowed = writes
    ? lies_in(final, home) || strcmp(final, "/dev/null") == 0
    : is_readable(final) && !leads_on(plain);
  // A link that code made in its home must not lead outside.
  if (!writes && lies_in(plain, home) && !is_readable(final)) allowed = false;
  if (!allowed) denials_note(ISOLATION_NOTE_FILE, plain);
  return allowed;
}

bool denials_may_read(int directory, const char *path) { return judge(directory, path, false); }
bool denials_may_write(int directory, const char *path) { return judge(directory, path, true); }
