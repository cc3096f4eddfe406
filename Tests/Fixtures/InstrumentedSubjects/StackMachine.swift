/// Runs programs on a stack of numbers.
public enum StackMachine {
  /// An instruction: an operation and the number that `push` pushes.
  public struct Instruction: Hashable, Sendable {
    let operation: Int
    let number: Int

    /// Creates an instruction; an operation that is not in 0...3 ends the program.
    public init(operation: Int, number: Int) {
      self.operation = operation
      self.number = number
    }
  }

  /// Returns false if a program calls the function 1,234 with the argument 777, which it forbids.
  public static func runs(_ program: [Instruction]) -> Bool {
    var stack: [Int] = []
    for instruction in program {
      switch instruction.operation {
      case 0: stack.append(instruction.number)
      case 1:
        guard stack.count >= 2 else { return true }
        stack.append(stack.removeLast() + stack.removeLast())
      case 2:
        guard stack.count >= 2 else { return true }
        stack.append(stack.removeLast() &* stack.removeLast())
      case 3:
        guard stack.count >= 2 else { return true }
        let function = stack.removeLast()
        let argument = stack.removeLast()
        if function == 1_234 {
          if argument == 777 { return false }
        }
      default: return true
      }
    }
    return true
  }
}
