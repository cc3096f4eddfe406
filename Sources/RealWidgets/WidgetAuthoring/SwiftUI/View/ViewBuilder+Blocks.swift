// The overloads for 2 to 10 statements are faster than the variadic one. It accepts more, because
// the platform's limit of 10 does not fail the build here. Views never leave the thread that draws
// them, so they may be captured as `nonisolated(unsafe)`.

extension ViewBuilder {
  public static func buildBlock<C0: View, C1: View>(_ c0: C0, _ c1: C1) -> TupleView<(C0, C1)> {
    nonisolated(unsafe) let c0 = c0
    nonisolated(unsafe) let c1 = c1
    return TupleView(count: 2) {
      C0._make(c0, $0)
      C1._make(c1, $0)
    }
  }

  public static func buildBlock<C0: View, C1: View, C2: View>(_ c0: C0, _ c1: C1, _ c2: C2)
    -> TupleView<(C0, C1, C2)>
  {
    nonisolated(unsafe) let c0 = c0
    nonisolated(unsafe) let c1 = c1
    nonisolated(unsafe) let c2 = c2
    return TupleView(count: 3) {
      C0._make(c0, $0)
      C1._make(c1, $0)
      C2._make(c2, $0)
    }
  }

  public static func buildBlock<C0: View, C1: View, C2: View, C3: View>(
    _ c0: C0,
    _ c1: C1,
    _ c2: C2,
    _ c3: C3
  ) -> TupleView<(C0, C1, C2, C3)> {
    nonisolated(unsafe) let c0 = c0
    nonisolated(unsafe) let c1 = c1
    nonisolated(unsafe) let c2 = c2
    nonisolated(unsafe) let c3 = c3
    return TupleView(count: 4) {
      C0._make(c0, $0)
      C1._make(c1, $0)
      C2._make(c2, $0)
      C3._make(c3, $0)
    }
  }

  public static func buildBlock<C0: View, C1: View, C2: View, C3: View, C4: View>(
    _ c0: C0,
    _ c1: C1,
    _ c2: C2,
    _ c3: C3,
    _ c4: C4
  ) -> TupleView<(C0, C1, C2, C3, C4)> {
    nonisolated(unsafe) let c0 = c0
    nonisolated(unsafe) let c1 = c1
    nonisolated(unsafe) let c2 = c2
    nonisolated(unsafe) let c3 = c3
    nonisolated(unsafe) let c4 = c4
    return TupleView(count: 5) {
      C0._make(c0, $0)
      C1._make(c1, $0)
      C2._make(c2, $0)
      C3._make(c3, $0)
      C4._make(c4, $0)
    }
  }

  public static func buildBlock<C0: View, C1: View, C2: View, C3: View, C4: View, C5: View>(
    _ c0: C0,
    _ c1: C1,
    _ c2: C2,
    _ c3: C3,
    _ c4: C4,
    _ c5: C5
  ) -> TupleView<(C0, C1, C2, C3, C4, C5)> {
    nonisolated(unsafe) let c0 = c0
    nonisolated(unsafe) let c1 = c1
    nonisolated(unsafe) let c2 = c2
    nonisolated(unsafe) let c3 = c3
    nonisolated(unsafe) let c4 = c4
    nonisolated(unsafe) let c5 = c5
    return TupleView(count: 6) {
      C0._make(c0, $0)
      C1._make(c1, $0)
      C2._make(c2, $0)
      C3._make(c3, $0)
      C4._make(c4, $0)
      C5._make(c5, $0)
    }
  }

  public static func buildBlock<
    C0: View,
    C1: View,
    C2: View,
    C3: View,
    C4: View,
    C5: View,
    C6: View
  >(_ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6) -> TupleView<
    (C0, C1, C2, C3, C4, C5, C6)
  > {
    nonisolated(unsafe) let c0 = c0
    nonisolated(unsafe) let c1 = c1
    nonisolated(unsafe) let c2 = c2
    nonisolated(unsafe) let c3 = c3
    nonisolated(unsafe) let c4 = c4
    nonisolated(unsafe) let c5 = c5
    nonisolated(unsafe) let c6 = c6
    return TupleView(count: 7) {
      C0._make(c0, $0)
      C1._make(c1, $0)
      C2._make(c2, $0)
      C3._make(c3, $0)
      C4._make(c4, $0)
      C5._make(c5, $0)
      C6._make(c6, $0)
    }
  }

