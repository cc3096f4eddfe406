import Foundation

/// Defaults that also return synthesized values where shared defaults have none.
final class AnsweringUserDefaults: UserDefaults {
  override func data(forKey defaultName: String) -> Data? {
    DefaultsReading.reading(.bytes) { super.data(forKey: defaultName) }
  }

  override func string(forKey defaultName: String) -> String? {
    DefaultsReading.reading(.type(String.self)) { super.string(forKey: defaultName) }
  }

  override func integer(forKey defaultName: String) -> Int {
    DefaultsReading.reading(.type(Int.self)) { super.integer(forKey: defaultName) }
  }

  override func float(forKey defaultName: String) -> Float {
    DefaultsReading.reading(.type(Float.self)) { super.float(forKey: defaultName) }
  }

  override func double(forKey defaultName: String) -> Double {
    DefaultsReading.reading(.type(Double.self)) { super.double(forKey: defaultName) }
  }

  override func bool(forKey defaultName: String) -> Bool {
    DefaultsReading.reading(.type(Bool.self)) { super.bool(forKey: defaultName) }
  }

  override func stringArray(forKey defaultName: String) -> [String]? {
    DefaultsReading.reading(.type([String].self)) { super.stringArray(forKey: defaultName) }
  }

  override func url(forKey defaultName: String) -> URL? {
    DefaultsReading.reading(.address) { super.url(forKey: defaultName) }
  }

  override func array(forKey defaultName: String) -> [Any]? {
    DefaultsReading.reading(.parts("[Any]")) { super.array(forKey: defaultName) }
  }

  override func dictionary(forKey defaultName: String) -> [String: Any]? {
    DefaultsReading.reading(.parts("[String: Any]")) { super.dictionary(forKey: defaultName) }
  }

  override func object(forKey defaultName: String) -> Any? {
    DefaultsReading.anything { super.object(forKey: defaultName) }
  }

  override func set(_ value: Any?, forKey defaultName: String) {
    super.set((value as? OpenDefault)?.text ?? value, forKey: defaultName)
  }
}
