import SwiftUI
import Testing
@_spi(Hosting) import WidgetAuthoring

@MainActor @Suite struct StyleTests {
  private struct Framed: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      configuration.label.padding(2).opacity(configuration.isPressed ? 0 : 1)
    }
  }

  private struct Ring: GaugeStyle {
    func makeBody(configuration: Configuration) -> some View {
      Circle().trim(from: 0, to: configuration.value).stroke(.red, lineWidth: 3)
    }
  }

  private struct Bar: ProgressViewStyle {
    func makeBody(configuration: Configuration) -> some View {
      Rectangle().frame(width: 100 * (configuration.fractionCompleted ?? 0))
    }
  }

  private struct Padded: ViewModifier {
    let length: CGFloat
    func body(content: Content) -> some View { HStack { content.padding(length) } }
  }

  @Test func `a style of one's own draws the parts it is given`() {
    #expect(
      picture(Button("a") {}.buttonStyle(Framed())) == """
        button buttonStyle=Framed
          text 'a' opacity=1 padding=2
        """
    )
    #expect(
      picture(Gauge(value: 3, in: 0...4) { Text("a") }.gaugeStyle(Ring())) == """
        gauge gaugeStyle=Ring value=0.75
          shape view=Circle trim=0 0.75 stroke=red 3
        """
    )
    #expect(
      picture(ProgressView(value: 1, total: 4).progressViewStyle(Bar())) == """
        progressView progressViewStyle=Bar value=0.25
          shape frame=width 25 view=Rectangle
        """
    )
  }

  @Test func `a style of the system leaves the parts as they are`() {
    #expect(
      picture(Button("a") {}.buttonStyle(.plain)) == "button buttonStyle=plain\n  text 'a'"
    )
    #expect(
      picture(Label("a", systemImage: "b").labelStyle(.titleOnly))
        == "text 'a' labelStyle=titleOnly"
    )
  }

  @Test func `unavailable content has a label, a description and actions`() {
    let view = ContentUnavailableView("a", systemImage: "b", description: Text("c"))
    #expect(picture(view).contains("text 'a'"))
    #expect(picture(view).contains("text 'c'"))
    let bare = ContentUnavailableView { Text("a") }
    #expect(picture(bare).contains("text 'a'"))
  }

  @Test func `a value has a title that is a key, a resource or a string, and a format`() {
    let name = "a"
    let views = [
      picture(LabeledContent("a", value: name)), picture(LabeledContent(name, value: "a")),
      picture(LabeledContent(LocalizedStringResource("a"), value: name)),
      picture(LabeledContent("a", value: 7, format: .number)),
      picture(LabeledContent(name, value: 7, format: .number)),
    ]
    for view in views { #expect(view.contains("text 'a'")) }
    for view in views.suffix(2) { #expect(view.contains("text '7'")) }
  }

  @Test func `a modifier of one's own wraps the view`() {
    #expect(
      picture(Text("a").modifier(Padded(length: 1))) == """
        hStack
          text 'a' padding=1
        """
    )
  }

  @Test(arguments: [
    (Color.red, "red"), (Color(red: 1, green: 0.5, blue: 0), "#FF8000"),
    (Color(white: 0, opacity: 0.25), "#000000 25%"), (Color("Brand"), "asset Brand"),
    (Color(hue: 1 / 3, saturation: 1, brightness: 1), "#00FF00"),
    (Color.blue.opacity(0.125), "blue 12.5%"),
  ])
  func `a colour gives its name or components`(color: Color, text: String) {
    #expect(picture(color) == "shape view=Color fill=\(text)")
  }
}
