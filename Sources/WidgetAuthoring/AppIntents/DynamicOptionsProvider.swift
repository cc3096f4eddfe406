import Foundation

/// A type whose properties may be dependencies of the app.
public protocol _SupportsAppDependencies {}

/// What an options provider gives: values, in sections or not.
public protocol ResultsCollection {
  /// The type of one value.
  associatedtype Result: _IntentValue
  /// The values in order, without their sections.
  @_spi(Hosting) var values: [Result] { get }
}

extension ResultsCollection {
  /// No values, for a collection that this module does not know.
  @_spi(Hosting) public var values: [Result] { [] }
}

extension Array: ResultsCollection where Element: _IntentValue {
  /// The type of one value.
  public typealias Result = Element
  /// The array itself.
  @_spi(Hosting) public var values: [Element] { self }
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
