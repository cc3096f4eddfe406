/// The system's background for accessories, recorded and not drawn.
@MainActor @preconcurrency public struct AccessoryWidgetBackground: View {
  public typealias Body = Never

  public nonisolated init() {}

  public static func _make(_ view: Self, _ renderer: Renderer) {
    renderer.add(.shape, text: "AccessoryWidgetBackground")
  }
}

@MainActor @preconcurrency public struct AccessoryWidgetGroup<Label: View, Content: View>: View {
  private let label: Label
  private let content: Content

  public init(@ViewBuilder label: () -> Label, @ViewBuilder content: () -> Content) {
    self.label = label()
    self.content = content()
  }

  public var body: some View {
    VStack {
      label
      HStack { content }.attributed(.view, "AccessoryWidgetGroup")
    }
  }
}

extension AccessoryWidgetGroup where Label == Text {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(label: { Text(titleKey) }, content: content)
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(label: { Text(verbatim: String(title)) }, content: content)
  }
}
