import Foundation

public struct Section<Parent: View, Content: View, Footer: View> {
  let header: Parent
  let content: Content
  let footer: Footer
}

extension Section {
  public nonisolated init(
    @ViewBuilder content: () -> Content,
    @ViewBuilder header: () -> Parent,
    @ViewBuilder footer: () -> Footer
  ) {
    self.init(header: header(), content: content(), footer: footer())
  }

  public nonisolated init(
    @ViewBuilder content: () -> Content,
    @ViewBuilder header: () -> Parent
  ) where Footer == EmptyView {
    self.init(header: header(), content: content(), footer: EmptyView())
  }

  public nonisolated init(@ViewBuilder content: () -> Content)
  where Parent == EmptyView, Footer == EmptyView {
    self.init(header: EmptyView(), content: content(), footer: EmptyView())
  }

  public nonisolated init(header: Parent, @ViewBuilder content: () -> Content)
  where Footer == EmptyView {
    self.init(header: header, content: content(), footer: EmptyView())
  }
}

extension Section where Parent == Text, Footer == EmptyView {
  public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(header: Text(titleKey), content: content(), footer: EmptyView())
  }

  @_disfavoredOverload public nonisolated init(
    _ titleResource: LocalizedStringResource,
    @ViewBuilder content: () -> Content
  ) {
    self.init(header: Text(titleResource), content: content(), footer: EmptyView())
  }

  @_disfavoredOverload public nonisolated init<S: StringProtocol>(
    _ title: S,
    @ViewBuilder content: () -> Content
  ) {
    self.init(header: Text(title), content: content(), footer: EmptyView())
  }
}

extension Section: View {
  public typealias Body = Never

  public static func _make(_ view: Self, _ renderer: Renderer) {
    renderer.add(.group)
    renderer.addAttribute(.view, "Section")
    renderer.descend {
      Parent._make(view.header, renderer)
      Content._make(view.content, renderer)
      Footer._make(view.footer, renderer)
    }
  }
}

public struct GroupBox<Label: View, Content: View> {
  let label: Label
  let content: Content

  public nonisolated init(
    @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.label = label()
    self.content = content()
  }

  public nonisolated init(@ViewBuilder content: () -> Content) where Label == EmptyView {
    label = EmptyView()
    self.content = content()
  }

  public nonisolated init(label: Label, @ViewBuilder content: () -> Content) {
    self.label = label
    self.content = content()
  }
}

extension GroupBox where Label == Text {
  public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(label: Text(titleKey), content: content)
  }

  @_disfavoredOverload public nonisolated init(
    _ titleResource: LocalizedStringResource,
    @ViewBuilder content: () -> Content
  ) {
    self.init(label: Text(titleResource), content: content)
  }

  @_disfavoredOverload public nonisolated init<S: StringProtocol>(
    _ title: S,
    @ViewBuilder content: () -> Content
  ) {
    self.init(label: Text(title), content: content)
  }
}

extension GroupBox: View {
  public typealias Body = Never

  public static func _make(_ view: Self, _ renderer: Renderer) {
    renderer.add(.vStack)
    renderer.addAttribute(.view, "GroupBox")
    renderer.descend {
      Label._make(view.label, renderer)
      Content._make(view.content, renderer)
    }
  }
}

public struct LabeledContent<Label: View, Content: View> {
  let label: Label
  let content: Content

  public nonisolated init(
    @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.label = label()
    self.content = content()
  }
}

extension LabeledContent where Label == Text {
  public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content, label: { Text(titleKey) })
  }

  @_disfavoredOverload public nonisolated init(
    _ titleResource: LocalizedStringResource,
    @ViewBuilder content: () -> Content
  ) {
    self.init(content: content, label: { Text(titleResource) })
  }

  @_disfavoredOverload public nonisolated init<S: StringProtocol>(
    _ title: S,
    @ViewBuilder content: () -> Content
  ) {
    self.init(content: content, label: { Text(title) })
  }

  public nonisolated init<V: StringProtocol>(_ titleKey: LocalizedStringKey, value: V)
  where Content == Text {
    self.init(content: { Text(value) }, label: { Text(titleKey) })
  }

  @_disfavoredOverload public nonisolated init<V: StringProtocol>(
    _ titleResource: LocalizedStringResource,
    value: V
  ) where Content == Text {
    self.init(content: { Text(value) }, label: { Text(titleResource) })
  }

  @_disfavoredOverload public nonisolated init<S: StringProtocol, V: StringProtocol>(
    _ title: S,
    value: V
  ) where Content == Text {
    self.init(content: { Text(value) }, label: { Text(title) })
  }

  public nonisolated init<Style: FormatStyle>(
    _ titleKey: LocalizedStringKey,
    value: Style.FormatInput,
    format: Style
  ) where Content == Text, Style.FormatInput: Equatable, Style.FormatOutput == String {
    self.init(content: { Text(value, format: format) }, label: { Text(titleKey) })
  }

  @_disfavoredOverload public nonisolated init<S: StringProtocol, Style: FormatStyle>(
    _ title: S,
    value: Style.FormatInput,
    format: Style
  ) where Content == Text, Style.FormatInput: Equatable, Style.FormatOutput == String {
    self.init(content: { Text(value, format: format) }, label: { Text(title) })
  }
}

extension LabeledContent: View {
  public typealias Body = Never

  public static func _make(_ view: Self, _ renderer: Renderer) {
    renderer.add(.hStack)
    renderer.addAttribute(.view, "LabeledContent")
    renderer.descend {
      Label._make(view.label, renderer)
      Content._make(view.content, renderer)
    }
  }
}
