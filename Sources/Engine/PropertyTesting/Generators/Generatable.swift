/// A type with a generator of its own, so that a property can ask for values by type alone.
///
/// ```swift
/// try await check { (name: String, age: Int?) in ... }
/// ```
///
/// The standard types conform: numbers, Booleans, strings, optionals, collections and ranges. A
/// record draws its fields, each by its type or from a generator:
///
/// ```swift
/// extension Order: Generatable {
///   static var generator: some Generator<Order> {
///     Draw { source in Order(count: source.draw(in: 1...99), gift: source.draw()) }
///   }
/// }
/// ```
///
/// An enumeration that is `CaseIterable` needs no code: `extension Suit: Generatable {}`.
public protocol Generatable: SendableMetatype {
  /// The type of the generator.
  associatedtype DefaultGenerator: Generator<Self>

  /// The generator of values for which only the type is known.
  static var generator: DefaultGenerator { get }
}

extension Generatable where Self: CaseIterable & Sendable, DefaultGenerator == Elements<Self> {
  /// The cases in declaration order; the first is the simplest.
  public static var generator: Elements<Self> { Elements(allCases) }
}

extension ChoiceSource {
  /// Draws a value by its type: `let name: String = source.draw()`.
  @inlinable
  public func draw<Value: Generatable>(_ type: Value.Type = Value.self) -> Value {
    Value.generator.generate(from: self)
  }
}

/// The values of a type, or tuples of several types, from their own generators.
///
/// ```swift
/// try await check(Values<String>().list(count: 1...3)) { names in ... }
/// ```
public struct Values<Value>: Generator {
  @usableFromInline let draw: @Sendable (ChoiceSource) -> Value

  /// Creates the generator of a type.
  @inlinable
  public init() where Value: Generatable {
    let generator = Value.generator
    draw = { generator.generate(from: $0) }
  }

  /// Creates the generator of tuples of several types.
  @inlinable
  public init<each Part: Generatable>(of types: repeat (each Part).Type)
  where Value == (repeat each Part) {
    let generators = (repeat (each Part).generator)
    draw = { source in (repeat (each generators).generate(from: source)) }
  }

  /// Draws one value.
  @inlinable
  public func generate(from source: ChoiceSource) -> Value { draw(source) }
}
