/// Begins work that has no caller to wait for it, as the system begins a provider's functions.
///
/// The code need not be sendable: the system hands it over and does not touch it meanwhile.
func begin(_ work: @escaping () async -> Void) {
  nonisolated(unsafe) let work = work
  Task { await work() }
}

/// A completion that code may call from anywhere.
///
/// The views and entries that it touches need not be sendable: whoever hosts the code runs it so
/// that nothing else touches them meanwhile.
func handedOver<Answer>(_ completion: @escaping (Answer) -> Void) -> @Sendable (Answer) -> Void {
  unsafeBitCast(completion, to: (@Sendable (Answer) -> Void).self)
}

/// A value that passes from one part of a host to another, which touches it alone from then on.
struct HandedOver<Value>: @unchecked Sendable {
  let value: Value
}
