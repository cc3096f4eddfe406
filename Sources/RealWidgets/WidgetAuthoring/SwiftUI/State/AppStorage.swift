import Foundation

/// A value in the user defaults, read at each access.
@propertyWrapper public struct AppStorage<Value>: DynamicProperty {
  private let read: () -> Value
  private let write: (Value) -> Void

  public var wrappedValue: Value {
    get { read() }
    nonmutating set { write(newValue) }
  }

  public var projectedValue: Binding<Value> { Binding(get: read, set: write) }

  private init(
    _ key: String,
    in store: UserDefaults?,
    as wish: DefaultsReading.Wish,
    from decode: @escaping (Any) -> Value?,
    else initialValue: Value,
    encode: @escaping (Value) -> Any?
  ) {
    let store = store ?? .standard
    read = {
      DefaultsReading.reading(wish) { store.object(forKey: key) }.flatMap(decode) ?? initialValue
    }
    write = { store.set(encode($0), forKey: key) }
  }

  private init(plain initialValue: Value, _ key: String, _ store: UserDefaults?)
  where Value: Decodable {
    self.init(
      key,
      in: store,
      as: Value.self is Data.Type ? .bytes : .type(Value.self),
      from: { $0 as? Value },
      else: initialValue,
      encode: { $0 }
    )
  }
}

extension AppStorage: @unchecked Sendable where Value: Sendable {}

extension AppStorage where Value == Bool {
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(plain: wrappedValue, key, store)
  }
}

extension AppStorage where Value == Int {
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(plain: wrappedValue, key, store)
  }
}

extension AppStorage where Value == Double {
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(plain: wrappedValue, key, store)
  }
}

extension AppStorage where Value == String {
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(plain: wrappedValue, key, store)
  }
}

extension AppStorage where Value == Data {
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(plain: wrappedValue, key, store)
  }
}

extension AppStorage where Value == Date {
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(plain: wrappedValue, key, store)
  }
}

extension AppStorage where Value == URL {
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(
      key,
      in: store,
      as: .type(URL.self),
      from: { ($0 as? String).flatMap { URL(string: $0) } },
      else: wrappedValue,
      encode: { $0.absoluteString }
    )
  }
}

extension AppStorage where Value: RawRepresentable {
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value.RawValue == Int {
    self.init(
      key,
      in: store,
      as: .rawValue(Value.self),
      from: { ($0 as? Int).flatMap(Value.init(rawValue:)) },
      else: wrappedValue,
      encode: { $0.rawValue }
    )
  }

  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value.RawValue == String {
    self.init(
      key,
      in: store,
      as: .rawValue(Value.self),
      from: { ($0 as? String).flatMap(Value.init(rawValue:)) },
      else: wrappedValue,
      encode: { $0.rawValue }
    )
  }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
  private init<Stored: Decodable>(_ type: Stored.Type, _ key: String, _ store: UserDefaults?)
  where Value == Stored? {
    self.init(
      key,
      in: store,
      as: type is Data.Type ? .bytes : .type(type),
      from: { $0 as? Stored },
      else: nil,
      encode: { $0 }
    )
  }

  public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? {
    self.init(Bool.self, key, store)
  }

  public init(_ key: String, store: UserDefaults? = nil) where Value == Int? {
    self.init(Int.self, key, store)
  }

  public init(_ key: String, store: UserDefaults? = nil) where Value == Double? {
    self.init(Double.self, key, store)
  }

  public init(_ key: String, store: UserDefaults? = nil) where Value == String? {
    self.init(String.self, key, store)
  }

  public init(_ key: String, store: UserDefaults? = nil) where Value == Data? {
    self.init(Data.self, key, store)
  }
}
