// Goal: a Live Activity is drawn with the states of the code's own previews.
// Method: the host's search for types is replaced by the previews of this file.
import ActivityKit
import SwiftUI
import Testing
import WidgetKit

@_spi(Hosting) @testable import WidgetAuthoring

private struct RideAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    var stops: Int
  }
  var line: String
}

private struct RideActivity: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: RideAttributes.self) { context in
      Text("\(context.attributes.line) \(context.state.stops)")
    } dynamicIsland: { _ in
      DynamicIsland {
        DynamicIslandExpandedRegion(.leading) { EmptyView() }
      } compactLeading: {
        EmptyView()
      } compactTrailing: {
        EmptyView()
      } minimal: {
        EmptyView()
      }
    }
  }
}

private struct RidePreviews: PreviewProvider {
  static var previews: some View {
    RideAttributes(line: "U8").previewContext(.init(stops: 1), viewKind: .content)
      .previewDisplayName("one")
    RideAttributes(line: "U9")
      .previewContext(.init(stops: 2), isStale: true, viewKind: .dynamicIsland(.minimal))
  }
}

/// Previews behind an availability check, as code for older systems has them.
private struct LimitedPreviews: PreviewProvider {
  static var previews: some View {
    Group {
      if #available(iOS 16.2, macOS 13, *) {
        RideAttributes(line: "U7").previewContext(.init(stops: 5), viewKind: .content)
      }
    }
  }
}

private struct OtherPreviews: PreviewProvider {
  static var previews: some View { Text(String(repeating: "x", count: fail())) }
  static func fail() -> Int { preconditionFailure("nobody asks this preview") }
}

private enum MacroPreview: _ActivityPreview {
  static func _show() async {
    await _showActivityPreview("x", as: .content, using: RideAttributes(line: "S1")) {
      RideActivity()
    } contentStates: {
      RideAttributes.ContentState(stops: 3)
      RideAttributes.ContentState(stops: 4)
    }
  }
}

/// A preview whose attributes differ each time, as in one that asks the clock.
private enum CountedPreview: _ActivityPreview {
  @MainActor static var count = 0

  static func _show() async {
    count += 1
    await _showActivityPreview(as: .content, using: RideAttributes(line: "\(count)")) {
      RideActivity()
    } contentStates: {
      RideAttributes.ContentState(stops: 7)
      RideAttributes.ContentState(stops: 8)
    }
  }
}

@MainActor @Suite struct PreviewedContentsTests {
  @Test func `macros and providers give the states, others are not asked`() async throws {
    try await onFreshHost { _ in
      PreviewedContents.types = { name in
        name == "PreviewProvider" ? [OtherPreviews.self, RidePreviews.self] : [MacroPreview.self]
      }
      defer { PreviewedContents.types = { _ in [] } }
      guard case .activity(let activity)? = declarations(of: RideActivity()).first?.code else {
        Issue.record("no activity")
        return
      }
      var seen: [String] = []
      for variant in 0..<5 {
        let content = try await activity.content(variant: variant)
        #expect(content.origin == .preview)
        let tree = content.draw(Renderer(), EnvironmentValues())[0].rendering.tree
        seen.append(tree.nodes.map(\.text).joined())
      }
      #expect(seen == ["S1 3", "S1 4", "U8 1", "U9 2", "S1 3"])
    }
  }

  @Test func `previews behind an availability check are asked, too`() async throws {
    try await onFreshHost { _ in
      PreviewedContents.types = { $0 == "PreviewProvider" ? [LimitedPreviews.self] : [] }
      defer { PreviewedContents.types = { _ in [] } }
      let seen = try await lines(1)
      #expect(seen == ["U7 5"])
    }
  }

  @Test func `attributes and states of a preview are of one instant`() async throws {
    try await onFreshHost { _ in
      PreviewedContents.types = { name in name == "PreviewProvider" ? [] : [CountedPreview.self] }
      defer { PreviewedContents.types = { _ in [] } }
      CountedPreview.count = 0
      let first = try await lines(2)
      let again = try await lines(2)
      PreviewedContents.forgetAll()
      let later = try await lines(1)
      #expect([first, again, later] == [["1 7", "1 8"], ["1 7", "1 8"], ["2 7"]])
    }
  }

  /// Returns the drawing with the first contents.
  private func lines(_ count: Int) async throws -> [String] {
    guard case .activity(let activity)? = declarations(of: RideActivity()).first?.code else {
      return []
    }
    var lines: [String] = []
    for variant in 0..<count {
      let tree = try await activity.content(variant: variant)
        .draw(Renderer(), EnvironmentValues())[0].rendering.tree
      lines.append(tree.nodes.map(\.text).joined())
    }
    return lines
  }
}
