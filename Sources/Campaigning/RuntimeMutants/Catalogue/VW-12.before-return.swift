extension Mutant {
  /// The reload comes when the intent begins instead of when it has returned.
  static let reloadBeforeReturn = Mutant(
    "VW-12.before-return",
    breaks: "VW-12.runtime",
    "The reload comes when the intent begins instead of when it has returned.",
    editing: { step in
      for case .led(let id, .intent) in step.effects {
        step.change(id) { $0.pending.insert(.interaction) }
      }
    }
  )
}
