/// The arguments of a C function that takes as many as its format says, read without being used up.
///
/// The layout is that of the platform's calling convention; there is none for others.
struct VariadicArguments {
  #if arch(x86_64)
    private var words: UnsafeRawPointer
    private var wordOffset: Int
    private var doubleOffset: Int
    private var stack: UnsafeRawPointer

    /// Begins to read; `nil` where the convention is not known.
    init?(_ list: UnsafeRawPointer) {
      wordOffset = Int(list.load(as: UInt32.self))
      doubleOffset = Int(list.load(fromByteOffset: 4, as: UInt32.self))
      stack = list.load(fromByteOffset: 8, as: UnsafeRawPointer.self)
      words = list.load(fromByteOffset: 16, as: UnsafeRawPointer.self)
    }

    /// The next argument, an integer or a pointer.
    mutating func nextWord() -> Int64 {
      guard wordOffset < 48 else { return nextOnStack(as: Int64.self) }
      defer { wordOffset += 8 }
      return words.load(fromByteOffset: wordOffset, as: Int64.self)
    }

    /// The next argument, a floating-point number.
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

    /// Begins to read; `nil` where the convention is not known.
    init?(_ list: UnsafeRawPointer) {
      stack = list.load(as: UnsafeRawPointer.self)
      words = list.load(fromByteOffset: 8, as: UnsafeRawPointer.self)
      doubles = list.load(fromByteOffset: 16, as: UnsafeRawPointer.self)
      wordOffset = Int(list.load(fromByteOffset: 24, as: Int32.self))
      doubleOffset = Int(list.load(fromByteOffset: 28, as: Int32.self))
    }

    /// The next argument, an integer or a pointer.
    mutating func nextWord() -> Int64 {
      guard wordOffset < 0 else { return nextOnStack(as: Int64.self) }
      defer { wordOffset += 8 }
      return words.load(fromByteOffset: wordOffset, as: Int64.self)
    }

    /// The next argument, a floating-point number.
    mutating func nextDouble() -> Double {
      guard doubleOffset < 0 else { return nextOnStack(as: Double.self) }
      defer { doubleOffset += 16 }
      return doubles.load(fromByteOffset: doubleOffset, as: Double.self)
    }
  #else
    private var stack: UnsafeRawPointer

    /// Begins to read; `nil` where the convention is not known.
    init?(_ list: UnsafeRawPointer) { return nil }

    /// The next argument, an integer or a pointer.
    mutating func nextWord() -> Int64 { nextOnStack(as: Int64.self) }

    /// The next argument, a floating-point number.
    mutating func nextDouble() -> Double { nextOnStack(as: Double.self) }
  #endif

  private mutating func nextOnStack<Value>(as type: Value.Type) -> Value {
    defer { stack += 8 }
    return stack.load(as: type)
  }
}
