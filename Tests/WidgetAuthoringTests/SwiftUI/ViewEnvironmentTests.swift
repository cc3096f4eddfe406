import Observation
import SwiftUI
import Testing

@_spi(Hosting) @testable import WidgetAuthoring

extension EnvironmentValues {
  @Entry fileprivate var shelf: String = "top"
  @Entry fileprivate var isOpen: Bool = 1 == 2
}

@Observable private final class Library {
  var name = "city"
}

private final class Counter: ObservableObject {
  @Published var count = 7
}

@MainActor @Suite struct ViewEnvironmentTests {
  private struct Shelf: View {
    @Environment(\.shelf) var shelf
    @Environment(\.isOpen) var isOpen
    @Environment(\.colorScheme) var scheme
    var body: some View { Text(verbatim: "\(shelf) \(isOpen) \(scheme)") }
  }

  private struct Reader: View {
    @Environment(Library.self) private var library
    @EnvironmentObject private var counter: Counter
    var body: some View { Text(verbatim: "\(library.name) \(counter.count)") }
  }

  @Test func `a value holds beneath the view that sets it and nowhere else`() {
    let view = VStack {
      Shelf().environment(\.shelf, "low").environment(\.colorScheme, .dark)
      Shelf()
    }
    let texts = "  text 'low false dark' colorScheme=dark\n  text 'top false light'"
    #expect(picture(view) == "vStack\n" + texts)
  }

  @Test func `objects are found by their type`() {
    let view = Reader().environment(Library()).environmentObject(Counter())
    #expect(picture(view) == "text 'city 7'")
  }

  @Test func `redactions add up and can be taken back`() {
    struct Reasons: View {
      @Environment(\.redactionReasons) var reasons
      var body: some View { Text(verbatim: "\(reasons.rawValue)") }
    }
    let view = VStack {
      Reasons().redacted(reason: .privacy)
      Reasons().unredacted()
    }
    .redacted(reason: .placeholder)
    let texts = Renderer().render(view, in: EnvironmentValues()).tree.nodes.map(\.text)
    #expect(texts == ["", "3", "0"])
  }

  @Test func `a reader of geometry gets the size of the widget`() {
    var environment = EnvironmentValues()
    environment.canvasSize = CGSize(width: 100, height: 50)
    let view = GeometryReader { Text(verbatim: "\($0.size.width) \($0.size.height)") }
    let texts = Renderer().render(view, in: environment).tree.nodes.map(\.text)
    #expect(texts == ["", "100.0 50.0"])
  }

  private struct Place: PreferenceKey {
    static let defaultValue: Anchor<CGRect>? = nil
    static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) {
      value = nextValue() ?? value
    }
  }

  @Test func `a reader of geometry gives the places of anchors`() {
    var environment = EnvironmentValues()
    environment.canvasSize = CGSize(width: 100, height: 50)
    let points: [Anchor<CGPoint>] = [
      Anchor<CGPoint>.Source.bottomTrailing, .unitPoint(UnitPoint(x: 0.1, y: 0.2)),
    ].map(\.anchor)
    let view = GeometryReader { proxy in
      Text(
        verbatim:
          "\(points.map { proxy[$0].x }) \(proxy[Anchor<CGRect>.Source.bounds.anchor].height)"
      )
      .anchorPreference(key: Place.self, value: .bounds) { $0 }
      .overlayPreferenceValue(Place.self) { place in
        if let place { Text(verbatim: "\(proxy[place].width)") }
      }
    }
    let texts = Renderer().render(view, in: environment).tree.nodes.map(\.text)
    #expect(texts.contains("[100.0, 10.0] 50.0"), "\(texts)")
    #expect(points[0] == Anchor<CGPoint>.Source.bottomTrailing.anchor && points[0] != points[1])
  }
}

// The conformances are separate so that the views can be made on any thread.
@Suite struct ViewStateTests {
  fileprivate struct Keeper {
    @State fileprivate var number = 3
    @StateObject fileprivate var counter = Counter()
  }

  fileprivate struct Plain {
    @State fileprivate var number = 3
  }

  @Test
  func `the host environment hears of a view with an object of its own, not of one with a number`()
    async
  {
    let texts = await onHost { host in
      let renderer = Renderer()
      #expect(picture(renderer.render(Keeper(), in: EnvironmentValues()).tree) == "text '3 7'")
      _ = renderer.render(Plain(), in: EnvironmentValues())
      return host.texts(.viewStateUsed)
    }
    #expect(texts == ["Keeper"])
  }
}

extension ViewStateTests.Keeper: View {
  fileprivate var body: some View { Text(verbatim: "\(number) \(counter.count)") }
}

extension ViewStateTests.Plain: View {
  fileprivate var body: some View { Text(verbatim: "\(number)") }
}
