import Foundation

/// An undo manager, which this platform's Foundation does not have; it never undoes anything.
open class UndoManager: NSObject {
  open var canUndo: Bool { false }
  open var canRedo: Bool { false }
  open var levelsOfUndo = 0

  open func undo() {}
  open func redo() {}
  open func beginUndoGrouping() {}
  open func endUndoGrouping() {}
  open func removeAllActions() {}
}
