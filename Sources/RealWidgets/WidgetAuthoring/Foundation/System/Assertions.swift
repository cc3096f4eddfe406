// What people have on their phones is a release build: it checks no assertion and evaluates none of their conditions.
// These take the place of the standard library's, which would end the process here.

/// Checks nothing, as in a release build.
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
