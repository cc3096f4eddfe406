/// Runs the code; there is no pool, because objects are released at their last use.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result {
  try body()
}
