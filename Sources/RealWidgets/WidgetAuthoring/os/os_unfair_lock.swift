// The names are the platform's, which are not in lower camel case.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Glibc

/// A lock that lives where its owner keeps it.
///
/// It is the C library's own type: packages that have locks for both choose the type by whether this
/// module can be imported, and some functions by whether the C library can. A package that only finds
/// this module in the folder of a build, and does not depend on it, is not linked with it: the functions
/// are therefore part of whoever calls them.
public typealias os_unfair_lock_s = pthread_mutex_t

/// A lock that lives where its owner keeps it.
public typealias os_unfair_lock = os_unfair_lock_s

/// The place of a lock.
public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock_s>

/// Takes a lock.
@_alwaysEmitIntoClient public func os_unfair_lock_lock(_ lock: os_unfair_lock_t) {
  pthread_mutex_lock(lock)
}

/// Takes a lock if nobody has it.
@_alwaysEmitIntoClient public func os_unfair_lock_trylock(_ lock: os_unfair_lock_t) -> Bool {
  pthread_mutex_trylock(lock) == 0
}

/// Gives a lock back.
@_alwaysEmitIntoClient public func os_unfair_lock_unlock(_ lock: os_unfair_lock_t) {
  pthread_mutex_unlock(lock)
}
