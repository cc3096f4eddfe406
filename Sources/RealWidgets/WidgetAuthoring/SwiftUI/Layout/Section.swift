import Foundation

/// Views with a header and a footer.
public struct Section<Parent: View, Content: View, Footer: View> {
  let header: Parent
  let content: Content
  let footer: Footer
}

extension Section {
  /// Creates a section.
  public nonisolated init(
    @ViewBuilder content: () -> Content,
    @ViewBuilder header: () -> Parent,
    @ViewBuilder footer: () -> Footer
  ) {
    self.init(header: header(), content: content(), footer: footer())
  }

  /// Creates a section without footer.
  public nonisolated init(
    @ViewBuilder content: () -> Content,
    @ViewBuilder header: () -> Parent
  ) where Footer == EmptyView {
    self.init(header: header(), content: content(), footer: EmptyView())
  }

  /// Creates a section without header and footer.
  public nonisolated init(@ViewBuilder content: () -> Content)
  where Parent == EmptyView, Footer == EmptyView {
    self.init(header: EmptyView(), content: content(), footer: EmptyView())
  }

  /// Creates a section with a header.
  public nonisolated init(header: Parent, @ViewBuilder content: () -> Content)
  where Footer == EmptyView {
    self.init(header: header, content: content(), footer: EmptyView())
  }
}

extension Section where Parent == Text, Footer == EmptyView {
  /// Creates a section with a title.
  public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(header: Text(titleKey), content: content(), footer: EmptyView())
  }

  /// Creates a section with a title.
  @_disfavoredOverload public nonisolated init(
    _ titleResource: LocalizedStringResource,
    @ViewBuilder content: () -> Content
  ) {
    self.init(header: Text(titleResource), content: content(), footer: EmptyView())
  }

  /// Creates a section with a title.
  @_disfavoredOverload public nonisolated init<S: StringProtocol>(
    _ title: S,
    @ViewBuilder content: () -> Content
  ) {
    self.init(header: Text(title), content: content(), footer: EmptyView())
  }
}

extension Section: View {
  /// Nothing: the system draws the view.
  public typealias Body = Never

  /// Draws header, views and footer.
  public static func _make(_ view: Self, _ renderer: Renderer) {
    renderer.add(.group)
    renderer.note(.view, "Section")
    renderer.descend {
      Parent._make(view.header, renderer)
      Content._make(view.content, renderer)
      Footer._make(view.footer, renderer)
    }
  }
}

/// Views in a box with a title.
public struct GroupBox<Label: View, Content: View> {
  let label: Label
  let content: Content

  /// Creates a box.
  public nonisolated init(
    @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.label = label()
    self.content = content()
  }

  /// Creates a box without title.
  public nonisolated init(@ViewBuilder content: () -> Content) where Label == EmptyView {
    label = EmptyView()
    self.content = content()
  }

  /// Creates a box.
  public nonisolated init(label: Label, @ViewBuilder content: () -> Content) {
    self.label = label
    self.content = content()
  }
}

extension GroupBox where Label == Text {
  /// Creates a box with a title.
  public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(label: Text(titleKey), content: content)
  }

  /// Creates a box with a title.
  @_disfavoredOverload public nonisolated init(
    _ titleResource: LocalizedStringResource,
    @ViewBuilder content: () -> Content
  ) {
    self.init(label: Text(titleResource), content: content)
  }

  /// Creates a box with a title.
  @_disfavoredOverload public nonisolated init<S: StringProtocol>(
    _ title: S,
    @ViewBuilder content: () -> Content
  ) {
    self.init(label: Text(title), content: content)
  }
}

extension GroupBox: View {
  /// Nothing: the system draws the view.
  public typealias Body = Never

  /// Draws title and views.
  public static func _make(_ view: Self, _ renderer: Renderer) {
    renderer.add(.vStack)
    renderer.note(.view, "GroupBox")
    renderer.descend {
      Label._make(view.label, renderer)
      Content._make(view.content, renderer)
    }
  }
}

/// A value with a label.
public struct LabeledContent<Label: View, Content: View> {
  let label: Label
  let content: Content

  /// Creates it.
  public nonisolated init(
    @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.label = label()
    self.content = content()
  }
}

extension LabeledContent where Label == Text {
  /// Creates a view with a title.
  public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content, label: { Text(titleKey) })
  }

  /// Creates a view with a title.
  @_disfavoredOverload public nonisolated init(
    _ titleResource: LocalizedStringResource,
    @ViewBuilder content: () -> Content
  ) {
    self.init(content: content, label: { Text(titleResource) })
  }

  /// Creates a view with a title.
  @_disfavoredOverload public nonisolated init<S: StringProtocol>(
    _ title: S,
    @ViewBuilder content: () -> Content
  ) {
    self.init(content: content, label: { Text(title) })
  }

  /// Creates a value with a title.
  public nonisolated init<V: StringProtocol>(_ titleKey: LocalizedStringKey, value: V)
  where Content == Text {
    self.init(content: { Text(value) }, label: { Text(titleKey) })
  }

  /// Creates a value with a title.
  @_disfavoredOverload public nonisolated init<V: StringProtocol>(
    _ titleResource: LocalizedStringResource,
    value: V
  ) where Content == Text {
    self.init(content: { Text(value) }, label: { Text(titleResource) })
  }

  /// Creates a value with a title.
  @_disfavoredOverload public nonisolated init<S: StringProtocol, V: StringProtocol>(
    _ title: S,
    value: V
  ) where Content == Text {
    self.init(content: { Text(value) }, label: { Text(title) })
  }

  /// Creates a value in a format with a title.
  public nonisolated init<Style: FormatStyle>(
    _ titleKey: LocalizedStringKey,
    value: Style.FormatInput,
    format: Style
  ) where Content == Text, Style.FormatInput: Equatable, Style.FormatOutput == String {
    self.init(content: { Text(value, format: format) }, label: { Text(titleKey) })
  }

  /// Creates a value in a format with a title.
  @_disfavoredOverload public nonisolated init<S: StringProtocol, Style: FormatStyle>(
    _ title: S,
    value: Style.FormatInput,
    format: Style
  ) where Content == Text, Style.FormatInput: Equatable, Style.FormatOutput == String {
    self.init(content: { Text(value, format: format) }, label: { Text(title) })
  }
}

extension LabeledContent: View {
  /// Nothing: the system draws the view.
  public typealias Body = Never

  /// Draws label and value.
  public static func _make(_ view: Self, _ renderer: Renderer) {
    renderer.add(.hStack)
    renderer.note(.view, "LabeledContent")
    renderer.descend {
      Label._make(view.label, renderer)
      Content._make(view.content, renderer)
    }
  }
}
