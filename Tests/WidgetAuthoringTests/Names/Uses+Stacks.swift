import SwiftUI

extension Uses {
  /// Stacks, grids, groups and their contents.
  func addStacks() {
    view("VStack", "VStack{}") { VStack { Text("a") } }
    view("VStack(alignment:){}", ".leading") { VStack(alignment: .leading) { Text("a") } }
    view("VStack(spacing:){}") { VStack(spacing: 3) { Text("a") } }
    view("VStack(alignment:spacing:){}", ".trailing") {
      VStack(alignment: .trailing, spacing: 3) { Text("a") }
    }
    view("VStack(alignment:spacing:content:)") {
      VStack(alignment: .center, spacing: 3, content: { Text("a") })
    }
    view("HStack", "HStack{}") { HStack { Text("a") } }
    view("HStack(){}") { HStack() { Text("a") } }
    view("HStack(spacing:){}") { HStack(spacing: 3) { Text("a") } }
    view("HStack(alignment:){}", ".top") { HStack(alignment: .top) { Text("a") } }
    view("HStack(alignment:spacing:){}", ".firstTextBaseline") {
      HStack(alignment: .firstTextBaseline, spacing: 3) { Text("a") }
    }
    view("ZStack", "ZStack{}") { ZStack { Text("a") } }
    view("ZStack(alignment:){}", ".bottom") { ZStack(alignment: .bottom) { Text("a") } }
    view("Alignment", ".topLeading", from: ZStack { Text("a") }) {
      ZStack(alignment: Alignment.topLeading) { Text("a") }
    }
    view(".topTrailing") { ZStack(alignment: .topTrailing) { Text("a") } }
    view(".bottomLeading") { ZStack(alignment: .bottomLeading) { Text("a") } }
    view(".bottomTrailing") { ZStack(alignment: .bottomTrailing) { Text("a") } }
    view(".center", from: ZStack(alignment: .top) { Text("a") }) {
      ZStack(alignment: .center) { Text("a") }
    }
    view("Spacer", "Spacer()", from: VStack {}) { VStack { Spacer() } }
    view("Spacer(minLength:)", from: Spacer()) { Spacer(minLength: 5) }
    view("Divider", "Divider()", from: VStack {}) { VStack { Divider() } }
    view("EmptyView", "EmptyView()") { EmptyView() }
    view("Group", "Group{}") {
      Group {
        Text("a")
        Text("b")
      }
    }
    view("ForEach", "ForEach(_:){}") { ForEach(0..<2) { Text("\($0)") } }
    view("ForEach(_:id:){}") { ForEach(["a", "b"], id: \.self) { Text($0) } }
    view("AnyView", "AnyView(_:)") { AnyView(Text("hidden type")) }
    view("ViewThatFits", "ViewThatFits{}") { ViewThatFits { Text("a") } }
    view("GeometryReader", "GeometryReader{}") { GeometryReader { Text("\($0.size.width)") } }
    view("Grid", "GridRow", "GridRow{}") { Grid { GridRow { Text("a") } } }
    view("LazyVGrid", "LazyVGrid(columns:spacing:){}", "GridItem", "GridItem(_:)") {
      LazyVGrid(columns: [GridItem(.fixed(20))], spacing: 4) { Text("a") }
    }
    view(
      "LazyVGrid(columns:alignment:spacing:){}",
      "GridItem(_:spacing:)",
      ".flexible",
      ".flexible()",
      from: LazyVGrid(columns: [GridItem(.fixed(20))], spacing: 4) { Text("a") }
    ) {
      LazyVGrid(
        columns: [GridItem(.flexible(), spacing: 2)],
        alignment: .leading,
        spacing: 4
      ) { Text("a") }
    }
    do {
      struct Parts: View {
        @ViewBuilder var parts: some View {
          Text("a")
          Text("b")
        }
        var body: some View { parts }
      }
      view("View", "@ViewBuilder") { Parts() }
    }
    do {
      struct Framed: ViewModifier {
        func body(content: Content) -> some View { content.padding(7) }
      }
      view("ViewModifier", ".modifier", ".modifier(_:)") { Text("a").modifier(Framed()) }
    }
  }
}
