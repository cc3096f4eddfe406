#include "../Isolation/places.h"
#include "timeline.h"

#include <fcntl.h>
#include <stdarg.h>
#include <stdio.h>
#include <sys/mman.h>
#include <sys/random.h>
#include <sys/syscall.h>
#include <unistd.h>

// One stream per timeline, xoshiro256++ (Blackman and Vigna), seeded by SplitMix64.

void vt_seed(vt_timeline *timeline, uint64_t seed) {
  for (int place = 0; place < 4; place++) {
    uint64_t mixed = seed += UINT64_C(0x9e3779b97f4a7c15);
    mixed = (mixed ^ (mixed >> 30)) * UINT64_C(0xbf58476d1ce4e5b9);
    mixed = (mixed ^ (mixed >> 27)) * UINT64_C(0x94d049bb133111eb);
    timeline->random[place] = mixed ^ (mixed >> 31);
  }
}

static uint64_t rotate(uint64_t value, int count) {
  return (value << count) | (value >> (64 - count));
}

static uint64_t next(vt_timeline *timeline) {
  timeline->impure_reads++;
  places_note_read(NULL);
  uint64_t *state = timeline->random;
  uint64_t result = rotate(state[0] + state[3], 23) + state[0], shifted = state[1] << 17;
  state[2] ^= state[0];
  state[3] ^= state[1];
  state[1] ^= state[2];
  state[0] ^= state[3];
  state[2] ^= shifted;
  state[3] = rotate(state[3], 45);
  return result;
}

static void fill(void *buffer, size_t size) {
  char *place = buffer;
  vt_timeline *timeline = vt_self->timeline;
  while (size > 0) {
    uint64_t value = next(timeline);
    size_t part = size < sizeof value ? size : sizeof value;
    memcpy(place, &value, part);
    place += part;
    size -= part;
  }
}

// Reads that code requests itself; bytes for identifiers do not count.
static void fill_wanted(void *buffer, size_t size) {
  vt_self->timeline->random_reads++;
  fill(buffer, size);
}

static bool is_virtual(void) { return vt_self && !vt_hook_is_disabled("random"); }

// The standard library requests random bytes this way.
INTERPOSED long syscall(long number, ...) {
  va_list list;
  long arguments[6];
  va_start(list, number);
  for (int place = 0; place < 6; place++) arguments[place] = va_arg(list, long);
  va_end(list);
  if (number == SYS_getrandom && is_virtual()) {
    fill_wanted((void *)arguments[0], (size_t)arguments[1]);
    return arguments[1];
  }
  return REAL(syscall)(
      number, arguments[0], arguments[1], arguments[2], arguments[3], arguments[4], arguments[5]);
}

INTERPOSED ssize_t getrandom(void *buffer, size_t size, unsigned int flags) {
  if (!is_virtual()) return REAL(getrandom)(buffer, size, flags);
  fill_wanted(buffer, size);
  return (ssize_t)size;
}

INTERPOSED int getentropy(void *buffer, size_t size) {
  if (!is_virtual()) return REAL(getentropy)(buffer, size);
  fill_wanted(buffer, size);
  return 0;
}

INTERPOSED void arc4random_buf(void *buffer, size_t size) {
  if (!is_virtual()) {
    REAL(arc4random_buf)(buffer, size);
    return;
  }
  fill_wanted(buffer, size);
}

INTERPOSED uint32_t arc4random(void) {
  if (!is_virtual()) return REAL(arc4random)();
  vt_self->timeline->random_reads++;
  return (uint32_t)(next(vt_self->timeline) >> 32);
}

INTERPOSED uint32_t arc4random_uniform(uint32_t bound) {
  if (!is_virtual()) return REAL(arc4random_uniform)(bound);
  vt_self->timeline->random_reads++;
  return (uint32_t)(((next(vt_self->timeline) >> 32) * bound) >> 32);
}

// `UUID()` opens the device for each identifier; here it reads a file in memory.
int vt_open_random(const char *path, int flags) {
  if (!is_virtual()) return -1;
  if (strcmp(path, "/dev/urandom") != 0 && strcmp(path, "/dev/random") != 0) return -1;
  char bytes[256];
  fill(bytes, sizeof bytes);
  int file = memfd_create("random", flags & O_CLOEXEC ? MFD_CLOEXEC : 0);
  if (file < 0) return -1;
  if (write(file, bytes, sizeof bytes) != sizeof bytes || lseek(file, 0, SEEK_SET) != 0) {
    close(file);
    return -1;
  }
  return file;
}

// MARK: The seed of hashing

// The standard library reads it at each first hash of a value.
extern struct {
  uint64_t seed0, seed1;
  bool is_deterministic;
} _swift_stdlib_Hashing_parameters;

void vt_set_hash_seed(uint64_t seed) {
  _swift_stdlib_Hashing_parameters.seed0 = seed;
  _swift_stdlib_Hashing_parameters.seed1 = 0;
  _swift_stdlib_Hashing_parameters.is_deterministic = true;
}
