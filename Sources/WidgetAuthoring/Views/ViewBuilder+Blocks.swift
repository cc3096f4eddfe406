// The overloads for 2 to 10 statements are faster than the one for any number, which serves longer
// closures: the platform's limit of 10 is no error here.

extension ViewBuilder {
  /// A closure with two statements.
  public static func buildBlock<C0: View, C1: View>(_ c0: C0, _ c1: C1) -> TupleView<(C0, C1)> {
    TupleView((c0, c1), count: 2) {
      C0._make($0.0, $1)
      C1._make($0.1, $1)
    }
  }

  /// A closure with three statements.
  public static func buildBlock<C0: View, C1: View, C2: View>(_ c0: C0, _ c1: C1, _ c2: C2)
    -> TupleView<(C0, C1, C2)>
  {
    TupleView((c0, c1, c2), count: 3) {
      C0._make($0.0, $1)
      C1._make($0.1, $1)
      C2._make($0.2, $1)
    }
  }

  /// A closure with four statements.
  public static func buildBlock<C0: View, C1: View, C2: View, C3: View>(
    _ c0: C0,
    _ c1: C1,
    _ c2: C2,
    _ c3: C3
  ) -> TupleView<(C0, C1, C2, C3)> {
    TupleView((c0, c1, c2, c3), count: 4) {
      C0._make($0.0, $1)
      C1._make($0.1, $1)
      C2._make($0.2, $1)
      C3._make($0.3, $1)
    }
  }

  /// A closure with five statements.
  public static func buildBlock<C0: View, C1: View, C2: View, C3: View, C4: View>(
    _ c0: C0,
    _ c1: C1,
    _ c2: C2,
    _ c3: C3,
    _ c4: C4
  ) -> TupleView<(C0, C1, C2, C3, C4)> {
    TupleView((c0, c1, c2, c3, c4), count: 5) {
      C0._make($0.0, $1)
      C1._make($0.1, $1)
      C2._make($0.2, $1)
      C3._make($0.3, $1)
      C4._make($0.4, $1)
    }
  }

  /// A closure with six statements.
  public static func buildBlock<C0: View, C1: View, C2: View, C3: View, C4: View, C5: View>(
    _ c0: C0,
    _ c1: C1,
    _ c2: C2,
    _ c3: C3,
    _ c4: C4,
    _ c5: C5
  ) -> TupleView<(C0, C1, C2, C3, C4, C5)> {
    TupleView((c0, c1, c2, c3, c4, c5), count: 6) {
      C0._make($0.0, $1)
      C1._make($0.1, $1)
      C2._make($0.2, $1)
      C3._make($0.3, $1)
      C4._make($0.4, $1)
      C5._make($0.5, $1)
    }
  }

  /// A closure with seven statements.
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
    TupleView((c0, c1, c2, c3, c4, c5, c6), count: 7) {
      C0._make($0.0, $1)
      C1._make($0.1, $1)
      C2._make($0.2, $1)
      C3._make($0.3, $1)
      C4._make($0.4, $1)
      C5._make($0.5, $1)
      C6._make($0.6, $1)
    }
  }

  /// A closure with eight statements.
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
    TupleView((c0, c1, c2, c3, c4, c5, c6, c7), count: 8) {
      C0._make($0.0, $1)
      C1._make($0.1, $1)
      C2._make($0.2, $1)
      C3._make($0.3, $1)
      C4._make($0.4, $1)
      C5._make($0.5, $1)
      C6._make($0.6, $1)
      C7._make($0.7, $1)
    }
  }

  /// A closure with nine statements.
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
    TupleView((c0, c1, c2, c3, c4, c5, c6, c7, c8), count: 9) {
      C0._make($0.0, $1)
      C1._make($0.1, $1)
      C2._make($0.2, $1)
      C3._make($0.3, $1)
      C4._make($0.4, $1)
      C5._make($0.5, $1)
      C6._make($0.6, $1)
      C7._make($0.7, $1)
      C8._make($0.8, $1)
    }
  }

  /// A closure with ten statements.
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
    TupleView((c0, c1, c2, c3, c4, c5, c6, c7, c8, c9), count: 10) {
      C0._make($0.0, $1)
      C1._make($0.1, $1)
      C2._make($0.2, $1)
      C3._make($0.3, $1)
      C4._make($0.4, $1)
      C5._make($0.5, $1)
      C6._make($0.6, $1)
      C7._make($0.7, $1)
      C8._make($0.8, $1)
      C9._make($0.9, $1)
    }
  }

  /// A closure with more statements than ten.
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> {
    var count = 0
    for _ in repeat (each Content).self { count += 1 }
    return TupleView((repeat each content), count: count) { value, renderer in
      for child in repeat each value { renderer.draw(child) }
    }
  }
}

extension Renderer {
  /// Draws a view whose type only the call knows.
  @MainActor func draw<Content: View>(_ content: Content) { Content._make(content, self) }
}
