import Foundation

/// How far an image has come that loads itself.
public enum AsyncImagePhase: Sendable {
  /// There is none yet.
  case empty
  /// It is there.
  case success(Image)
  /// It cannot be loaded.
  case failure(any Error)

  /// The image, if it is there.
  public var image: Image? { if case .success(let image) = self { image } else { nil } }
  /// Why there is none, if loading failed.
  public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}

/// An image that loads itself; the platform does not draw it in a widget.
///
/// Source: VW-24.
public struct AsyncImage<Content: View> {
  let url: URL?
  let content: Content?

  /// Where the code makes the view.
  let place = CallPlace.here
}

extension AsyncImage {
  /// Creates an image.
  public nonisolated init(url: URL?, scale: CGFloat = 1) where Content == Image {
    self.init(url: url, content: nil)
  }

  /// Creates an image with a view until it is there.
  public nonisolated init<I: View, P: View>(
    url: URL?,
    scale: CGFloat = 1,
    @ViewBuilder content: @escaping (Image) -> I,
    @ViewBuilder placeholder: @escaping () -> P
  ) where Content == _ConditionalContent<I, P> {
    self.init(url: url, content: ViewBuilder.buildEither(second: placeholder()))
  }

  /// Creates an image with a view for each phase.
  public nonisolated init(
    url: URL?,
    scale: CGFloat = 1,
    transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    self.init(url: url, content: content(.empty))
  }
}

extension AsyncImage: View {
  /// Nothing: the system draws the view.
  public typealias Body = Never

  /// Draws what stands for the image, beneath a node that no widget shows.
  public static func _make(_ view: Self, _ renderer: Renderer) {
    renderer.add(.asyncImage, text: view.url?.absoluteString ?? "", place: view.place)
    guard let content = view.content else { return }
    renderer.descend { Content._make(content, renderer) }
  }
}
