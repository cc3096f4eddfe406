import Foundation

#if canImport(Darwin)
  /// A standard stream of C.
  typealias Stream = UnsafeMutablePointer<FILE>
#else
  /// A standard stream of C.
  typealias Stream = UnsafeMutablePointer<_IO_FILE>
#endif
