// The names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Glibc

/// A lock that its owner stores, here the C library's mutex.
///
/// Packages choose the type by whether this module can be imported, and some functions by whether
/// the C library can, so both must be the same. One that finds this module only in the build folder
/// is not linked with it, so the functions are emitted into their callers.
public typealias os_unfair_lock_s = pthread_mutex_t

public typealias os_unfair_lock = os_unfair_lock_s

public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock_s>

@_alwaysEmitIntoClient public func os_unfair_lock_lock(_ lock: os_unfair_lock_t) {
  pthread_mutex_lock(lock)
}

@_alwaysEmitIntoClient public func os_unfair_lock_trylock(_ lock: os_unfair_lock_t) -> Bool {
  pthread_mutex_trylock(lock) == 0
}

@_alwaysEmitIntoClient public func os_unfair_lock_unlock(_ lock: os_unfair_lock_t) {
  pthread_mutex_unlock(lock)
}
