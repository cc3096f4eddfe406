// Goal: a value of shared defaults that code reads with an open type has the type that a cast
// names.
// Method: casts that the compiler leaves to the runtime, each test in its own process: prepared
// data and deciding casts exist once per process, and tests of other modules have their own.
import Foundation
import Testing
@_spi(Hosting) import WidgetAuthoring
import WidgetModel
import WidgetWorker
import WorkerProcesses

/// Runs code in a case with empty suites.
private func inCase(_ body: (UserDefaults) throws -> Void) throws {
  OpenValueCasts.begin()
  SharedData.prepare(.present)
  OutsideData.shared.begin(.ordinary, seed: 0, now: WallDate.defaultStart.microseconds)
  try body(try #require(UserDefaults(suiteName: "group.open")))
}

@inline(never) private func read<Value>(_ key: String, _ defaults: UserDefaults) -> Value? {
  defaults.object(forKey: key) as? Value
}

@Suite struct OpenValueCastTests {
  private struct Own {}

  @Test func `a cast to a type that defaults keep gives a value of it`() async {
    await #expect(processExitsWith: .success) {
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
  }

  @Test func `the first cast decides`() async {
    await #expect(processExitsWith: .success) {
      try inCase { defaults in
        #expect(defaults.object(forKey: "day") as? Date != nil)
        #expect(defaults.object(forKey: "day") as? String == nil)
        #expect(defaults.string(forKey: "day") == nil)
      }
    }
  }

  @Test func `a type that no defaults keep is not there, and a forced one of any parts is empty`()
    async
  {
    await #expect(processExitsWith: .success) {
      try inCase { defaults in
        #expect(read("own", defaults) as Own? == nil)
        #expect(defaults.object(forKey: "map") as? [String: Any] == nil)
        // swift-format-ignore: NeverForceUnwrap
        #expect((defaults.object(forKey: "map") as! [String: Any]).isEmpty)
        // swift-format-ignore: NeverForceUnwrap
        #expect((defaults.object(forKey: "rows") as! [[String: Any]]).isEmpty)
      }
    }
  }

  @Test func `a value without a cast can be printed and copied`() async {
    await #expect(processExitsWith: .success) {
      try inCase { defaults in
        let value = try #require(defaults.object(forKey: "kept"))
        #expect("\(value)" == "Sample kept")
        defaults.set(value, forKey: "copy")
        #expect(defaults.string(forKey: "copy") == "Sample kept")
      }
    }
  }
}
