/// What no longer runs in virtual time: the toolchain's internals have moved.
public struct SelfTestError: Error, Hashable {
  /// One line for each failed probe: its name, what was expected and what came.
  public var failures: [String]
}

extension SelfTestError: CustomStringConvertible {
  /// What is wrong and what to do about it.
  public var description: String {
    """
    virtual time does not hold with this toolchain, so no result of a simulation can be trusted:
    \(failures.map { "  " + $0 }.joined(separator: "\n"))
    use a toolchain with which the tests of VirtualTime pass
    """
  }
}

extension VirtualTimeline {
  /// Tries each hook once, in some milliseconds; call it before the first simulation.
  ///
  /// - Throws: ``SelfTestError`` with everything that runs for real.
  public static func selfTest() throws(SelfTestError) {
    try selfTest(withoutHook: nil)
  }

  /// The self-test with one hook turned off, to test the test.
  @_spi(Testing) public static func selfTest(withoutHook hook: String?) throws(SelfTestError) {
    let failures = Probe.all.compactMap { $0.failure(withoutHook: hook) }
    if !failures.isEmpty { throw SelfTestError(failures: failures) }
  }
}
