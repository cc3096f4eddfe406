import Foundation

/// What performing an intent gives.
public protocol IntentResult: Sendable {
  /// The type of the value.
  associatedtype Value
  /// The value, if the intent gives one.
  var value: Value? { get }
}

extension IntentResult {
  /// What the system does with the result: nothing with one of the app's own type.
  @_spi(Hosting) public var outcome: IntentOutcome {
    (self as? any OutcomeGiving)?.givenOutcome ?? IntentOutcome()
  }

  /// Whether an intent follows each result of this type.
  static var isFollowed: Bool { (self as? any OutcomeGiving.Type)?.isFollowed ?? false }
}

/// A result that makes the system do something.
///
/// No requirement of ``IntentResult``, which apps adopt.
private protocol OutcomeGiving {
  /// What the system does.
  var givenOutcome: IntentOutcome { get }
  /// Whether an intent follows.
  static var isFollowed: Bool { get }
}

/// What an intent's result makes the system do.
@_spi(Hosting) public struct IntentOutcome {
  /// The intent that runs next.
  public var next: (any AppIntent)?
  /// What the system says.
  public var dialog: IntentDialog?

  /// Creates an outcome with nothing to do.
  public init() {}
}

/// A result with a value for the next step.
public protocol ReturnsValue<Value>: IntentResult {}

/// A result with something to say.
public protocol ProvidesDialog: IntentResult {}

/// A result that another intent follows.
public protocol OpensIntent: IntentResult {}

/// A result with a view to show.
public protocol ShowsSnippetView: IntentResult {}

/// The result of an intent that gives none.
public struct NoIntentResult: IntentResult {
  /// None.
  public var value: Never? { nil }
}

extension Never: IntentResult {
  /// None.
  public var value: Never? { nil }
}

/// The result that the `result` functions make.
public struct IntentResultContainer<Value, Next, Snippet, Dialog>: IntentResult,
  @unchecked Sendable
{
  /// The value for the next step.
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
// Also without an intent that follows, as code that shipped gives a plain result for one that opens.
extension IntentResultContainer: OpensIntent {}
extension IntentResultContainer: ProvidesDialog where Dialog == IntentDialog {}
