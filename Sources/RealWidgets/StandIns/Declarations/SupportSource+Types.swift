extension SupportSource {
  /// The common parts of all stand-ins for types, and the opaque value.
  static let types = #"""
    /// The state of a stand-in: the arguments it was made with, and the assigned values.
    public final class StandInStorage: @unchecked Sendable {
      let name: String
      var values: [String: Any]
      var content: (() -> SwiftUI.AnyView)?
      init(_ name: String, _ values: [String: Any] = [:], content: (() -> SwiftUI.AnyView)? = nil) {
        self.name = name
        self.values = values
        self.content = content
        StandInRecord.record(name)
      }
      func keep(_ values: [String: Any]) { self.values.merge(values) { $1 } }
      func value<Value>(_ member: String) -> Value {
        if let value = values[member] as? Value {
          StandInRecord.record(name + "." + member)
          return value
        }
        return StandIns.make(name + "." + member)
      }
    }

    /// The common protocol of all stand-ins for types.
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
      public static subscript(_ key: StandInValue) -> StandInValue {
        get { StandIns.make("\(Self.self)[\(key.standInText)]") }
        set {}
      }
      @_disfavoredOverload
      public static subscript(_ key: StandInValue) -> StandInValue? {
        get { StandIns.make("\(Self.self)[\(key.standInText)]") }
        set {}
      }
      @_disfavoredOverload
      public static subscript<Value: StandInMakeable>(_ key: StandInValue) -> Value {
        get { StandIns.make("\(Self.self)[\(key.standInText)]") }
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
      @_disfavoredOverload
      public init<Argument>(_ argument: Argument) {
        self.init(standIn: StandInStorage(Self.standInName, ["0": argument]))
      }
      @_disfavoredOverload
      public init<RawValue>(rawValue: RawValue) {
        self.init(standIn: StandInStorage(Self.standInName, ["rawValue": rawValue]))
      }
      public init(from decoder: any Decoder) throws { self.init() }
      public func encode(to encoder: any Encoder) throws {}
      public static func standInMade(_ name: String) -> Any {
        Self(standIn: StandInStorage(name))
      }
      public static func == (left: Self, right: Self) -> Bool {
        left.standIn === right.standIn || left.standInText == right.standInText
      }
      public static func < (left: Self, right: Self) -> Bool {
        left.standInText < right.standInText
      }
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
    public struct StandInValue: StandInStruct, RandomAccessCollection, Swift.Error, Hashable, Codable,
      Comparable, Identifiable, CustomStringConvertible, Sendable
    {
      public typealias ID = String
      public let standIn: StandInStorage
      public init(standIn: StandInStorage) { self.standIn = standIn }
      public init(_ name: String) { standIn = StandInStorage(name) }
      public static var standInName: String { "StandInValue" }
      public var startIndex: Int { 0 }
      public var endIndex: Int { 0 }
      public subscript(_ index: Int) -> StandInValue { StandInValue(standIn.name + "[]") }
      public func dynamicallyCall(withKeywordArguments arguments: KeyValuePairs<String, Any>)
        -> StandInValue
      {
        StandIns.make(standIn.name + "()")
      }
      @_disfavoredOverload
      public func dynamicallyCall(withKeywordArguments arguments: KeyValuePairs<String, Any>)
        -> StandInValue?
      {
        StandIns.make(standIn.name + "()")
      }
      @_disfavoredOverload
      public func dynamicallyCall<Value: StandInMakeable>(
        withKeywordArguments arguments: KeyValuePairs<String, Any>
      ) -> Value {
        StandIns.make(standIn.name + "()")
      }
    }

    /// Returns false: no code throws a stand-in error.
    public func ~= (pattern: StandInValue, error: any Swift.Error) -> Bool {
      StandInRecord.record(pattern.standIn.name)
      return false
    }

    /// Draws a stand-in: its content, or nothing.
    public protocol StandInView: SwiftUI.View {
      var standIn: StandInStorage { get }
    }

    extension StandInView {
      public var body: SwiftUI.AnyView { standIn.content?() ?? SwiftUI.AnyView(SwiftUI.EmptyView()) }
    }

    extension SwiftUI.Text { init(_ value: StandInValue) { self.init(verbatim: value.standInText) } }
    extension String { init(_ value: StandInValue) { self = value.standInText } }
    extension Int { init(_ value: StandInValue) { self = StandIns.make(value.standIn.name) } }
    extension Double { init(_ value: StandInValue) { self = StandIns.make(value.standIn.name) } }
    extension Foundation.CGFloat { init(_ value: StandInValue) { self = StandIns.make(value.standIn.name) } }
    """#
}
