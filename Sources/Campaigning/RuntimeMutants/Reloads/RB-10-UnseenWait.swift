import WidgetModel

extension Mutant {
  static let unseenWait: [Mutant] = [
    Mutant(
      "RB-10.always-seen",
      breaks: .unseenWait,
      "Every widget counts as seen.",
      deciding: .answering(.isSeen) { _ in true }
    ),
    Mutant(
      "RB-10.calls-stay",
      breaks: .unseenWait,
      "What the app calls for while a widget is out of sight waits for ever.",
      deciding: .answering(.isSeen) { $0.answer && !$0.causes.contains(.app) }
    ),
  ]
}
