import Foundation

/// What undoes changes; this platform's Foundation lacks it, and nothing is undone here.
open class UndoManager: NSObject {
  /// Whether there is something to undo.
  open var canUndo: Bool { false }
  /// Whether there is something to do again.
  open var canRedo: Bool { false }
  /// The largest number of steps, 0 for any.
  open var levelsOfUndo = 0

  /// Undoes nothing.
  open func undo() {}
  /// Does nothing again.
  open func redo() {}
  /// Begins a step.
  open func beginUndoGrouping() {}
  /// Ends a step.
  open func endUndoGrouping() {}
  /// Forgets all steps.
  open func removeAllActions() {}
}
