// The generators of the standard library's types: all values of a type, and short collections.

extension Generatable where Self: FixedWidthInteger & Sendable {
  /// All numbers of the type; 0 is the simplest.
  public static var generator: Integers<Self> { Integers() }
}

extension Int: Generatable {}
extension Int8: Generatable {}
extension Int16: Generatable {}
extension Int32: Generatable {}
extension Int64: Generatable {}
extension UInt: Generatable {}
extension UInt8: Generatable {}
extension UInt16: Generatable {}
extension UInt32: Generatable {}
extension UInt64: Generatable {}

extension Double: Generatable {
  /// All numbers, including the infinities and NaN.
  public static var generator: Floats<Double> { Floats() }
}

extension Float: Generatable {
  /// All numbers, including the infinities and NaN.
  public static var generator: Floats<Float> { Floats() }
}

extension Bool: Generatable {
  /// False, the simplest, and true.
  public static var generator: Booleans { Booleans() }
}

extension String: Generatable {
  /// Texts of up to 20 scalars, including those known to break programs.
  public static var generator: Strings { Strings() }
}

extension Character: Generatable {
  /// Characters of one scalar.
  public static var generator: Characters { Characters() }
}

extension Unicode.Scalar: Generatable {
  /// All scalars.
  public static var generator: Scalars { Scalars() }
}

extension CivilDate: Generatable {
  /// The dates from 1900 to 2100.
  public static var generator: Dates { Dates() }
}

extension Optional: Generatable where Wrapped: Generatable {
  /// Nil, the simplest, or a value.
  public static var generator: Optionals<Wrapped.DefaultGenerator> { Wrapped.generator.optional() }
}

extension Array: Generatable where Element: Generatable {
  /// Arrays of up to 20 elements.
  public static var generator: Lists<Element.DefaultGenerator> { Element.generator.list() }
}

extension Set: Generatable where Element: Generatable {
  /// Sets of up to 20 elements.
  public static var generator: Mapped<DistinctLists<Element.DefaultGenerator>, Set<Element>> {
    Element.generator.set()
  }
}

extension Dictionary: Generatable where Key: Generatable, Value: Generatable {
  /// Dictionaries of up to 20 pairs.
  public static var generator: Dictionaries<Key.DefaultGenerator, Value.DefaultGenerator> {
    Key.generator.dictionary(to: Value.generator)
  }
}

extension ClosedRange: Generatable where Bound: Generatable & FixedWidthInteger {
  /// Ranges between two values of which the second may be the lesser one.
  public static var generator: Draw<ClosedRange<Bound>> {
    Draw { source in
      let (one, other): (Bound, Bound) = (source.draw(), source.draw())
      return one <= other ? one...other : other...one
    }
  }
}

extension Range: Generatable where Bound: Generatable & FixedWidthInteger {
  /// Ranges between two values of which the second may be the lesser one; they may be empty.
  public static var generator: Draw<Range<Bound>> {
    Draw { source in
      let (one, other): (Bound, Bound) = (source.draw(), source.draw())
      return one <= other ? one..<other : other..<one
    }
  }
}
