/// The file that every program with stand-ins is compiled with.
///
/// It has what stand-ins are made of: the opaque value, what makes values of a type, and the record of
/// the stand-ins that the program met. It is text, since it is compiled with the program and not here.
enum SupportSource {
  /// The name of the file.
  static let fileName = "StandInSupport.swift"

  /// The text.
  static let text = #"""
    import Foundation
    import SwiftUI
    import WidgetKit

    /// The stand-ins whose values the program has met, in the order in which it met them.
    public enum StandInRecord {
      nonisolated(unsafe) private static var met: [String] = []
      nonisolated(unsafe) private static var calls: [String: Int] = [:]
      private static let lock = NSLock()

      /// The names so far, each once.
      public static var names: [String] { lock.withLock { met } }

      /// Takes down that a stand-in gave a value or did nothing.
      public static func note(_ name: String) {
        lock.withLock { if !met.contains(name) { met.append(name) } }
      }

      /// Gives a value back as it is, which a stand-in should have changed.
      static func passed<Value>(_ value: Value, _ name: String) -> Value {
        note(name)
        return value
      }

      /// Calls what a stand-in was given to call, a few times at most.
      static func run(_ name: String, _ body: () throws -> Void) {
        note(name)
        let count = lock.withLock { () -> Int in
          calls[name, default: 0] += 1
          return calls[name] ?? 0
        }
        guard count <= 8 else { return }
        try? body()
      }
    }

    /// A type whose values can be made out of nothing.
    public protocol StandInMakeable {
      static func standInMade(_ name: String) -> Any
    }

    /// A value for a stand-in's result.
    enum StandIns {
      static func make<Value>(_ name: String, _ type: Value.Type = Value.self) -> Value {
      StandInRecord.note(name)
      if let type = Value.self as? any StandInMakeable.Type,
        let value = type.standInMade(name) as? Value
      {
        return value
      }
      return other(name)
      }

      /// A value of a type that does not say how one is made.
      static func other<Value>(_ name: String, _ type: Value.Type = Value.self) -> Value {
      if let value = () as? Value { return value }
      if let type = Value.self as? any CaseIterable.Type, let value = StandInMaker.first(of: type) as? Value {
        return value
      }
      if let type = Value.self as? any Decodable.Type,
        let value = (try? type.init(from: StandInDecoder())) as? Value
      {
        return value
      }
      if let value = StandInValue(name) as? Value { return value }
      fatalError("no value of \(Value.self) can be made for the stand-in \(name)")
    }
    }

    extension StandIns {
      /// A value as text, by which values without an identity of their own are compared.
      static func text<Value>(_ value: Value) -> String {
        if Value.self is AnyObject.Type { return "\(ObjectIdentifier(value as AnyObject))" }
        return "\(value)"
      }
    }

    /// The name of a method, where no Objective-C runtime could call it.
    public struct StandInSelector: Hashable, ExpressibleByStringLiteral, Sendable {
      public let name: String
      public init(stringLiteral name: String) { self.name = name }
      public init(_ name: String) { self.name = name }
    }

    /// What a wrapper of a property keeps.
    final class StandInBox<Value>: @unchecked Sendable {
      private let name: String
      private var kept: Value
      init(_ value: Value, _ name: String) {
        kept = value
        self.name = name
      }
      var value: Value {
        get {
          StandInRecord.note(name)
          return kept
        }
        set { kept = newValue }
      }
    }

    extension StandInMakeable {
      public static func standInMade(_ name: String) -> Any { StandIns.other(name, Self.self) }
    }

    extension AsyncStream: StandInMakeable { public static func standInMade(_ name: String) -> Any { AsyncStream { $0.finish() } } }

    enum StandInMaker {
      static func first<Cases: CaseIterable>(of type: Cases.Type) -> Any? { type.allCases.first }
      static func word(_ name: String) -> String {
        String(name.split(separator: ".").last?.prefix { $0 != "(" } ?? "")
      }
    }

