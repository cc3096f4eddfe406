import RunRecord

/// An unusable input of the user; the message names the problem and a remedy.
package struct UnreadableInput: StatusError, CustomStringConvertible {
  package let description: String

  package var status: ExitStatus { .unreadableInput }

  package init(_ description: String) { self.description = description }
}
