// The runtime's dynamic cast, extended by a cast that it does not have and one that decides a
// value's type.

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

static const void *any_type, *optional_type, *open_class;
static open_values_bridge open_bridge;

void open_values_set_bridge(const void *any, const void *optional, const void *class,
                            open_values_bridge function) {
  any_type = any;
  optional_type = optional;
  open_bridge = function;
  __atomic_store_n(&open_class, class, __ATOMIC_RELEASE);
}

// An existential of any value, as the ABI documents it: a buffer for the value, then its type.
struct existential {
  void *value[3];
  const void *type;
};

bool swift_dynamicCast(
  void *target,
  void *source,
  const void *source_type,
  const void *target_type,
  size_t flags
);

extern void swift_release(void *object);

// Casts an open value to the requested type, which decides its value.
static bool cast_open_value(
  void *target,
  struct existential *source,
  const void *source_type,
  const void *target_type,
  size_t flags
) {
  struct existential value;
  if (!open_bridge(&value, source->value[0], target_type, (flags & is_unconditional) != 0)) {
    return REAL(swift_dynamicCast)(target, source, source_type, target_type, flags);
  }
  size_t consuming = (flags & is_unconditional) | takes_on_success | destroys_on_failure;
  bool succeeds = REAL(swift_dynamicCast)(target, &value, any_type, target_type, consuming);
  if ((flags & (succeeds ? takes_on_success : destroys_on_failure)) != 0) {
    swift_release(source->value[0]);
  }
  return succeeds;
}

// An existential of an error is one counted reference.
extern void swift_errorRelease(void *error);

INTERPOSED bool swift_dynamicCast(
  void *target,
  void *source,
  const void *source_type,
  const void *target_type,
  size_t flags
) {
  const void *open = __atomic_load_n(&open_class, __ATOMIC_ACQUIRE);
  if (open != NULL && (source_type == any_type || source_type == optional_type)
      && ((struct existential *)source)->type == open) {
    return cast_open_value(target, source, source_type, target_type, flags);
  }
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
