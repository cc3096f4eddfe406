// The names are the platform's, which are not in lower camel case.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Glibc

/// A lock that lives where its owner keeps it.
public struct os_unfair_lock_s {
  fileprivate var mutex = pthread_mutex_t()

  /// Creates a lock that nobody has.
  public init() {}
}

/// A lock that lives where its owner keeps it.
public typealias os_unfair_lock = os_unfair_lock_s

/// The place of a lock.
public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock_s>

/// Takes a lock.
public func os_unfair_lock_lock(_ lock: os_unfair_lock_t) {
  pthread_mutex_lock(&lock.pointee.mutex)
}

/// Takes a lock if nobody has it.
public func os_unfair_lock_trylock(_ lock: os_unfair_lock_t) -> Bool {
  pthread_mutex_trylock(&lock.pointee.mutex) == 0
}

/// Gives a lock back.
public func os_unfair_lock_unlock(_ lock: os_unfair_lock_t) {
  pthread_mutex_unlock(&lock.pointee.mutex)
}
