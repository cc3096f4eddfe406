/// The source compiled with every program with stand-ins: the opaque value, the synthesis of
/// values, and the record of the stand-ins that the program met.
enum SupportSource {
  static let fileName = "StandInSupport.swift"

  static let text = [record, values, types, decoding].joined(separator: "\n")
  private static let record = #"""
    import Foundation
    import SwiftUI
    import WidgetKit

    /// The stand-ins whose values the program has met, in the order in which it met them.
    public enum StandInRecord {
      nonisolated(unsafe) private static var met: [String] = []
      nonisolated(unsafe) private static var calls: [String: Int] = [:]
      private static let lock = Foundation.NSLock()

      /// The names so far, each once.
      public static var names: [String] { lock.withLock { met } }

      /// Takes down that a stand-in gave a value.
      public static func record(_ name: String) {
        did(name)
        StandInValues.shared.record(name)
      }

      /// Takes down that a stand-in did nothing.
      public static func did(_ name: String) {
        lock.withLock { if !met.contains(name) { met.append(name) } }
      }

      /// Gives a value back as it is, which a stand-in should have changed.
      static func passed<Value>(_ value: Value, _ name: String) -> Value {
        record(name)
        return value
      }

      /// Calls what a stand-in was given to call, a few times at most.
      static func run(_ name: String, _ body: () throws -> Void) {
        did(name)
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
        StandInRecord.record(name)
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
        if let type = Value.self as? any CaseIterable.Type,
          let value = StandInMaker.first(of: type) as? Value
        {
          return value
        }
        if let type = Value.self as? any Decodable.Type,
          let value = (try? type.init(from: StandInDecoder())) as? Value
        {
          return value
        }
        if let value = StandInValue(name) as? Value { return value }
        // The mark distinguishes this crash from one whose message the code wrote itself.
        StandInValues.shared.recordMissing("no value of \(Value.self)", for: name)
        fatalError("no value of \(Value.self) can be made for the stand-in \(name)")
      }
    }

    extension StandIns {
      /// The result of a function whose body was left out.
      static func omitted<Value>(_ name: String) -> Value { make("left out: " + name) }

      /// Records a call of a function without a result whose body was omitted; its effect may be missing elsewhere.
      static func omittedAct(_ name: String) { StandInRecord.record("left out: " + name) }

      /// The view of a property whose body was left out.
      static func omittedView(_ name: String) -> SwiftUI.EmptyView {
        StandInRecord.record("left out: " + name)
        return SwiftUI.EmptyView()
      }

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

    /// The value of a property wrapper.
    final class StandInBox<Value>: @unchecked Sendable {
      private let name: String
      private var kept: Value
      init(_ value: Value, _ name: String) {
        kept = value
        self.name = name
      }
      var value: Value {
        get {
          StandInRecord.record(name)
          return kept
        }
        set { kept = newValue }
      }
    }

    extension StandInMakeable {
      public static func standInMade(_ name: String) -> Any { StandIns.other(name, Self.self) }
    }

    extension AsyncStream: StandInMakeable {
      public static func standInMade(_ name: String) -> Any { AsyncStream { $0.finish() } }
    }

    enum StandInMaker {
      static func first<Cases: CaseIterable>(of type: Cases.Type) -> Any? { type.allCases.first }
      static func word(_ name: String) -> String {
        String(name.split(separator: ".").last?.prefix { $0 != "(" } ?? "")
      }
    }
    """#
}
