import Foundation

public protocol _SupportsAppDependencies {}

public protocol ResultsCollection {
  associatedtype Result: _IntentValue
}

extension ResultsCollection {
  /// The values without their sections; of an app's own collection, the elements of a sequence.
  @_spi(Hosting) public var values: [Result] {
    if let known = self as? any ValueListing { return known.listedValues as? [Result] ?? [] }
    guard let sequence = self as? any Sequence else { return [] }
    return sequence.map { $0 }.compactMap { $0 as? Result }
  }
}

/// A collection that can list its values, apart from ``ResultsCollection``, which apps adopt.
protocol ValueListing {
  var listedValues: Any { get }
}

extension Array: ResultsCollection where Element: _IntentValue {
  public typealias Result = Element
}

extension Array: ValueListing {
  var listedValues: Any { self }
}

/// A source of the values that a parameter may have (AI-08).
public protocol DynamicOptionsProvider: _SupportsAppDependencies {
  associatedtype Result: ResultsCollection
  associatedtype DefaultValue: _IntentValue = Result.Result
  where DefaultValue.ValueType == Result.Result.ValueType

  func results() async throws -> Result
  func defaultResult() async -> DefaultValue?
}

extension DynamicOptionsProvider {
  public func defaultResult() async -> DefaultValue? { nil }
}

extension _SupportsAppDependencies {
  public typealias Dependency = AppDependency
}
