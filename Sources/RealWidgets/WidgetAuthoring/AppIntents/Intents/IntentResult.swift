import Foundation

public protocol IntentResult: Sendable {
  associatedtype Value
  var value: Value? { get }
}

extension IntentResult {
  /// The system's reaction to the result; none for an app's own result type.
  @_spi(Hosting) public var outcome: IntentOutcome {
    (self as? any OutcomeGiving)?.givenOutcome ?? IntentOutcome()
  }

  static var isFollowed: Bool { (self as? any OutcomeGiving.Type)?.isFollowed ?? false }
}

/// A result that makes the system act; not a requirement of ``IntentResult``, which apps adopt.
private protocol OutcomeGiving {
  var givenOutcome: IntentOutcome { get }
  static var isFollowed: Bool { get }
}

@_spi(Hosting) public struct IntentOutcome {
  public var next: (any AppIntent)?
  public var dialog: IntentDialog?

  public init() {}
}

public protocol ReturnsValue<Value>: IntentResult {}

public protocol ProvidesDialog: IntentResult {}

public protocol OpensIntent: IntentResult {}

public protocol ShowsSnippetView: IntentResult {}

public struct NoIntentResult: IntentResult {
  public var value: Never? { nil }
}

extension Never: IntentResult {
  public var value: Never? { nil }
}

public struct IntentResultContainer<Value, Next, Snippet, Dialog>: IntentResult,
  @unchecked Sendable
{
  public let value: Value?
  let next: Next?
  let dialog: Dialog?

  init(value: Value? = nil, next: Next? = nil, dialog: Dialog? = nil) {
    self.value = value
    self.next = next
    self.dialog = dialog
  }

}

extension IntentResultContainer: OutcomeGiving {
  fileprivate static var isFollowed: Bool { Next.self != Never.self }

  fileprivate var givenOutcome: IntentOutcome {
    var outcome = IntentOutcome()
    outcome.next = next as? any AppIntent
    outcome.dialog = dialog as? IntentDialog
    return outcome
  }
}

extension IntentResultContainer: ReturnsValue where Value: _IntentValue {}
// Also without a following intent: shipped code returns a plain result from one that opens an
// intent.
extension IntentResultContainer: OpensIntent {}
extension IntentResultContainer: ProvidesDialog where Dialog == IntentDialog {}
