// The names are the platform's, which are not in lower camel case.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Dispatch

/// A queue that runs one block after the other, as a queue does that is created with a label alone.
public typealias DispatchSerialQueue = DispatchQueue

/// The nanoseconds of a second.
public let NSEC_PER_SEC: UInt64 = 1_000_000_000
/// The nanoseconds of a millisecond.
public let NSEC_PER_MSEC: UInt64 = 1_000_000
/// The nanoseconds of a microsecond.
public let NSEC_PER_USEC: UInt64 = 1000
/// The microseconds of a second.
public let USEC_PER_SEC: UInt64 = 1_000_000
