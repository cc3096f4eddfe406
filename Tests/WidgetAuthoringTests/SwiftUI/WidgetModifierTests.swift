import AppIntents
import SwiftUI
import Testing
@_spi(Hosting) import WidgetAuthoring

@MainActor @Suite struct WidgetModifierTests {
  @Test func `a container background stands round the view with its own nodes in a role`() {
    let view = Text("a").containerBackground(for: .widget) { Color.red }
    #expect(
      picture(view) == """
        containerBackground
          shape role=background view=Color fill=red
          text 'a'
        """
    )
    #expect(
      picture(Text("a").containerBackground(.fill.tertiary, for: .widget)) == """
        containerBackground
          shape role=background fill=fill tertiary
          text 'a'
        """
    )
  }

  @Test func `only the background of a widget is a container background`() {
    let view = Text("a").containerBackground(.red, for: .navigation)
    #expect(picture(view) == "text 'a' containerBackground=navigation")
  }

  @Test func `a widget URL and links lead to their targets, and nil has no node`() throws {
    let url = try #require(URL(string: "app:open"))
    let rendering = Renderer().render(
      VStack { Link("more", destination: url) }.widgetURL(url),
      in: EnvironmentValues()
    )
    #expect(
      picture(rendering.tree) == """
        widgetURL 'app:open' ->1
          vStack
            link 'app:open' ->2
              text 'more'
        """
    )
    #expect(rendering.targets.count == 2)
    #expect(picture(Text("a").widgetURL(nil)) == "text 'a'")
  }

  @Test func `a text is offered if a tap passes on all its numbers`() throws {
    struct Start: AppIntent {
      static let title: LocalizedStringResource = "Start"
      @Parameter(title: "Minutes") var minutes: Int
      init() {}
      init(minutes: Int) { self.minutes = minutes }
      func perform() async throws -> some IntentResult { .result() }
    }
    let url = try #require(URL(string: "example://brew?name=No%202&minutes=4"))
    let view = VStack {
      Link(destination: url) { Text("No 2, 4 min") }
      Link("4 of 5", destination: url)
      Link("Tea", destination: url)
      Button("5 min", intent: Start(minutes: 5))
      Button("15 min", intent: Start(minutes: 5))
      Text("4")
    }
    let offered = picture(view).split(separator: "\n").filter { $0.contains("offered") }
      .map { $0.split(separator: "'")[1] }
    #expect(offered == ["No 2, 4 min", "5 min"])
  }

  @Test func `a button with a closure leads nowhere`() {
    #expect(picture(Button("a") {}) == "button\n  text 'a'")
    #expect(picture(Toggle("b", isOn: .constant(true))) == "toggle on\n  text 'b'")
  }

  @Test func `a background is a style on the view or a view behind it`() {
    #expect(picture(Text("a").background(.red.opacity(0.5))) == "text 'a' background=red 50%")
    #expect(
      picture(Text("a").background { Circle().fill(.blue) }) == """
        zStack view=background
          shape role=background view=Circle fill=blue
          text 'a'
        """
    )
    #expect(
      picture(Text("a").overlay(alignment: .top) { Text("b") }) == """
        zStack view=overlay alignment=top
          text 'a'
          text 'b' role=overlay
        """
    )
  }

  @Test func `views that no widget shows have kinds of their own`() {
    let views = VStack {
      ScrollView { Text("a") }
      List { Text("b") }
      TextField("c", text: .constant("d"))
      AsyncImage(url: URL(string: "app:e"))
    }
    let kinds = Renderer().render(views, in: EnvironmentValues()).tree.nodes.map(\.kind)
    #expect(kinds == [.vStack, .scrollView, .text, .list, .text, .textField, .text, .asyncImage])
  }
}
