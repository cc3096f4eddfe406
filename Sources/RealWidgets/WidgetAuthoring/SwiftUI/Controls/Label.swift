import Foundation

public struct Label<Title: View, Icon: View> {
  let title: Title
  let icon: Icon

  public nonisolated init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }

  nonisolated init(title: Title, icon: Icon) {
    self.title = title
    self.icon = icon
  }
}

extension Label where Title == Text, Icon == Image {
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    image name: String
  ) {
    self.init(title: Text(titleKey), icon: Image(name))
  }

  @_disfavoredOverload public nonisolated init(
    _ titleResource: LocalizedStringResource,
    image name: String
  ) {
    self.init(title: Text(titleResource), icon: Image(name))
  }

  @_disfavoredOverload public nonisolated init<S: StringProtocol>(
    _ title: S,
    image name: String
  ) {
    self.init(title: Text(title), icon: Image(name))
  }

  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    systemImage name: String
  ) {
    self.init(title: Text(titleKey), icon: Image(systemName: name))
  }

  @_disfavoredOverload public nonisolated init(
    _ titleResource: LocalizedStringResource,
    systemImage name: String
  ) {
    self.init(title: Text(titleResource), icon: Image(systemName: name))
  }

  @_disfavoredOverload public nonisolated init<S: StringProtocol>(
    _ title: S,
    systemImage name: String
  ) {
    self.init(title: Text(title), icon: Image(systemName: name))
  }

  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    image resource: ImageResource
  ) {
    self.init(title: Text(titleKey), icon: Image(resource))
  }

  @_disfavoredOverload public nonisolated init(
    _ titleResource: LocalizedStringResource,
    image resource: ImageResource
  ) {
    self.init(title: Text(titleResource), icon: Image(resource))
  }

  @_disfavoredOverload public nonisolated init<S: StringProtocol>(
    _ title: S,
    image resource: ImageResource
  ) {
    self.init(title: Text(title), icon: Image(resource))
  }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
  public nonisolated init(_ configuration: LabelStyleConfiguration) {
    self.init(title: configuration.title, icon: configuration.icon)
  }
}

extension Label: View {
  public typealias Body = Never

  public static func _make(_ view: Self, _ renderer: Renderer) {
    if let style = renderer.environment[LabelStyleKey.self],
      !(view.title is LabelStyleConfiguration.Title)
    {
      let configuration = LabelStyleConfiguration(
        title: .init(part: PartView(of: view.title)),
        icon: .init(part: PartView(of: view.icon))
      )
      return style.make(configuration, renderer)
    }
    renderer.add(.hStack)
    renderer.addAttribute(.view, "Label")
    renderer.descend {
      Icon._make(view.icon, renderer)
      Title._make(view.title, renderer)
    }
  }
}
