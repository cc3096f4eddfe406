import SwiftUI
import Testing
@_spi(Hosting) import WidgetAuthoring
import WidgetModel

// Goal: views of every nesting lower to one tree within bounds, on any thread.
// Method: trees are compared as pictures; a view that never ends must end in an error node.
@MainActor @Suite struct RendererTests {
  private struct Endless<Marker>: View {
    var body: some View { AnyView(Endless<[Marker]>()) }
  }

  private struct Branching<Marker>: View {
    var body: some View {
      Group {
        AnyView(Branching<[Marker]>())
        AnyView(Branching<[Marker]>())
      }
    }
  }

  @Test func `stacks nest and modifiers stand on the node they wrap, the outermost first`() {
    let view = VStack(alignment: .leading, spacing: 4) {
      HStack { Image(systemName: "star") }.padding(8).frame(width: 40)
      Spacer(minLength: 3)
    }
    #expect(
      picture(view) == """
        vStack alignment=leading spacing=4
          hStack frame=width 40 padding=8
            image 'star' symbol=star
          spacer minLength=3
        """
    )
  }

  @Test func `lengths are written as numbers, whole ones without a fraction`() {
    func text(_ width: Double, _ height: Double = 7) -> String {
      picture(Spacer().frame(width: width, height: height))
    }
    for number in 0..<10_100 {
      #expect(text(Double(number)) == "spacer frame=width \(number) height 7")
    }
    let others: [(Double, String)] = [
      (-1, "-1"), (-0.0, "0"), (0.5, "0.5"), (9_999.25, "9999.25"), (1e15, "1000000000000000.0"),
      (.infinity, "infinity"), (.nan, "nan"),
    ]
    for (number, written) in others {
      #expect(text(number) == "spacer frame=width \(written) height 7")
      #expect(text(7, number) == "spacer frame=width 7 height \(written)")
    }
  }

  @Test func `a dry run runs all code of a view and keeps nothing of its tree`() {
    final class Count { var bodies = 0 }
    struct Counted: View {
      let count: Count
      var body: some View {
        count.bodies += 1
        return Text("\(count.bodies)").padding(2)
      }
    }
    let count = Count()
    let views = VStack(spacing: 3) { ForEach(0..<9) { _ in Counted(count: count) } }
    let renderer = Renderer()
    renderer.dryRun {
      let rendering = renderer.render(views, in: EnvironmentValues())
      #expect(rendering.tree.nodes.isEmpty && rendering.tree.attributes.isEmpty)
    }
    #expect(count.bodies == 9)
    let tree = renderer.render(views, in: EnvironmentValues()).tree
    #expect(tree.nodes.map(\.text).last == "18" && tree.nodes.count == 10)
  }

  @Test func `a dry run ends where a rendering does`() {
    let renderer = Renderer()
    renderer.dryRun { _ = renderer.render(Endless<Int>(), in: EnvironmentValues()) }
    var drawn = 0
    let many = ForEach(0..<2 * Renderer.nodeLimit) { number in
      drawn = number + 1
      return Text("")
    }
    renderer.dryRun { _ = renderer.render(many, in: EnvironmentValues()) }
    #expect(drawn == Renderer.nodeLimit + 1)
    _ = renderer.render(many, in: EnvironmentValues())
    #expect(drawn == Renderer.nodeLimit + 1)
  }

  @Test func `a modifier of a group is said of each of its views and of nothing beneath them`() {
    let view = Group {
      Text("a")
      HStack { Text("b") }
      ForEach(0..<2) { Text("\($0)") }
    }
    .bold(true)
    #expect(
      picture(view) == """
        text 'a' bold=true
        hStack bold=true
          text 'b'
        text '0' bold=true
        text '1' bold=true
        """
    )
  }

  @Test func `conditions, optionals and hidden types leave no trace`() {
    let missing: Text? = nil
    func choice(_ isFirst: Bool) -> some View {
      HStack {
        if isFirst { Text("first") } else { Divider() }
        missing
        AnyView(Text("hidden"))
        EmptyView()
      }
    }
    #expect(picture(choice(true)) == "hStack\n  text 'first'\n  text 'hidden'")
    #expect(picture(choice(false)) == "hStack\n  divider\n  text 'hidden'")
  }

  @Test func `ten children stand directly and eleven in a group that counts them`() {
    let ten = VStack {
      Text("0")
      Text("1")
      Text("2")
      Text("3")
      Text("4")
      Text("5")
      Text("6")
      Text("7")
      Text("8")
      Text("9")
    }
    let eleven = VStack {
      Text("0")
      Text("1")
      Text("2")
      Text("3")
      Text("4")
      Text("5")
      Text("6")
      Text("7")
      Text("8")
      Text("9")
      Text("10")
    }
    #expect(Renderer().render(ten, in: EnvironmentValues()).tree.nodes.count == 11)
    let tree = Renderer().render(eleven, in: EnvironmentValues()).tree
    #expect(tree.nodes.count == 13)
    #expect(tree.nodes[1].kind == .group)
    #expect(tree.attribute(.children, of: 1) == "11")
  }

  @Test func `a view that never ends becomes an error node`() {
    let deep = Renderer().render(Endless<Int>(), in: EnvironmentValues()).tree
    #expect(deep.nodes.map(\.kind) == [.unknown])
    #expect(deep.attribute(.error, of: 0) == "views nested more than 200 deep")

    let broad = Renderer().render(Branching<Int>(), in: EnvironmentValues()).tree
    #expect(broad.nodes.map(\.kind) == [.unknown])
  }

  @Test func `a tree has at most the limit of nodes and one more that says so`() {
    let view = ForEach(0..<6_000) { Text("\($0)") }
    let tree = Renderer().render(view, in: EnvironmentValues()).tree
    #expect(tree.nodes.count == Renderer.nodeLimit + 1)
    #expect(tree.nodes.last?.kind == .unknown)
  }

  @Test func `a renderer draws the same view to the same tree again`() {
    let renderer = Renderer()
    let view = VStack { Text("a").font(.title) }.widgetURL(URL(string: "app:a"))
    let first = renderer.render(view, in: EnvironmentValues())
    let second = renderer.render(view, in: EnvironmentValues())
    #expect(first.tree == second.tree)
    #expect(second.targets.count == 1)
  }
}

// Goal: views may be drawn on any thread, although the compiler isolates them to the main actor.
// Method: a view whose body passes an isolated closure to the standard library is drawn in a task
// that no actor runs; without the renderer's answer the runtime traps there.
@Suite struct RenderingAnywhereTests {
  struct Listing: View {
    let titles: [String]
    nonisolated init(titles: [String]) { self.titles = titles }
    var body: some View {
      Text(titles.map { decorated($0) }.joined(separator: ", "))
    }
    private func decorated(_ title: String) -> String { "<\(title)>" }
  }

  @Test func `closures of the main actor run where the renderer runs`() async {
    let tree = await Task.detached {
      let view = Listing(titles: ["a", "b"])
      return Renderer().render(view, in: EnvironmentValues()).tree
    }.value
    #expect(tree.nodes.map(\.text) == ["<a>, <b>"])
  }
}
