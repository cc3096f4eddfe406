import WidgetModel

/// Checks that the ids of views are distinct and can be archived.
enum ViewIDs {
  /// The maximum number of elements that are checked.
  private static let limit = 64

  /// The place where the calling code gives ids; `nil` outside a simulation.
  static var place: SourcePlace? { CurrentHost.environment == nil ? nil : CallPlace.here }

  /// Returns the place; `nil` for types known to be encodable and outside a simulation.
  static func place<ID>(of type: ID.Type) -> SourcePlace? {
    type is any Encodable.Type ? nil : place
  }

  /// Reports an id that cannot be encoded, and the first duplicate; duplicates count only with
  /// ordinary values, since synthesized ones may be equal.
  static func record<Data: RandomAccessCollection, ID: Hashable>(
    _ data: Data,
    _ identify: (Data.Element) -> ID,
    at place: SourcePlace
  ) {
    guard let first = data.first else { return }
    if !(ID.self is any Encodable.Type) { record(identify(first), at: place) }
    guard data.count > 1, OutsideData.shared.current.map({ $0.values == .ordinary }) ?? true else {
      return
    }
    var seen: Set<ID> = []
    for element in data.prefix(limit) {
      let id = identify(element)
      if !seen.insert(id).inserted {
        return CurrentHost.record(.viewIDDoubled, at: place, "\(id)")
      }
    }
  }

  /// Reports an id that cannot be encoded, judging `AnyHashable` by the value that it holds.
  static func record(_ id: some Hashable, at place: SourcePlace) {
    let value = AnyHashable(id).base
    guard !(value is any Encodable) else { return }
    CurrentHost.record(.viewIDUnencodable, at: place, "\(type(of: value))")
  }
}
