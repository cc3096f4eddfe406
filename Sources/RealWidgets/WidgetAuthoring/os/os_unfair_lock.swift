// The names are the platform's, which are not in lower camel case.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Glibc

/// A lock that lives where its owner keeps it.
///
/// It is the C library's own type: packages that have locks for both choose the type by whether this
/// module can be imported, and some functions by whether the C library can.
public typealias os_unfair_lock_s = pthread_mutex_t

/// A lock that lives where its owner keeps it.
public typealias os_unfair_lock = os_unfair_lock_s

/// The place of a lock.
public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock_s>

/// Takes a lock.
public func os_unfair_lock_lock(_ lock: os_unfair_lock_t) { pthread_mutex_lock(lock) }

/// Takes a lock if nobody has it.
public func os_unfair_lock_trylock(_ lock: os_unfair_lock_t) -> Bool {
  pthread_mutex_trylock(lock) == 0
}

/// Gives a lock back.
public func os_unfair_lock_unlock(_ lock: os_unfair_lock_t) { pthread_mutex_unlock(lock) }
