import Foundation

/// What a representable view knows when it makes its view.
public struct RepresentableContext<Representable> {
  /// The surroundings.
  public let environment: EnvironmentValues
  /// The circumstances of the change.
  public let transaction: Transaction
}

extension RepresentableContext where Representable: UIViewRepresentable {
  /// What connects the view; there is none, since no view of UIKit is made here.
  public var coordinator: Representable.Coordinator { fatalError("no view of UIKit is made here") }
}

extension RepresentableContext where Representable: UIViewControllerRepresentable {
  /// What connects the controller; there is none, since no view of UIKit is made here.
  public var coordinator: Representable.Coordinator { fatalError("no view of UIKit is made here") }
}

/// A view of UIKit; the platform does not draw it in a widget.
///
/// Source: VW-24.
public protocol UIViewRepresentable: View where Body == Never {
  /// The type of the view.
  associatedtype UIViewType
  /// The type of what connects the view.
  associatedtype Coordinator = Void
  /// What the view knows when it is made.
  typealias Context = RepresentableContext<Self>

  /// Makes the view; never called here.
  func makeUIView(context: Context) -> UIViewType
  /// Changes the view; never called here.
  func updateUIView(_ uiView: UIViewType, context: Context)
  /// Makes what connects the view; never called here.
  func makeCoordinator() -> Coordinator
}

extension UIViewRepresentable {
  /// Draws a node that no widget shows.
  public static func _make(_ view: Self, _ renderer: Renderer) {
    renderer.add(
      .representable,
      text: String(describing: Self.self),
      place: CallPlace.function("makeUIView", of: Self.self)
    )
  }
}

extension UIViewRepresentable where Coordinator == Void {
  /// Makes nothing.
  public func makeCoordinator() {}
}

/// A view controller of UIKit; the platform does not draw it in a widget.
///
/// Source: VW-24.
public protocol UIViewControllerRepresentable: View where Body == Never {
  /// The type of the controller.
  associatedtype UIViewControllerType
  /// The type of what connects the controller.
  associatedtype Coordinator = Void
  /// What the view knows when it is made.
  typealias Context = RepresentableContext<Self>

  /// Makes the controller; never called here.
  func makeUIViewController(context: Context) -> UIViewControllerType
  /// Changes the controller; never called here.
  func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
  /// Makes what connects the controller; never called here.
  func makeCoordinator() -> Coordinator
}

extension UIViewControllerRepresentable {
  /// Draws a node that no widget shows.
  public static func _make(_ view: Self, _ renderer: Renderer) {
    renderer.add(
      .representable,
      text: String(describing: Self.self),
      place: CallPlace.function("makeUIViewController", of: Self.self)
    )
  }
}

extension UIViewControllerRepresentable where Coordinator == Void {
  /// Makes nothing.
  public func makeCoordinator() {}
}

/// A film; the platform does not draw it in a widget.
///
/// Source: VW-24.
public struct VideoPlayer<VideoOverlay: View> {
  let overlay: VideoOverlay

  /// Where the code makes the view.
  let place = CallPlace.here

  /// Creates a view of a player.
  public nonisolated init(player: AnyObject?) where VideoOverlay == EmptyView {
    overlay = EmptyView()
  }

  /// Creates a view of a player with a view over it.
  public nonisolated init(
    player: AnyObject?,
    @ViewBuilder videoOverlay: () -> VideoOverlay
  ) {
    overlay = videoOverlay()
  }
}

extension VideoPlayer: View {
  /// Nothing: the system draws the view.
  public typealias Body = Never

  /// Draws a node that no widget shows.
  public static func _make(_ view: Self, _ renderer: Renderer) {
    renderer.add(.video, place: view.place)
    renderer.descend { VideoOverlay._make(view.overlay, renderer) }
  }
}
