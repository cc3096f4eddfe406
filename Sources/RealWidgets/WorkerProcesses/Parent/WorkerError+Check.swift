extension WorkerError {
  /// Throws the error of a call that returns a negated error number.
  @discardableResult
  static func check(_ what: String, _ result: Int32) throws -> Int32 {
    guard result >= 0 else { throw WorkerError.unavailable(what: what, errorNumber: -result) }
    return result
  }
}
