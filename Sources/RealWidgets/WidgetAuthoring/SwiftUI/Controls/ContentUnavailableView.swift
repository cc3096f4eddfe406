/// An empty state, drawn as a column of label, description and actions.
public struct ContentUnavailableView<Label: View, Description: View, Actions: View> {
  private let label: Label
  private let description: Description
  private let actions: Actions

  public nonisolated init(
    @ViewBuilder label: () -> Label,
    @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    self.label = label()
    self.description = description()
    self.actions = actions()
  }
}

extension ContentUnavailableView: View {
  public var body: some View {
    VStack {
      label
      description.foregroundStyle(.secondary)
      actions
    }
  }
}

extension ContentUnavailableView
where Label == WidgetAuthoring.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  private nonisolated init(_ label: Label, _ description: Text?) {
    self.init {
      label
    } description: {
      description
    } actions: {
      EmptyView()
    }
  }

  public nonisolated init(
    _ title: LocalizedStringKey,
    systemImage name: String,
    description: Text? = nil
  ) {
    self.init(WidgetAuthoring.Label(title, systemImage: name), description)
  }

  public nonisolated init(
    _ title: LocalizedStringKey,
    image name: String,
    description: Text? = nil
  ) {
    self.init(WidgetAuthoring.Label(title, image: name), description)
  }

  @_disfavoredOverload public nonisolated init<S: StringProtocol>(
    _ title: S,
    systemImage name: String,
    description: Text? = nil
  ) {
    self.init(WidgetAuthoring.Label(title, systemImage: name), description)
  }
}
