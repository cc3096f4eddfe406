import WidgetModel

/// A minimal presentation's image fits into it.
struct MinimalImageFits: PresentationClause {
  enum Situation: String, ClauseWord {
    case unstated = "no image whose size the code states"
    case fits = "images whose stated size fits"
    case larger = "an image that is larger"
  }

  static let optional: [Situation] = [.fits, .larger]

  enum Violation: String, ClauseWord {
    case larger = "too large"
  }

  static let clause = Clause(
    Self.self,
    id: "LA-18.view",
    title: "a minimal presentation's image fits",
    statement: """
      No image in a Live Activity's minimal presentation is larger than 45 by 36.67 points by its \
      frame or its pixels.
      """,
    party: .view,
    facts: [.la18],
    observes: EventKinds(.answered),
    needs: [.realCode, .presentations],
    advice: """
      Make the image resizable and give it a frame that fits, such as 36 by 36 points: an image \
      larger than its presentation can make the activity's start fail.
      """
  )

  static let presentation = "minimal"

  var lastBroken: RequestID?

  func judge(_ tree: ViewTree, _ state: ObservedState) -> ViewFinding<Situation, Violation> {
    let limit = PlatformFigures.minimalImage
    var isStated = false
    for node in tree.nodes.indices where tree.nodes[node].kind == .image {
      guard let size = tree.statedImageSize(of: node) else { continue }
      isStated = true
      if size.fits(limit) { continue }
      return .broken(
        .larger,
        .larger,
        place: tree.place(at: node),
        comparing: Comparison(
          expected: "at most 45 by 36.67 points",
          actual: size.text,
          limit: Limit("45 by 36.67 points", .apple(.la18))
        ),
        message: "an image is too large for the minimal presentation: \(size.text)"
      )
    }
    return .kept(isStated ? .fits : .unstated)
  }
}

/// The minimum size of an image in points, if the code states it.
private struct StatedImageSize {
  let width: Double?
  let height: Double?
  /// True if the image keeps its proportions, so that it may fill only one of its sides.
  let isFitted: Bool

  /// Returns true if the image may fit into a room.
  func fits(_ room: (width: Double, height: Double)) -> Bool {
    let isWide = width.map { $0 > room.width } ?? false
    let isTall = height.map { $0 > room.height } ?? false
    return isFitted ? !(isWide && isTall) : !(isWide || isTall)
  }

  var text: String {
    let sides = [
      width.map { "\(text(of: $0)) points wide" }, height.map { "\(text(of: $0)) tall" },
    ]
    return sides.compactMap(\.self).joined(separator: " and ")
  }

  private func text(of length: Double) -> String {
    let whole = Int(length.rounded())
    return Double(whole) == length ? "\(whole)" : "\(Double(Int(length * 10)) / 10)"
  }
}

extension ViewTree {
  /// Returns an image's size by its innermost frame if it is resizable, or else by its pixels;
  /// `nil` if neither is known.
  fileprivate func statedImageSize(of node: Int) -> StatedImageSize? {
    let own = attributes.filter { $0.node == node }
    guard own.contains(where: { $0.name == .resizable }) else {
      let sides = attribute(.pixels, of: node)?.split(separator: "*").compactMap { Double($0) }
      guard let sides, sides.count == 2 else { return nil }
      let scale = PlatformFigures.pixelsPerPoint
      return StatedImageSize(width: sides[0] / scale, height: sides[1] / scale, isFitted: false)
    }
    guard let place = own.lastIndex(where: { $0.name == .frame }) else { return nil }
    let frame = StatedFrame(own[place].value)
    let (width, height) = (frame["width"], frame["height"])
    if width == nil, height == nil { return nil }
    let isFitted = own[place...].contains { $0.name == .aspectRatio }
    return StatedImageSize(width: width, height: height, isFitted: isFitted)
  }
}
