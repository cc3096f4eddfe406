import Foundation
import SwiftUI
import Testing
@_spi(Hosting) import WidgetAuthoring

@MainActor @Suite struct TextTests {
  private let noon = Date(timeIntervalSince1970: 43_200)

  private func environment(at seconds: Double) throws -> EnvironmentValues {
    var environment = EnvironmentValues()
    environment.instant = noon.addingTimeInterval(seconds)
    environment.timeZone = try #require(TimeZone(identifier: "UTC"))
    environment.locale = Locale(identifier: "en_US")
    return environment
  }

  @Test func `values are in a localized text in their formats`() {
    let view = Text("\(3) of \(4.5, specifier: "%.2f"): \("name") \(true)")
    #expect(picture(view) == "text '3 of 4.50: name true'")
  }

  @Test func `texts and images within a text show what they show by themselves`() throws {
    let view = Text("at \(noon, style: .time) \(Image(systemName: "bolt")) \(Text("now").bold())")
    #expect(
      picture(view, in: try environment(at: 0))
        == "text 'at 12:00 PM bolt now' dateStyle=time symbol=bolt"
    )
  }

  @Test(arguments: [
    (Text.DateStyle.time, "12:00 PM"), (.date, "January 1, 1970"),
    (.relative, "1 hour, 1 minute"), (.offset, "+1 hour"), (.timer, "1:01:01"),
  ])
  func `a date shows what the instant of the entry gives`(style: Text.DateStyle, text: String)
    throws
  {
    let tree = Renderer().render(
      Text(noon, style: style),
      in: try environment(at: 3_661)
    ).tree
    #expect(tree.nodes.map(\.text) == [text])
    #expect(tree.attribute(.dateStyle, of: 0) != nil)
  }

  @Test(arguments: [(-10.0, "1:30"), (0, "1:30"), (31, "0:59"), (500, "0:00")])
  func `a timer stays within its interval`(seconds: Double, text: String) throws {
    let view = Text(timerInterval: noon...noon.addingTimeInterval(90))
    let tree = Renderer().render(view, in: try environment(at: seconds)).tree
    #expect(tree.nodes.map(\.text) == [text])
  }

  @Test func `a text with a source of the time shows what the instant of the entry gives`() throws {
    let hour = noon..<noon.addingTimeInterval(3600)
    let views = [
      Text(.currentDate, format: .timer(countingDownIn: hour)),
      Text(.currentDate, format: .timer(countingUpIn: hour)),
      Text(.currentDate, format: .stopwatch(startingAt: noon)),
      Text(.currentDate, format: .offset(to: noon)),
      Text(.currentDate, format: .reference(to: noon, thresholdField: .minute)),
      Text(.durationOffset(to: noon), format: .units(allowed: [.minutes], width: .wide)),
    ]
    let shown = try views.map { view in
      Renderer().render(view, in: try environment(at: 600)).tree.nodes.map(\.text).joined()
    }
    #expect(shown == ["50:00", "10:00", "10:00", "+10 minutes", "10 minutes", "10 minutes"])
    #expect(Text(.currentDate, format: .offset(to: noon)) == views[3])
    #expect(views[3] != views[4])
  }

  @Test func `of two fonts the inner one counts and stands last`() {
    let tree = Renderer().render(
      VStack { Text("a").font(.title).font(.body) },
      in: EnvironmentValues()
    ).tree
    #expect(tree.attribute(.font, of: 1) == "title")
  }

  @Test func `one text after the other is one node`() {
    let view = Text("a").bold() + Text(verbatim: "b")
    #expect(picture(view) == "text 'ab'")
  }

  @Test func `a string and an attributed string show their characters`() {
    let text = "**a**"
    #expect(picture(Text(text)) == "text '**a**'")
    #expect(picture(Text(AttributedString("a"))) == "text 'a'")
  }
}
