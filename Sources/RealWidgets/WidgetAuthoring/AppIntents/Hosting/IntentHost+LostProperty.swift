import WidgetModel

extension IntentHost {
  /// The system stores an intent by its parameters and makes it anew with `init()` before it runs: what any other
  /// stored property holds then is what `init()` gives it.
  var lostProperty: String? {
    let own = IntentHost.plainProperties(of: intent)
    guard !own.isEmpty else { return nil }
    // A value that each new intent has otherwise, such as an identifier, says nothing of the code that set it.
    let (first, second) = (Intent(), Intent())
    let usual = IntentHost.plainProperties(of: first)
    let again = IntentHost.plainProperties(of: second)
    guard own.count == usual.count, usual.count == again.count else { return nil }
    return own.indices.first {
      usual[$0].value == again[$0].value && own[$0].value != usual[$0].value
    }
    .map { own[$0].name }
  }

  /// The stored properties without a wrapper, each with its value in words.
  private static func plainProperties(of intent: Intent) -> [(name: String, value: String)] {
    Mirror(reflecting: intent).children.compactMap { child in
      guard let name = child.label, !name.hasPrefix("_") else { return nil }
      return (name, String(reflecting: child.value))
    }
  }
}

extension Renderer {
  /// Tells of a value that an intent loses between a drawing and a tap.
  ///
  /// Source: VW-11.
  func noteLostValue(of intent: (any HostedIntent)?, at place: SourcePlace) {
    guard let intent, let name = intent.lostProperty else { return }
    CurrentHost.note(.intentValueLost, at: place, "\(intent.type).\(name)")
  }
}
