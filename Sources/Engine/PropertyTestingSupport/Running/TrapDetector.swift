import PropertyTesting

/// Runs each case of an isolated check in a copy of the process before it runs here.
///
/// A case that ends its copy is a failure; any other one runs again in this process, which therefore
/// needs to learn nothing from the copy.
@usableFromInline
final class TrapDetector {
  private let copies: ProcessCopy
  private let record: (PropertyFailure, String) -> Void

  init(_ copies: consuming ProcessCopy, record: @escaping (PropertyFailure, String) -> Void) {
    self.copies = copies
    self.record = record
  }

  /// Returns the failure of a case that traps; nil if it does not.
  @usableFromInline
  func verdict(on body: () -> Void) -> Verdict<PropertyFailure>? {
    guard case .trapped(let trap) = copies.run(body) else { return nil }
    let kind = PropertyFailure.Kind.trapped(signal: trap.signal, place: trap.place)
    let failure = PropertyFailure(kind: kind, location: nil)
    record(failure, [trap.place, trap.message].compactMap { $0 }.joined(separator: ": "))
    return .failed([failure])
  }
}

extension CheckSession {
  /// Returns the detector of an isolated check; nil if it is not isolated.
  ///
  /// - Throws: ``CheckError/cannotIsolate`` if the platform has no `fork`.
  @usableFromInline
  func trapDetector() throws(CheckError) -> TrapDetector? {
    guard isIsolated else { return nil }
    guard let copies = ProcessCopy() else { throw .cannotIsolate }
    return TrapDetector(copies) { self.setDetails([$1], of: $0) }
  }
}
