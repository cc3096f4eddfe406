import RunRecord

/// An input of the user's that cannot be used: its message says what is wrong and what to do about it.
package struct UnreadableInput: StatusError, CustomStringConvertible {
  /// What is wrong.
  package let description: String

  /// The status of an input that cannot be read.
  package var status: ExitStatus { .unreadableInput }

  /// Creates an error with what is wrong.
  package init(_ description: String) { self.description = description }
}
