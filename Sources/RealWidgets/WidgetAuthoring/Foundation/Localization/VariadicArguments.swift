/// A variadic C function's arguments, not consumed; only this platform's convention is supported.
struct VariadicArguments {
  #if arch(x86_64)
    private var words: UnsafeRawPointer
    private var wordOffset: Int
    private var doubleOffset: Int
    private var stack: UnsafeRawPointer

    init?(_ list: UnsafeRawPointer) {
      wordOffset = Int(list.load(as: UInt32.self))
      doubleOffset = Int(list.load(fromByteOffset: 4, as: UInt32.self))
      stack = list.load(fromByteOffset: 8, as: UnsafeRawPointer.self)
      words = list.load(fromByteOffset: 16, as: UnsafeRawPointer.self)
    }

    /// The next argument, an integer or a pointer.
    mutating func nextWord() -> Int64 {
      // The register area holds six integers of 8 bytes, then eight vectors of 16 bytes.
      guard wordOffset < 48 else { return nextOnStack(as: Int64.self) }
      defer { wordOffset += 8 }
      return words.load(fromByteOffset: wordOffset, as: Int64.self)
    }

    mutating func nextDouble() -> Double {
      guard doubleOffset < 176 else { return nextOnStack(as: Double.self) }
      defer { doubleOffset += 16 }
      return words.load(fromByteOffset: doubleOffset, as: Double.self)
    }
  #elseif arch(arm64)
    private var stack: UnsafeRawPointer
    private var words: UnsafeRawPointer
    private var doubles: UnsafeRawPointer
    private var wordOffset: Int
    private var doubleOffset: Int

    init?(_ list: UnsafeRawPointer) {
      stack = list.load(as: UnsafeRawPointer.self)
      words = list.load(fromByteOffset: 8, as: UnsafeRawPointer.self)
      doubles = list.load(fromByteOffset: 16, as: UnsafeRawPointer.self)
      wordOffset = Int(list.load(fromByteOffset: 24, as: Int32.self))
      doubleOffset = Int(list.load(fromByteOffset: 28, as: Int32.self))
    }

    mutating func nextWord() -> Int64 {
      // The offsets are negative until the register area is used up.
      guard wordOffset < 0 else { return nextOnStack(as: Int64.self) }
      defer { wordOffset += 8 }
      return words.load(fromByteOffset: wordOffset, as: Int64.self)
    }

    mutating func nextDouble() -> Double {
      guard doubleOffset < 0 else { return nextOnStack(as: Double.self) }
      defer { doubleOffset += 16 }
      return doubles.load(fromByteOffset: doubleOffset, as: Double.self)
    }
  #else
    private var stack: UnsafeRawPointer

    /// Always nil, because the calling convention is unknown.
    init?(_ list: UnsafeRawPointer) { return nil }

    mutating func nextWord() -> Int64 { nextOnStack(as: Int64.self) }

    mutating func nextDouble() -> Double { nextOnStack(as: Double.self) }
  #endif

  private mutating func nextOnStack<Value>(as type: Value.Type) -> Value {
    defer { stack += 8 }
    return stack.load(as: type)
  }
}
