// The runtime's dynamic cast, with the one that is missing.

#include <stddef.h>
#include <stdint.h>

#include "../VirtualTime/real.h"
#include "Errors.h"

// The flags of a cast, as in the runtime's MetadataValues.h.
enum { is_unconditional = 1, takes_on_success = 2, destroys_on_failure = 4 };

static const void *error_type, *object_type;
static errors_bridge bridge;

void errors_set_bridge(const void *errors, const void *object, errors_bridge function) {
  error_type = errors;
  bridge = function;
  __atomic_store_n(&object_type, object, __ATOMIC_RELEASE);
}

bool swift_dynamicCast(
  void *target,
  void *source,
  const void *source_type,
  const void *target_type,
  size_t flags
);

// An existential of an error is one counted reference.
extern void swift_errorRelease(void *error);

INTERPOSED bool swift_dynamicCast(
  void *target,
  void *source,
  const void *source_type,
  const void *target_type,
  size_t flags
) {
  const void *object = __atomic_load_n(&object_type, __ATOMIC_ACQUIRE);
  if (object == NULL || target_type != object || source_type != error_type) {
    return REAL(swift_dynamicCast)(target, source, source_type, target_type, flags);
  }
  size_t patient = flags & ~(size_t)(is_unconditional | destroys_on_failure);
  if (REAL(swift_dynamicCast)(target, source, source_type, target_type, patient)) return true;
  bridge(target, source);
  if ((flags & takes_on_success) != 0) swift_errorRelease(*(void **)source);
  return true;
}
