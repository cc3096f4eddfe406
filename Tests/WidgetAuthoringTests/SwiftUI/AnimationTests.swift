import SwiftUI
import Testing
@_spi(Hosting) import WidgetAuthoring

// Goal: animations are free: no animation asks for a reload (RB-17).
@MainActor @Suite struct AnimationTests {
  @Test func `an animation asks for no reload`() async {
    await onFreshHost { host in
      let view = VStack {
        Text("1").contentTransition(.numericText()).animation(.spring, value: 1)
        Text("2").transition(.slide).animation(.default, value: 2)
      }
      let tree = Renderer().render(view, in: EnvironmentValues()).tree
      withAnimation(.bouncy) {}
      #expect(tree.nodes.count == 3)
      #expect(tree.attribute(.animation, of: 1) != nil)
      #expect(host.sideEffects == [])
    }
  }
}
