import Foundation

public struct RepresentableContext<Representable> {
  public let environment: EnvironmentValues
  public let transaction: Transaction
}

extension RepresentableContext where Representable: UIViewRepresentable {
  public var coordinator: Representable.Coordinator { fatalError("no view of UIKit is made here") }
}

extension RepresentableContext where Representable: UIViewControllerRepresentable {
  public var coordinator: Representable.Coordinator { fatalError("no view of UIKit is made here") }
}

/// A UIKit view, recorded as a node that no widget shows; its methods are never called (VW-24).
public protocol UIViewRepresentable: View where Body == Never {
  associatedtype UIViewType
  associatedtype Coordinator = Void
  typealias Context = RepresentableContext<Self>

  func makeUIView(context: Context) -> UIViewType
  func updateUIView(_ uiView: UIViewType, context: Context)
  func makeCoordinator() -> Coordinator
}

extension UIViewRepresentable {
  public static func _make(_ view: Self, _ renderer: Renderer) {
    renderer.add(
      .representable,
      text: String(describing: Self.self),
      place: CallPlace.function("makeUIView", of: Self.self)
    )
  }
}

extension UIViewRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}

/// A view controller, recorded like a ``UIViewRepresentable`` (VW-24).
public protocol UIViewControllerRepresentable: View where Body == Never {
  associatedtype UIViewControllerType
  associatedtype Coordinator = Void
  typealias Context = RepresentableContext<Self>

  func makeUIViewController(context: Context) -> UIViewControllerType
  func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
  func makeCoordinator() -> Coordinator
}

extension UIViewControllerRepresentable {
  public static func _make(_ view: Self, _ renderer: Renderer) {
    renderer.add(
      .representable,
      text: String(describing: Self.self),
      place: CallPlace.function("makeUIViewController", of: Self.self)
    )
  }
}

extension UIViewControllerRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}

/// A video player, recorded as a node that no widget shows (VW-24).
public struct VideoPlayer<VideoOverlay: View> {
  let overlay: VideoOverlay

  let place = CallPlace.here

  public nonisolated init(player: AnyObject?) where VideoOverlay == EmptyView {
    overlay = EmptyView()
  }

  public nonisolated init(
    player: AnyObject?,
    @ViewBuilder videoOverlay: () -> VideoOverlay
  ) {
    overlay = videoOverlay()
  }
}

extension VideoPlayer: View {
  public typealias Body = Never

  public static func _make(_ view: Self, _ renderer: Renderer) {
    renderer.add(.video, place: view.place)
    renderer.descend { VideoOverlay._make(view.overlay, renderer) }
  }
}
