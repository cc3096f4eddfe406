import Foundation

// A view that an intent shows stands beside the home screen, in a place that is not modelled; it is
// accepted and not drawn.
extension IntentResult {
  /// Shows a view.
  public static func result<Snippet: View>(view: Snippet) -> Self
  where Self == IntentResultContainer<Never, Never, Snippet, Never> {
    Self()
  }

  /// Says something and shows a view.
  public static func result<Snippet: View>(dialog: IntentDialog, view: Snippet) -> Self
  where Self == IntentResultContainer<Never, Never, Snippet, IntentDialog> {
    Self(dialog: dialog)
  }

  /// Gives a value and shows a view.
  public static func result<Value: _IntentValue, Snippet: View>(
    value: Value,
    view: Snippet
  ) -> Self where Self == IntentResultContainer<Value, Never, Snippet, Never> {
    Self(value: value)
  }

  /// Gives a value, says something and shows a view.
  public static func result<Value: _IntentValue, Snippet: View>(
    value: Value,
    dialog: IntentDialog,
    view: Snippet
  ) -> Self where Self == IntentResultContainer<Value, Never, Snippet, IntentDialog> {
    Self(value: value, dialog: dialog)
  }
}

extension IntentResultContainer: ShowsSnippetView where Snippet: View {}
