// Phones run release builds, which neither check assertions nor evaluate their conditions. These
// functions replace the standard library's, which would end the process here.

/// Does nothing, as in a release build.
public func assert(
  _ condition: @autoclosure () -> Bool,
  _ message: @autoclosure () -> String = String(),
  file: StaticString = #file,
  line: UInt = #line
) {}

/// Does nothing, as in a release build.
public func assertionFailure(
  _ message: @autoclosure () -> String = String(),
  file: StaticString = #file,
  line: UInt = #line
) {}
