#include "EdgeCoverage.h"

#include <stdbool.h>
#include <stdlib.h>

// The names of the callbacks are the compiler's; they are weak so that a program can be linked with
// libFuzzer or a sanitizer, whose own ones then replace them.
#define CALLBACK __attribute__((weak, visibility("default")))

// The comparisons that a recording tells apart; a power of two. Later ones are ignored.
#define SITES 16384

// A comparison in the code, and the closest that its operands came in the present case.
struct site {
  // Where the comparison returns to; 0 for a free place.
  uintptr_t address;
  uint32_t number;
  bool is_reached;
  int8_t equal_bits;
  int8_t magnitude;
};

struct edge_recording {
  // Of each edge: the times it was taken, up to 255.
  uint8_t *hits;
  uint32_t edges;
  // The edges taken, in order of their first time.
  uint32_t *taken;
  uint32_t taken_count;
  // The sites, by a hash of their address.
  struct site *sites;
  uint32_t site_count;
  // The places of the sites reached, in order of their first time.
  uint32_t *reached;
  uint32_t reached_count;
  covered_feature *features;
  size_t capacity;
};

static uint32_t edges;

static _Thread_local edge_recording *current;

uint32_t edge_coverage_edges(void) { return edges; }

edge_recording *edge_recording_create(void) {
  edge_recording *recording = calloc(1, sizeof *recording);
  if (!recording) return NULL;
  // Edges count from 1, because 0 says that a guard has no number yet.
  recording->edges = edges + 1;
  recording->hits = calloc(recording->edges, sizeof *recording->hits);
  recording->taken = calloc(recording->edges, sizeof *recording->taken);
  recording->sites = calloc(SITES, sizeof *recording->sites);
  recording->reached = calloc(SITES, sizeof *recording->reached);
  // An edge gives one feature, a site two: the array never grows while code runs.
  recording->capacity = recording->edges + 2 * (size_t)SITES;
  recording->features = calloc(recording->capacity, sizeof *recording->features);
  if (recording->hits && recording->taken && recording->sites && recording->reached
      && recording->features) {
    return recording;
  }
  edge_recording_free(recording);
  return NULL;
}

void edge_recording_free(edge_recording *recording) {
  if (!recording) return;
  free(recording->hits);
  free(recording->taken);
  free(recording->sites);
  free(recording->reached);
  free(recording->features);
  free(recording);
}

void edge_recording_begin(edge_recording *recording) {
  for (uint32_t index = 0; index < recording->taken_count; index++) {
    recording->hits[recording->taken[index]] = 0;
  }
  for (uint32_t index = 0; index < recording->reached_count; index++) {
    recording->sites[recording->reached[index]].is_reached = false;
  }
  recording->taken_count = 0;
  recording->reached_count = 0;
  current = recording;
}

// Returns the class of a number of hits: exact up to eight, then powers of two.
static uint32_t bucket(uint8_t hits) {
  if (hits <= 8) return hits;
  uint32_t power = 0;
  while (hits >> (power + 4)) power++;
  return 9 + power;
}

const covered_feature *edge_recording_end(edge_recording *recording, size_t *count) {
  current = NULL;
  covered_feature *feature = recording->features;
  for (uint32_t index = 0; index < recording->taken_count; index++) {
    uint32_t edge = recording->taken[index];
    uint64_t number = (uint64_t)edge << 4 | bucket(recording->hits[edge]);
    *feature++ = (covered_feature){number, 0};
  }
  for (uint32_t index = 0; index < recording->reached_count; index++) {
    const struct site *site = &recording->sites[recording->reached[index]];
    // The highest bit keeps comparisons and edges apart.
    uint64_t number = UINT64_C(1) << 63 | (uint64_t)site->number << 1;
    *feature++ = (covered_feature){number, site->equal_bits};
    *feature++ = (covered_feature){number | 1, site->magnitude};
  }
  *count = (size_t)(feature - recording->features);
  return recording->features;
}

// Returns the place of a comparison; NULL if there are too many.
static struct site *site_at(edge_recording *recording, uintptr_t address) {
  uint32_t place = (uint32_t)((address * UINT64_C(0x9E3779B97F4A7C15)) >> 50);
  while (recording->sites[place].address != address) {
    struct site *site = &recording->sites[place];
    if (site->address == 0) {
      if (recording->site_count == SITES / 2) return NULL;
      site->address = address;
      site->number = recording->site_count++;
      return site;
    }
    place = (place + 1) % SITES;
  }
  return &recording->sites[place];
}

static inline void compare(uint64_t first, uint64_t second, int bits, void *address) {
  edge_recording *recording = current;
  if (!recording) return;
  struct site *site = site_at(recording, (uintptr_t)address);
  if (!site) return;
  int equal_bits = bits - __builtin_popcountll(first ^ second);
  uint64_t distance = first > second ? first - second : second - first;
  int magnitude = distance ? __builtin_clzll(distance) : 64;
  if (!site->is_reached) {
    site->is_reached = true;
    recording->reached[recording->reached_count++] = (uint32_t)(site - recording->sites);
    site->equal_bits = (int8_t)equal_bits;
    site->magnitude = (int8_t)magnitude;
    return;
  }
  if (site->equal_bits < equal_bits) site->equal_bits = (int8_t)equal_bits;
  if (site->magnitude < magnitude) site->magnitude = (int8_t)magnitude;
}

CALLBACK void __sanitizer_cov_trace_pc_guard_init(uint32_t *start, uint32_t *stop) {
  // A module that is registered twice keeps its numbers.
  if (start == stop || *start) return;
  for (uint32_t *guard = start; guard < stop; guard++) *guard = ++edges;
}

CALLBACK void __sanitizer_cov_trace_pc_guard(uint32_t *guard) {
  edge_recording *recording = current;
  uint32_t edge = *guard;
  // Code that was loaded after the recording was created has no place in it.
  if (!recording || edge >= recording->edges) return;
  uint8_t hits = recording->hits[edge];
  if (hits == 0) recording->taken[recording->taken_count++] = edge;
  if (hits < UINT8_MAX) recording->hits[edge] = hits + 1;
}

#define COMPARISON(name, type, bits)                                \
  CALLBACK void __sanitizer_cov_trace_##name(type first, type second) { \
    compare(first, second, bits, __builtin_return_address(0));      \
  }

COMPARISON(cmp1, uint8_t, 8)
COMPARISON(cmp2, uint16_t, 16)
COMPARISON(cmp4, uint32_t, 32)
COMPARISON(cmp8, uint64_t, 64)
COMPARISON(const_cmp1, uint8_t, 8)
COMPARISON(const_cmp2, uint16_t, 16)
COMPARISON(const_cmp4, uint32_t, 32)
COMPARISON(const_cmp8, uint64_t, 64)

// The layout of `cases` is the compiler's: their number, the bits of the value, then the constants.
CALLBACK void __sanitizer_cov_trace_switch(uint64_t value, uint64_t *cases) {
  if (!current) return;
  // Each constant is a comparison of its own: its address stands for the place in the code.
  for (uint64_t *constant = cases + 2; constant < cases + 2 + cases[0]; constant++) {
    compare(value, *constant, (int)cases[1], constant);
  }
}

// Code that counts in shared counters (`-sanitize=fuzzer` alone) links, but its edges are not seen.
CALLBACK void __sanitizer_cov_8bit_counters_init(uint8_t *start, uint8_t *stop) {}
CALLBACK void __sanitizer_cov_pcs_init(const uintptr_t *start, const uintptr_t *stop) {}
CALLBACK void __sanitizer_cov_trace_pc_indir(uintptr_t callee) {}
