import Foundation

public enum AsyncImagePhase: Sendable {
  case empty
  case success(Image)
  case failure(any Error)

  public var image: Image? { if case .success(let image) = self { image } else { nil } }
  public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}

/// An image that loads itself, recorded as a node that no widget shows (VW-24).
public struct AsyncImage<Content: View> {
  let url: URL?
  let content: Content?

  let place = CallPlace.here
}

extension AsyncImage {
  public nonisolated init(url: URL?, scale: CGFloat = 1) where Content == Image {
    self.init(url: url, content: nil)
  }

  public nonisolated init<I: View, P: View>(
    url: URL?,
    scale: CGFloat = 1,
    @ViewBuilder content: @escaping (Image) -> I,
    @ViewBuilder placeholder: @escaping () -> P
  ) where Content == _ConditionalContent<I, P> {
    self.init(url: url, content: ViewBuilder.buildEither(second: placeholder()))
  }

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
  public typealias Body = Never

  public static func _make(_ view: Self, _ renderer: Renderer) {
    renderer.add(.asyncImage, text: view.url?.absoluteString ?? "", place: view.place)
    guard let content = view.content else { return }
    renderer.descend { Content._make(content, renderer) }
  }
}
