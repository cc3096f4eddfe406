import Foundation

extension NSPredicate {
  /// Creates a predicate; unsupported syntax, such as a subquery, makes it true for every object.
  public convenience init(format predicateFormat: String, _ args: Any?...) {
    self.init(format: predicateFormat, argumentArray: args.map { $0 ?? NSNull() })
  }

  public convenience init(format predicateFormat: String, argumentArray arguments: [Any]?) {
    let condition = PredicateFormat.condition(predicateFormat, arguments ?? [])
    self.init { object, _ in condition?(object) ?? true }
  }
}
