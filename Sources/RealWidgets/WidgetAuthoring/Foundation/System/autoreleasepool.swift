/// Runs code; objects are released as they are let go, with or without a pool.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result {
  try body()
}
