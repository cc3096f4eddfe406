#ifndef EDGE_COVERAGE_H
#define EDGE_COVERAGE_H

#include <stddef.h>
#include <stdint.h>

// Records the features of instrumented code that one thread runs: how often each edge was taken,
// and how close the operands of each comparison came.
//
// Code is instrumented by the compiler's options
// `-sanitize=fuzzer -sanitize-coverage=edge,trace-pc-guard,trace-cmp`, or with another sanitizer
// in place of the fuzzer. Its calls arrive here; without a recording they cost a test each.
typedef struct edge_recording edge_recording;

typedef struct {
  uint64_t number;
  // Of a comparison: the number of equal bits, or the same for the magnitude of the difference.
  // More is closer; 0 for an edge.
  int32_t closeness;
} covered_feature;

// Returns the number of edges of all instrumented code in this process; 0 if there is none.
uint32_t edge_coverage_edges(void);

// Creates an empty recording; returns NULL if there is no memory.
edge_recording *edge_recording_create(void);

void edge_recording_free(edge_recording *recording);

// Begins to record what the calling thread runs; what other threads run is not recorded.
void edge_recording_begin(edge_recording *recording);

// Ends recording on the calling thread.
//
// The features are in the order in which they were first seen. A comparison's number depends on the
// order in which the recording has met comparisons, never on addresses. The array belongs to the
// recording, up to its next use.
const covered_feature *edge_recording_end(edge_recording *recording, size_t *count);

#endif
