// Goal: a value of shared defaults that code reads as anything is of the type that a cast names.
// Method: casts that the compiler leaves to the runtime, in cases that begin and end in this process.
import Foundation
import Testing
@_spi(Hosting) import WidgetAuthoring
import WidgetHost
import WidgetModel

@Suite(.serialized) struct OpenValueCastTests {
  private struct Own {}

  init() { OpenValueCasts.begin() }

  private func inCase(_ body: (UserDefaults) throws -> Void) throws {
    SharedData.prepare(.present)
    OutsideData.shared.begin(.ordinary, seed: 0, now: WallDate.defaultStart.microseconds)
    defer {
      OutsideData.shared.end()
      SharedData.reset()
    }
    try body(try #require(UserDefaults(suiteName: "group.open")))
  }

  @inline(never) private func read<Value>(_ key: String, _ defaults: UserDefaults) -> Value? {
    defaults.object(forKey: key) as? Value
  }

  @Test func `a cast to a type that defaults keep gives a value of it`() throws {
    try inCase { defaults in
      for _ in 0..<100 {
        #expect(read("text", defaults) == "Sample text")
        #expect(read("whole", defaults) == 7)
        #expect(read("double", defaults) == 12.5)
        #expect(read("flag", defaults) == true)
        #expect(read("when", defaults) as Date? != nil)
        #expect((read("list", defaults) as [Date]?)?.count == 6)
        #expect((read("object", defaults) as [String: Int]?)?.isEmpty == false)
        #expect(read("maybe", defaults) == Optional("Sample maybe"))
        #expect((read("number", defaults) as NSNumber?)?.intValue == 7)
        #expect((read("data", defaults) as Data?)?.isEmpty == false)
      }
    }
  }

  @Test func `the first cast decides`() throws {
    try inCase { defaults in
      #expect(defaults.object(forKey: "day") as? Date != nil)
      #expect(defaults.object(forKey: "day") as? String == nil)
      #expect(defaults.string(forKey: "day") == nil)
    }
  }

  @Test func `a type that no defaults keep is not there, and a forced one of any parts is empty`()
    throws
  {
    try inCase { defaults in
      #expect(read("own", defaults) as Own? == nil)
      #expect(defaults.object(forKey: "map") as? [String: Any] == nil)
      // swift-format-ignore: NeverForceUnwrap
      #expect((defaults.object(forKey: "map") as! [String: Any]).isEmpty)
      // swift-format-ignore: NeverForceUnwrap
      #expect((defaults.object(forKey: "rows") as! [[String: Any]]).isEmpty)
    }
  }

  @Test func `a value without a cast can be printed and copied`() throws {
    try inCase { defaults in
      let value = try #require(defaults.object(forKey: "kept"))
      #expect("\(value)" == "Sample kept")
      defaults.set(value, forKey: "copy")
      #expect(defaults.string(forKey: "copy") == "Sample kept")
    }
  }
}