  public static func buildBlock<
    C0: View,
    C1: View,
    C2: View,
    C3: View,
    C4: View,
    C5: View,
    C6: View,
    C7: View
  >(_ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7) -> TupleView<
    (C0, C1, C2, C3, C4, C5, C6, C7)
  > {
    nonisolated(unsafe) let c0 = c0
    nonisolated(unsafe) let c1 = c1
    nonisolated(unsafe) let c2 = c2
    nonisolated(unsafe) let c3 = c3
    nonisolated(unsafe) let c4 = c4
    nonisolated(unsafe) let c5 = c5
    nonisolated(unsafe) let c6 = c6
    nonisolated(unsafe) let c7 = c7
    return TupleView(count: 8) {
      C0._make(c0, $0)
      C1._make(c1, $0)
      C2._make(c2, $0)
      C3._make(c3, $0)
      C4._make(c4, $0)
      C5._make(c5, $0)
      C6._make(c6, $0)
      C7._make(c7, $0)
    }
  }

  public static func buildBlock<
    C0: View,
    C1: View,
    C2: View,
    C3: View,
    C4: View,
    C5: View,
    C6: View,
    C7: View,
    C8: View
  >(_ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7, _ c8: C8)
    -> TupleView<(C0, C1, C2, C3, C4, C5, C6, C7, C8)>
  {
    nonisolated(unsafe) let c0 = c0
    nonisolated(unsafe) let c1 = c1
    nonisolated(unsafe) let c2 = c2
    nonisolated(unsafe) let c3 = c3
    nonisolated(unsafe) let c4 = c4
    nonisolated(unsafe) let c5 = c5
    nonisolated(unsafe) let c6 = c6
    nonisolated(unsafe) let c7 = c7
    nonisolated(unsafe) let c8 = c8
    return TupleView(count: 9) {
      C0._make(c0, $0)
      C1._make(c1, $0)
      C2._make(c2, $0)
      C3._make(c3, $0)
      C4._make(c4, $0)
      C5._make(c5, $0)
      C6._make(c6, $0)
      C7._make(c7, $0)
      C8._make(c8, $0)
    }
  }

  public static func buildBlock<
    C0: View,
    C1: View,
    C2: View,
    C3: View,
    C4: View,
    C5: View,
    C6: View,
    C7: View,
    C8: View,
    C9: View
  >(
    _ c0: C0,
    _ c1: C1,
    _ c2: C2,
    _ c3: C3,
    _ c4: C4,
    _ c5: C5,
    _ c6: C6,
    _ c7: C7,
    _ c8: C8,
    _ c9: C9
  ) -> TupleView<(C0, C1, C2, C3, C4, C5, C6, C7, C8, C9)> {
    nonisolated(unsafe) let c0 = c0
    nonisolated(unsafe) let c1 = c1
    nonisolated(unsafe) let c2 = c2
    nonisolated(unsafe) let c3 = c3
    nonisolated(unsafe) let c4 = c4
    nonisolated(unsafe) let c5 = c5
    nonisolated(unsafe) let c6 = c6
    nonisolated(unsafe) let c7 = c7
    nonisolated(unsafe) let c8 = c8
    nonisolated(unsafe) let c9 = c9
    return TupleView(count: 10) {
      C0._make(c0, $0)
      C1._make(c1, $0)
      C2._make(c2, $0)
      C3._make(c3, $0)
      C4._make(c4, $0)
      C5._make(c5, $0)
      C6._make(c6, $0)
      C7._make(c7, $0)
      C8._make(c8, $0)
      C9._make(c9, $0)
    }
  }

  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> {
    var parts: [PartView] = []
    for child in repeat each content { parts.append(PartView(of: child)) }
    let views = parts
    return TupleView(count: views.count) { renderer in
      for view in views { view.make(renderer) }
    }
  }
}

extension Renderer {
  @MainActor func draw<Content: View>(_ content: Content) { Content._make(content, self) }
}
