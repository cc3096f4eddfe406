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

extension IntentResult {
  /// Shows what a closure builds, which is never run here.
  public static func result<Snippet: View>(@ViewBuilder content: () -> Snippet) -> Self
  where Self == IntentResultContainer<Never, Never, Snippet, Never> {
    Self()
  }

  /// Says something and shows what a closure builds.
  public static func result<Snippet: View>(
    dialog: IntentDialog,
    @ViewBuilder content: () -> Snippet
  ) -> Self where Self == IntentResultContainer<Never, Never, Snippet, IntentDialog> {
    Self(dialog: dialog)
  }

  /// Gives a value and shows what a closure builds.
  public static func result<Value: _IntentValue, Snippet: View>(
    value: Value,
    @ViewBuilder content: () -> Snippet
  ) -> Self where Self == IntentResultContainer<Value, Never, Snippet, Never> {
    Self(value: value)
  }

  /// Gives a value, says something and shows what a closure builds.
  public static func result<Value: _IntentValue, Snippet: View>(
    value: Value,
    dialog: IntentDialog,
    @ViewBuilder content: () -> Snippet
  ) -> Self where Self == IntentResultContainer<Value, Never, Snippet, IntentDialog> {
    Self(value: value, dialog: dialog)
  }
}

extension IntentResultContainer: ShowsSnippetView where Snippet: View {}
