// Swift Testing looks for a module of this name wherever a file imports both it and `CoreGraphics`.
