/// A table of values by ``PlacementID``, one for each placed widget of a run.
///
/// A hostile subject names any number, so an id without a placed widget reads the ``initial``
/// value, and writes to it are lost; no id traps or allocates. Its members are inlinable, so that a
/// table is as fast as an array.
@frozen
public struct PlacementTable<Value> {
  /// The value of a placed widget as a run begins, and of an id without a placed widget.
  public let initial: Value

  /// A spare value shared by all ids without a placed widget, followed by the values by number.
  ///
  /// The spare one equals ``initial`` except while it is written. It comes first so that an id
  /// needs one comparison, as with an array.
  @usableFromInline var values: [Value]

  /// Creates an empty table.
  @inlinable
  public init(_ initial: Value) {
    self.initial = initial
    values = [initial]
  }

  /// The number of placed widgets.
  @inlinable public var count: Int { values.count - 1 }

  /// The ids of the placed widgets, in order.
  @inlinable public var ids: PlacementIDs { PlacementIDs(count: count) }

  /// Returns true if an id has a placed widget.
  @inlinable
  public func contains(_ id: PlacementID) -> Bool { place(of: id) > 0 }

  /// The value of a placed widget, or the initial value for an id without one.
  @inlinable
  public subscript(id: PlacementID) -> Value {
    _read { yield values[place(of: id)] }
    _modify {
      let place = place(of: id)
      defer { if place == 0 { forgetSpare() } }
      yield &values[place]
    }
  }

  /// Replaces all values with `count` initial ones and keeps the capacity.
  @inlinable
  public mutating func reset(count: Int) {
    values.removeAll(keepingCapacity: true)
    values.append(contentsOf: repeatElement(initial, count: count + 1))
  }

  /// Adds the value of the next placed widget.
  @inlinable
  public mutating func append(_ value: Value) { values.append(value) }

  /// Returns the index of the value that an id reads: its own, or that of the spare one.
  @inlinable
  func place(of id: PlacementID) -> Int {
    // A negative number, read without its sign, is larger than any count.
    let place = Int(id.number) &+ 1
    return UInt(bitPattern: place) < UInt(bitPattern: values.count) ? place : 0
  }

  /// Restores the spare value after a write to it; not inlined, to stay out of the many writers.
  @inlinable
  @inline(never)
  mutating func forgetSpare() { values[0] = initial }
}

extension PlacementTable: Equatable where Value: Equatable {}

extension PlacementTable: Hashable where Value: Hashable {}

extension PlacementTable: Sendable where Value: Sendable {}

/// The ids of the first placed widgets, in order.
@frozen
public struct PlacementIDs: Sequence, IteratorProtocol, Sendable {
  @usableFromInline var number: Int32 = 0
  @usableFromInline let end: Int32

  /// Creates the ids from 0 to `count` - 1.
  @inlinable
  public init(count: Int) { end = Int32(truncatingIfNeeded: count) }

  /// Returns the next id, or `nil` after the last.
  @inlinable
  public mutating func next() -> PlacementID? {
    guard number < end else { return nil }
    defer { number &+= 1 }
    return PlacementID(Int(number))
  }
}
