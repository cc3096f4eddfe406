/// One value for each placed widget of a run, by ``PlacementID``.
///
/// Subjects name placed widgets, and a hostile one names any number. So every id can be read and
/// written: one that no placed widget has reads the ``initial`` value, and what is written to it is
/// lost. No id traps, and none makes room.
///
/// Its members are part of whoever calls them, so that a table is as fast as an array.
@frozen
public struct PlacementTable<Value> {
  /// The value that a placed widget has when a run begins, and that of an id without a placed widget.
  public let initial: Value

  /// A spare value that all ids without a placed widget share, and behind it the values by number.
  ///
  /// The spare one equals ``initial`` except while it is written. It stands in front so that an id needs
  /// one comparison, as with an array.
  @usableFromInline var values: [Value]

  /// Creates a table of no placed widgets.
  @inlinable
  public init(_ initial: Value) {
    self.initial = initial
    values = [initial]
  }

  /// How many placed widgets there are.
  @inlinable public var count: Int { values.count - 1 }

  /// The ids of the placed widgets, in order.
  @inlinable public var ids: PlacementIDs { PlacementIDs(count: count) }

  /// Whether there is a placed widget of an id.
  @inlinable
  public func contains(_ id: PlacementID) -> Bool { place(of: id) > 0 }

  /// The value of a placed widget; of an id without one the initial value, which nothing changes.
  @inlinable
  public subscript(id: PlacementID) -> Value {
    _read { yield values[place(of: id)] }
    _modify {
      let place = place(of: id)
      defer { if place == 0 { forgetSpare() } }
      yield &values[place]
    }
  }

  /// Forgets all values and makes place for so many initial ones, in the room that there is.
  @inlinable
  public mutating func reset(count: Int) {
    values.removeAll(keepingCapacity: true)
    values.append(contentsOf: repeatElement(initial, count: count + 1))
  }

  /// Adds the value of the next placed widget.
  @inlinable
  public mutating func append(_ value: Value) { values.append(value) }

  /// The place of the value that an id reads: its own, or that of the spare one.
  @inlinable
  func place(of id: PlacementID) -> Int {
    // A negative number, read without its sign, is larger than any count.
    let place = Int(id.number) &+ 1
    return UInt(bitPattern: place) < UInt(bitPattern: values.count) ? place : 0
  }

  /// Takes back what was written to the spare value; kept out of the many places that write.
  @inlinable
  @inline(never)
  mutating func forgetSpare() { values[0] = initial }
}

extension PlacementTable: Equatable where Value: Equatable {}

extension PlacementTable: Hashable where Value: Hashable {}

extension PlacementTable: Sendable where Value: Sendable {}

/// The ids of so many placed widgets, in order.
@frozen
public struct PlacementIDs: Sequence, IteratorProtocol, Sendable {
  @usableFromInline var number: Int32 = 0
  @usableFromInline let end: Int32

  /// Creates the ids from 0 on.
  @inlinable
  public init(count: Int) { end = Int32(truncatingIfNeeded: count) }

  /// The next id, `nil` after the last.
  @inlinable
  public mutating func next() -> PlacementID? {
    guard number < end else { return nil }
    defer { number &+= 1 }
    return PlacementID(Int(number))
  }
}
