/// Calls that no longer run in virtual time because the toolchain's internals have changed.
public struct SelfTestError: Error, Hashable {
  /// One line for each failed probe: its name, the expected and the actual result.
  public var failures: [String]
}

extension SelfTestError: CustomStringConvertible {
  /// A message with the failures and a remedy.
  public var description: String {
    """
    virtual time does not hold with this toolchain, so no result of a simulation can be trusted:
    \(failures.map { "  " + $0 }.joined(separator: "\n"))
    use a toolchain with which the tests of VirtualTime pass
    """
  }
}

extension VirtualTimeline {
  /// Exercises each hook once, in a few milliseconds; call it before the first simulation.
  ///
  /// - Throws: ``SelfTestError`` with every probe that failed.
  public static func selfTest() throws(SelfTestError) {
    try selfTest(withoutHook: nil)
  }

  /// Runs the self-test with one hook turned off, to test the test.
  @_spi(Testing) public static func selfTest(withoutHook hook: String?) throws(SelfTestError) {
    let failures = Probe.all.compactMap { $0.failure(withoutHook: hook) }
    if !failures.isEmpty { throw SelfTestError(failures: failures) }
  }
}
