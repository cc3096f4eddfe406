import Foundation

public struct Link<Label: View> {
  let destination: URL
  let label: Label

  let place = CallPlace.here

  nonisolated init(destination: URL, label: Label) {
    self.destination = destination
    self.label = label
  }

  public nonisolated init(destination: URL, @ViewBuilder label: () -> Label) {
    self.init(destination: destination, label: label())
  }
}

extension Link where Label == Text {
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    destination: URL
  ) {
    self.init(destination: destination, label: Text(titleKey))
  }

  @_disfavoredOverload public nonisolated init(
    _ titleResource: LocalizedStringResource,
    destination: URL
  ) {
    self.init(destination: destination, label: Text(titleResource))
  }

  @_disfavoredOverload public nonisolated init<S: StringProtocol>(
    _ title: S,
    destination: URL
  ) {
    self.init(destination: destination, label: Text(title))
  }
}

extension Link: View {
  public typealias Body = Never

  public static func _make(_ view: Self, _ renderer: Renderer) {
    renderer.add(
      .link,
      target: renderer.number(.url(view.destination)),
      text: view.destination.absoluteString,
      place: view.place
    )
    renderer.descend(offering: .url(view.destination)) { Label._make(view.label, renderer) }
  }
}
