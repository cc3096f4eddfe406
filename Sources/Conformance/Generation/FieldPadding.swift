import WidgetModel

/// The choices that fill up the shorter variants of a value that comes in several.
///
/// Simplicity is length first. If a variant with fewer fields than the simplest one were shorter,
/// shrinking would prefer it, or stop at either of the two, depending on where it came from. With
/// padding all variants of an action or an answer are as long, and the first in order wins.
enum FieldPadding {
  /// The number of empty choices behind the choice of a variant.
  static func count(after variant: Any) -> Int {
    switch variant {
    case let verb as Action.Verb: 2 - fields(of: verb)
    case ScriptedAnswer.Kind.timeline: 0
    // No policy and no entry size.
    case ScriptedAnswer.Kind.entry: 2
    // No list of entries either.
    case ScriptedAnswer.Kind.error: 3
    default: 0
    }
  }

  /// The fields that follow a verb, two at most.
  private static func fields(of verb: Action.Verb) -> Int {
    switch verb {
    case .none, .reloadAll, .push, .reboot: 0
    case .reload, .foreground, .audio, .navigation, .lock, .locale, .textSize, .moveClock, .kill,
      .remove:
      1
    case .show, .tap, .gallery: 2
    }
  }
}
