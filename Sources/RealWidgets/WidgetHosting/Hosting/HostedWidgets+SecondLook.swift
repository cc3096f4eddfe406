import Foundation
@_spi(Hosting) import WidgetAuthoring
import WidgetModel

extension HostedWidgets {
  /// Drawings by the names of what they are drawn for.
  typealias Drawings = [(name: String, rendering: Rendering)]

  /// Draws what has no date of its own, a control or a Live Activity, in the appearance of the run;
  /// then in the other one, and at later moments, as far as code reads a clock.
  ///
  /// What was drawn goes on showing until something changes, its self-updating texts included. So a
  /// drawing is compared with what a new one would show at the same later moment.
  func drawUndated(
    for request: Request,
    _ draw: (Renderer, EnvironmentValues) -> Drawings
  ) -> Drawings {
    hostEnvironment.isDrawing = true
    defer { hostEnvironment.isDrawing = false }
    let appearance = surroundings.appearance
    var environment = environment(for: request, appearance: appearance)
    let reads = timeline.impureReads
    let first = withRenderer { draw($0, environment) }
    let isPure = timeline.impureReads == reads
    let other = self.environment(
      for: request,
      appearance: appearance == .light ? .dark : .light
    )
    withRenderer { renderer in renderer.dryRun { _ = draw(renderer, other) } }
    for later in HostedWidgets.laterLooks.prefix(isPure ? 1 : HostedWidgets.laterLooks.count) {
      let wall = timeline.wall
      environment.instant = Date(timeIntervalSince1970: Double(wall + later) / 1_000_000)
      let kept = withRenderer { draw($0, environment) }
      // Set off and back rather than to moments, since time passes while a view waits.
      timeline.wall += later
      CodePlaces.watchReads()
      let fresh = withRenderer { draw($0, environment) }
      let read = CodePlaces.endWatch()
      timeline.wall -= later
      guard let name = HostedWidgets.difference(kept, fresh) else { continue }
      let words = HostedWidgets.words(for: request, name)
      hostEnvironment.note(SideEffect(.viewReadClock, text: words, place: read))
      break
    }
    return first
  }

  /// How much later drawings are looked at, in microseconds: in another minute, then in another hour.
  private static let laterLooks: [Int64] = [61_000_000, 3_661_000_000]

  /// The name of the first drawing that differs.
  private static func difference(_ left: Drawings, _ right: Drawings) -> String? {
    for (one, other) in zip(left, right) where !one.rendering.isLike(other.rendering) {
      return one.name
    }
    return left.count == right.count ? nil : left.last?.name ?? right.last?.name
  }

  /// What was drawn for a request, in the words of a message.
  static func words(for request: Request, _ name: String = "") -> String {
    switch request.kind {
    case .activity: "the presentation \(name) of a Live Activity"
    default: "a \(request.kind.rawValue)"
    }
  }
}

extension Rendering {
  /// What a person sees at the moment, whether a text keeps itself current or not.
  ///
  /// A countdown that is over reads as the text does with which code replaces it, so as not to begin another.
  private var seen: ViewTree {
    var tree = tree
    tree.attributes.removeAll { $0.name == AttributeName.dateStyle.rawValue }
    return tree
  }

  /// Whether both show the same and lead to the same.
  fileprivate func isLike(_ other: Rendering) -> Bool {
    seen == other.seen && targets.map(\.text) == other.targets.map(\.text)
  }
}

extension Rendering.Target {
  /// What tells one target from another.
  var text: String {
    switch self {
    case .url(let url): "url " + url.absoluteString
    case .intent(let intent): "intent " + intent.text
    }
  }
}
