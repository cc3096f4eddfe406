import Foundation

/// A field to type into; the platform does not draw it in a widget.
///
/// Source: VW-24.
public struct TextField<Label: View> {
  let text: String
  let label: Label

  /// Where the code makes the view.
  let place = CallPlace.here
}

extension TextField where Label == Text {
  /// Creates a field over a binding.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    text: Binding<String>,
    prompt: Text? = nil
  ) {
    self.init(text: text.wrappedValue, label: Text(titleKey))
  }

  /// Creates a field over a binding.
  @_disfavoredOverload public nonisolated init(
    _ titleResource: LocalizedStringResource,
    text: Binding<String>,
    prompt: Text? = nil
  ) {
    self.init(text: text.wrappedValue, label: Text(titleResource))
  }

  /// Creates a field over a binding.
  @_disfavoredOverload public nonisolated init<S: StringProtocol>(
    _ title: S,
    text: Binding<String>,
    prompt: Text? = nil
  ) {
    self.init(text: text.wrappedValue, label: Text(title))
  }
}

extension TextField: View {
  /// Nothing: the system draws the view.
  public typealias Body = Never

  /// Draws the field, which no widget shows.
  public static func _make(_ view: Self, _ renderer: Renderer) {
    renderer.add(.textField, text: view.text, place: view.place)
    renderer.note(.view, "TextField")
    renderer.descend { Label._make(view.label, renderer) }
  }
}

/// A field to type secrets into; the platform does not draw it in a widget.
///
/// Source: VW-24.
public struct SecureField<Label: View> {
  let text: String
  let label: Label

  /// Where the code makes the view.
  let place = CallPlace.here
}

extension SecureField where Label == Text {
  /// Creates a field over a binding.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    text: Binding<String>,
    prompt: Text? = nil
  ) {
    self.init(text: text.wrappedValue, label: Text(titleKey))
  }

  /// Creates a field over a binding.
  @_disfavoredOverload public nonisolated init(
    _ titleResource: LocalizedStringResource,
    text: Binding<String>,
    prompt: Text? = nil
  ) {
    self.init(text: text.wrappedValue, label: Text(titleResource))
  }

  /// Creates a field over a binding.
  @_disfavoredOverload public nonisolated init<S: StringProtocol>(
    _ title: S,
    text: Binding<String>,
    prompt: Text? = nil
  ) {
    self.init(text: text.wrappedValue, label: Text(title))
  }
}

extension SecureField: View {
  /// Nothing: the system draws the view.
  public typealias Body = Never

  /// Draws the field, which no widget shows.
  public static func _make(_ view: Self, _ renderer: Renderer) {
    renderer.add(.textField, text: view.text, place: view.place)
    renderer.note(.view, "SecureField")
    renderer.descend { Label._make(view.label, renderer) }
  }
}

/// Room to type into; the platform does not draw it in a widget.
///
/// Source: VW-24.
public struct TextEditor: View {
  let text: String

  /// Where the code makes the view.
  let place = CallPlace.here

  /// Creates an editor over a binding.
  public nonisolated init(text: Binding<String>) { self.text = text.wrappedValue }

  /// Nothing: the system draws the view.
  public typealias Body = Never

  /// Draws the editor, which no widget shows.
  public static func _make(_ view: Self, _ renderer: Renderer) {
    renderer.add(.textField, text: view.text, place: view.place)
    renderer.note(.view, "TextEditor")
  }
}
