import Foundation

/// A type whose properties may be dependencies of the app.
public protocol _SupportsAppDependencies {}

/// What an options provider gives: values, in sections or not.
public protocol ResultsCollection {
  /// The type of one value.
  associatedtype Result: _IntentValue
}

extension ResultsCollection {
  /// The values in order, without their sections; those of an app's own type if it is a sequence.
  @_spi(Hosting) public var values: [Result] {
    if let known = self as? any ValueListing { return known.listedValues as? [Result] ?? [] }
    guard let sequence = self as? any Sequence else { return [] }
    return sequence.map { $0 }.compactMap { $0 as? Result }
  }
}

/// A collection that tells its values.
///
/// No requirement of ``ResultsCollection``, which apps adopt.
protocol ValueListing {
  /// The values, an array of the collection's result type.
  var listedValues: Any { get }
}

extension Array: ResultsCollection where Element: _IntentValue {
  /// The type of one value.
  public typealias Result = Element
}

extension Array: ValueListing {
  var listedValues: Any { self }
}

/// Offers the values that a parameter may have.
///
/// Source: AI-08.
public protocol DynamicOptionsProvider: _SupportsAppDependencies {
  /// What is offered.
  associatedtype Result: ResultsCollection
  /// The type of the default.
  associatedtype DefaultValue: _IntentValue = Result.Result
  where DefaultValue.ValueType == Result.Result.ValueType

  /// The values on offer.
  func results() async throws -> Result
  /// The value that a parameter has until the person chooses.
  func defaultResult() async -> DefaultValue?
}

extension DynamicOptionsProvider {
  /// No default.
  public func defaultResult() async -> DefaultValue? { nil }
}

extension _SupportsAppDependencies {
  /// A dependency's wrapper under the name that queries use.
  public typealias Dependency = AppDependency
}
