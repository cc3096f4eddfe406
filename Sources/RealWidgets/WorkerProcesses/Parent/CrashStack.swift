import InterposedCalls

/// The calls that were under way when a worker died, as it left them in its page.
///
/// User code shares the page, so that none of this is to be trusted.
struct CrashStack: Hashable, Sendable {
  /// The library in which the worker died and the address there, `nil` if it died in the executable.
  var library: CodeAddress?

  /// The addresses of the calls in the executable, innermost first.
  var calls: [UInt64]

  /// Where the asynchronous functions go on that wait for the calls, innermost first.
  var awaits: [UInt64] = []

  /// The address that the deadly signal was about.
  var fault: UInt64 = 0

  /// Where the stack stood, 0 if unknown.
  var stack: UInt64 = 0

  /// What the symbolizer is asked.
  ///
  /// - Parameter executable: The path of the executable.
  /// - Returns: The library's address, the calls, the awaits.
  func addresses(in executable: String) -> [CodeAddress] {
    let own = (calls + awaits).map { CodeAddress(image: executable, offset: $0) }
    return (library.map { [$0] } ?? []) + own
  }
}

extension SharedPage {
  /// The calls that were under way when the worker died; `nil` if it left none.
  var crashStack: CrashStack? {
    var calls = CrashStack(
      calls: numbers(\.calls, count: memory.pointee.call_count),
      awaits: numbers(\.awaits, count: memory.pointee.await_count),
      fault: memory.pointee.fault,
      stack: memory.pointee.stack
    )
    let path = withUnsafeBytes(of: &memory.pointee.library) {
      String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
    }
    if path.hasPrefix("/"), !path.contains(where: { $0 == "\"" || $0.isNewline }) {
      calls.library = CodeAddress(image: path, offset: memory.pointee.library_offset)
    }
    return calls.calls.isEmpty && calls.library == nil ? nil : calls
  }

  private func numbers<List>(
    _ list: WritableKeyPath<isolation_page, List>,
    count: UInt32
  ) -> [UInt64] {
    withUnsafeBytes(of: &memory.pointee[keyPath: list]) {
      Array($0.bindMemory(to: UInt64.self).prefix(Int(count)))
    }
  }
}
