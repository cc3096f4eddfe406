/// A lock with a code of two numbers.
public enum Lock {
  /// Returns false if the lock opens.
  public static func staysShut(_ first: UInt32, _ second: UInt32) -> Bool {
    guard first == 0x5EED_C0DE else { return true }
    guard second == first ^ 0x00FF_1234 else { return true }
    return false
  }
}
