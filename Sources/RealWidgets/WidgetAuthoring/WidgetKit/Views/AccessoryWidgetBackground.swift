/// The background that the system gives accessories.
@MainActor @preconcurrency public struct AccessoryWidgetBackground: View {
  /// Nothing: the system draws the background.
  public typealias Body = Never

  /// Creates the background.
  public nonisolated init() {}

  /// Draws the background.
  public static func _make(_ view: Self, _ renderer: Renderer) {
    renderer.add(.shape, text: "AccessoryWidgetBackground")
  }
}

/// Up to three accessories beside each other, with a label.
@MainActor @preconcurrency public struct AccessoryWidgetGroup<Label: View, Content: View>: View {
  private let label: Label
  private let content: Content

  /// Creates a group.
  public init(@ViewBuilder label: () -> Label, @ViewBuilder content: () -> Content) {
    self.label = label()
    self.content = content()
  }

  /// The label above the accessories.
  public var body: some View {
    VStack {
      label
      HStack { content }.attributed(.view, "AccessoryWidgetGroup")
    }
  }
}

extension AccessoryWidgetGroup where Label == Text {
  /// Creates a group with a label that is looked up.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(label: { Text(titleKey) }, content: content)
  }

  /// Creates a group with a label.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(label: { Text(verbatim: String(title)) }, content: content)
  }
}