    extension String: StandInMakeable { public static func standInMade(_ name: String) -> Any { StandInMaker.word(name) } }
    extension Substring: StandInMakeable { public static func standInMade(_ name: String) -> Any { Substring(StandInMaker.word(name)) } }
    extension Int: StandInMakeable { public static func standInMade(_ name: String) -> Any { 1 } }
    extension Int16: StandInMakeable { public static func standInMade(_ name: String) -> Any { Int16(1) } }
    extension Int32: StandInMakeable { public static func standInMade(_ name: String) -> Any { Int32(1) } }
    extension Int64: StandInMakeable { public static func standInMade(_ name: String) -> Any { Int64(1) } }
    extension UInt: StandInMakeable { public static func standInMade(_ name: String) -> Any { UInt(1) } }
    extension UInt8: StandInMakeable { public static func standInMade(_ name: String) -> Any { UInt8(1) } }
    extension UInt32: StandInMakeable { public static func standInMade(_ name: String) -> Any { UInt32(1) } }
    extension UInt64: StandInMakeable { public static func standInMade(_ name: String) -> Any { UInt64(1) } }
    extension Double: StandInMakeable { public static func standInMade(_ name: String) -> Any { 1.0 } }
    extension Float: StandInMakeable { public static func standInMade(_ name: String) -> Any { Float(1) } }
    extension CGFloat: StandInMakeable { public static func standInMade(_ name: String) -> Any { CGFloat(1) } }
    extension Bool: StandInMakeable { public static func standInMade(_ name: String) -> Any { false } }
    extension Date: StandInMakeable { public static func standInMade(_ name: String) -> Any { Date() } }
    extension Data: StandInMakeable { public static func standInMade(_ name: String) -> Any { Data() } }
    extension UUID: StandInMakeable { public static func standInMade(_ name: String) -> Any { UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1)) } }
    extension URL: StandInMakeable { public static func standInMade(_ name: String) -> Any { URL(fileURLWithPath: "/" + StandInMaker.word(name)) } }
    extension Decimal: StandInMakeable { public static func standInMade(_ name: String) -> Any { Decimal(1) } }
    extension TimeZone: StandInMakeable { public static func standInMade(_ name: String) -> Any { TimeZone.current } }
    extension Locale: StandInMakeable { public static func standInMade(_ name: String) -> Any { Locale.current } }
    extension Calendar: StandInMakeable { public static func standInMade(_ name: String) -> Any { Calendar.current } }
    extension Array: StandInMakeable { public static func standInMade(_ name: String) -> Any { [Element]() } }
    extension Set: StandInMakeable { public static func standInMade(_ name: String) -> Any { Set<Element>() } }
    extension Dictionary: StandInMakeable { public static func standInMade(_ name: String) -> Any { [Key: Value]() } }
    extension Optional: StandInMakeable { public static func standInMade(_ name: String) -> Any { Wrapped?.none as Any } }
    extension Color: StandInMakeable { public static func standInMade(_ name: String) -> Any { Color.gray } }
    extension Image: StandInMakeable { public static func standInMade(_ name: String) -> Any { Image(systemName: "questionmark") } }
    extension Font: StandInMakeable { public static func standInMade(_ name: String) -> Any { Font.body } }
    extension Text: StandInMakeable { public static func standInMade(_ name: String) -> Any { Text(verbatim: StandInMaker.word(name)) } }
    extension AnyView: StandInMakeable { public static func standInMade(_ name: String) -> Any { AnyView(EmptyView()) } }
    extension EmptyView: StandInMakeable { public static func standInMade(_ name: String) -> Any { EmptyView() } }
    extension DateComponents: StandInMakeable { public static func standInMade(_ name: String) -> Any { DateComponents() } }
    extension DateInterval: StandInMakeable { public static func standInMade(_ name: String) -> Any { DateInterval() } }
    extension Measurement: StandInMakeable where UnitType: Dimension { public static func standInMade(_ name: String) -> Any { Measurement(value: 1, unit: UnitType.baseUnit()) } }

    /// What a stand-in keeps: the arguments it was made with, and what was assigned to it.
    public final class StandInStorage: @unchecked Sendable {
      let name: String
      var values: [String: Any]
      var content: (() -> AnyView)?
      init(_ name: String, _ values: [String: Any] = [:], content: (() -> AnyView)? = nil) {
        self.name = name
        self.values = values
        self.content = content
        StandInRecord.note(name)
      }
      func keep(_ values: [String: Any]) { self.values.merge(values) { $1 } }
      func value<Value>(_ member: String) -> Value {
        if let value = values[member] as? Value {
          StandInRecord.note(name + "." + member)
          return value
        }
        return StandIns.make(name + "." + member)
      }
    }

    /// What all stand-ins for types have in common.
    public protocol StandInType: StandInMakeable {
      var standIn: StandInStorage { get }
    }

    extension StandInType {
      public subscript(dynamicMember member: String) -> StandInValue {
        get { standIn.value(member) }
        nonmutating set { standIn.values[member] = newValue }
      }
      @_disfavoredOverload
      public subscript(dynamicMember member: String) -> StandInValue? {
        get { standIn.value(member) }
        nonmutating set { standIn.values[member] = newValue }
      }
      @_disfavoredOverload
      public subscript<Value: StandInMakeable>(dynamicMember member: String) -> Value {
        get { standIn.value(member) }
        nonmutating set { standIn.values[member] = newValue }
      }
      public static subscript(dynamicMember member: String) -> StandInValue {
        get { StandIns.make("\(Self.self).\(member)") }
        set {}
      }
      @_disfavoredOverload
      public static subscript(dynamicMember member: String) -> StandInValue? {
        get { StandIns.make("\(Self.self).\(member)") }
        set {}
      }
      @_disfavoredOverload
      public static subscript<Value: StandInMakeable>(dynamicMember member: String) -> Value {
        get { StandIns.make("\(Self.self).\(member)") }
        set {}
      }
      public subscript<Key>(_ key: Key) -> StandInValue {
        get { standIn.value("\(key)") }
        nonmutating set { standIn.values["\(key)"] = newValue }
      }
      @_disfavoredOverload
      public subscript<Key>(_ key: Key) -> StandInValue? {
        get { standIn.value("\(key)") }
        nonmutating set { standIn.values["\(key)"] = newValue }
      }
      @_disfavoredOverload
      public subscript<Key, Value: StandInMakeable>(_ key: Key) -> Value {
        get { standIn.value("\(key)") }
        nonmutating set { standIn.values["\(key)"] = newValue }
      }
    }

    /// A stand-in that is a value.
    public protocol StandInStruct: StandInType {
      static var standInName: String { get }
      init(standIn: StandInStorage)
    }

    extension StandInStruct {
      public init() { self.init(standIn: StandInStorage(Self.standInName)) }
      public init(from decoder: any Decoder) throws { self.init() }
      public func encode(to encoder: any Encoder) throws {}
      public static func standInMade(_ name: String) -> Any { Self(standIn: StandInStorage(name)) }
      public static func == (left: Self, right: Self) -> Bool { left.standIn === right.standIn || left.standInText == right.standInText }
      public static func < (left: Self, right: Self) -> Bool { left.standInText < right.standInText }
      public func hash(into hasher: inout Hasher) { hasher.combine(standInText) }
      public var id: String { standIn.values["id"].map { "\($0)" } ?? standInText }
      public var description: String { standInText }
      var standInText: String {
        let name = StandInMaker.word(standIn.name)
        guard !standIn.values.isEmpty else { return name }
        let values = standIn.values.sorted { $0.key < $1.key }
        return name + "(" + values.map { "\($0.key): \($0.value)" }.joined(separator: ", ") + ")"
      }
    }

    /// A value of which nothing is known.
    @dynamicMemberLookup
    @dynamicCallable
    public struct StandInValue: StandInStruct, RandomAccessCollection, Error, Hashable, Codable, Comparable, Identifiable, CustomStringConvertible, Sendable {
      public typealias ID = String
      public let standIn: StandInStorage
      public init(standIn: StandInStorage) { self.standIn = standIn }
      public init(_ name: String) { standIn = StandInStorage(name) }
      public static var standInName: String { "StandInValue" }
      public var startIndex: Int { 0 }
      public var endIndex: Int { 0 }
      public subscript(_ index: Int) -> StandInValue { StandInValue(standIn.name + "[]") }
      public func dynamicallyCall(withKeywordArguments arguments: KeyValuePairs<String, Any>) -> StandInValue {
        StandIns.make(standIn.name + "()")
      }
      @_disfavoredOverload
      public func dynamicallyCall(withKeywordArguments arguments: KeyValuePairs<String, Any>) -> StandInValue? {
        StandIns.make(standIn.name + "()")
      }
      @_disfavoredOverload
      public func dynamicallyCall<Value: StandInMakeable>(withKeywordArguments arguments: KeyValuePairs<String, Any>) -> Value {
        StandIns.make(standIn.name + "()")
      }
    }

    /// Draws a stand-in: its content, or nothing.
    public protocol StandInView: View {
      var standIn: StandInStorage { get }
    }

    extension StandInView {
      public var body: AnyView { standIn.content?() ?? AnyView(EmptyView()) }
    }

    extension StandInValue: StandInView {}

    extension Text { init(_ value: StandInValue) { self.init(verbatim: value.standInText) } }
    extension String { init(_ value: StandInValue) { self = value.standInText } }
    extension Int { init(_ value: StandInValue) { self = StandIns.make(value.standIn.name) } }
    extension Double { init(_ value: StandInValue) { self = StandIns.make(value.standIn.name) } }
    extension CGFloat { init(_ value: StandInValue) { self = StandIns.make(value.standIn.name) } }

    /// Reads a value in which nothing stands.
    struct StandInDecoder: Decoder {
      var codingPath: [any CodingKey] = []
      var userInfo: [CodingUserInfoKey: Any] { [:] }
      func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
        KeyedDecodingContainer(Keyed<Key>(codingPath: codingPath))
      }
      func unkeyedContainer() throws -> any UnkeyedDecodingContainer { Unkeyed(codingPath: codingPath) }
      func singleValueContainer() throws -> any SingleValueDecodingContainer { Single(codingPath: codingPath) }

      static func value<Value: Decodable>(_ type: Value.Type, _ path: [any CodingKey]) throws -> Value {
        guard path.count < 12 else { throw CocoaError(.coderReadCorrupt) }
        if let type = type as? any StandInMakeable.Type,
          let value = type.standInMade(path.map(\.stringValue).joined(separator: ".")) as? Value
        {
          return value
        }
        if let type = type as? any CaseIterable.Type, let value = StandInMaker.first(of: type) as? Value {
          return value
        }
        return try type.init(from: StandInDecoder(codingPath: path))
      }

      struct Keyed<Key: CodingKey>: KeyedDecodingContainerProtocol {
        var codingPath: [any CodingKey]
        var allKeys: [Key] { [] }
        func contains(_ key: Key) -> Bool { true }
        func decodeNil(forKey key: Key) throws -> Bool { true }
        func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
          try StandInDecoder.value(type, codingPath + [key])
        }
        func nestedContainer<Nested: CodingKey>(keyedBy type: Nested.Type, forKey key: Key) throws -> KeyedDecodingContainer<Nested> {
          KeyedDecodingContainer(Keyed<Nested>(codingPath: codingPath + [key]))
        }
        func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer { Unkeyed(codingPath: codingPath + [key]) }
        func superDecoder() throws -> any Decoder { StandInDecoder(codingPath: codingPath) }
        func superDecoder(forKey key: Key) throws -> any Decoder { StandInDecoder(codingPath: codingPath) }
      }

      struct Unkeyed: UnkeyedDecodingContainer {
        var codingPath: [any CodingKey]
        var count: Int? { 0 }
        var isAtEnd: Bool { true }
        var currentIndex: Int { 0 }
        func decodeNil() throws -> Bool { true }
        func decode<Value: Decodable>(_ type: Value.Type) throws -> Value { try StandInDecoder.value(type, codingPath) }
        func nestedContainer<Nested: CodingKey>(keyedBy type: Nested.Type) throws -> KeyedDecodingContainer<Nested> {
          KeyedDecodingContainer(Keyed<Nested>(codingPath: codingPath))
        }
        func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer { self }
        func superDecoder() throws -> any Decoder { StandInDecoder(codingPath: codingPath) }
      }

      struct Single: SingleValueDecodingContainer {
        var codingPath: [any CodingKey]
        func decodeNil() -> Bool { true }
        func decode<Value: Decodable>(_ type: Value.Type) throws -> Value { try StandInDecoder.value(type, codingPath) }
      }
    }
    """#
}
