import InterposedCalls

/// The calls under way when a worker crashed, as it left them in its page.
///
/// User code can write to the page, so none of this is trusted.
struct CrashStack: Hashable, Sendable {
  /// The library and address of the crash, `nil` if it was in the executable.
  var library: CodeAddress?

  /// The addresses of the calls in the executable, innermost first.
  var calls: [UInt64]

  /// The addresses where the awaiting asynchronous functions resume, innermost first.
  var awaits: [UInt64] = []

  /// The address that the signal was about.
  var fault: UInt64 = 0

  var stack: UInt64 = 0

  /// Returns the addresses to look up: the library's, the calls, the awaits.
  func addresses(in executable: String) -> [CodeAddress] {
    let own = (calls + awaits).map { CodeAddress(image: executable, offset: $0) }
    return (library.map { [$0] } ?? []) + own
  }
}

extension SharedPage {
  /// The calls under way when the worker crashed; `nil` if it left none.
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
    // The path becomes an argument of the symbolizer, and user code may have forged it.
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
      // The page's lists are C arrays of 64-bit words; `prefix` bounds a forged count.
      Array($0.bindMemory(to: UInt64.self).prefix(Int(count)))
    }
  }
}
