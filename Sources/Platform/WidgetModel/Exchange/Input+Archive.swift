extension Input {
  package mutating func visitFields<Visitor: Archive>(_ archive: inout Visitor) throws {
    switch self {
    case .activities(var input):
      try input.visitFields(&archive)
      self = .activities(input)
    case .contexts(var input):
      try input.visitFields(&archive)
      self = .contexts(input)
    case .controls(var input):
      try input.visitFields(&archive)
      self = .controls(input)
    case .answered(var id, var answer, var memory):
      try archive.identifier("request", &id)
      try archive.record("answer", &answer)
      try archive.integer("memory", &memory, in: .min ... .max, default: 0)
      self = .answered(id, answer, memory: memory)
    case .asked(let id, let kind, var subject):
      try archive.identifier("widget", &subject.widget, in: 0...999)
      try archive.integer("variant", &subject.configuration, in: 0...999)
      if kind == .preview { try archive.choice("family", &subject.family) }
      self = .asked(id, kind, subject)
    case .did(var id, var sideEffect):
      try archive.identifier("request", &id)
      try archive.identifier("sideEffect", &sideEffect)
      self = .did(id, sideEffect)
    default: try visitStimulusFields(&archive)
    }
  }

  /// Visits the fields of a stimulus for placed widgets or the phone.
  private mutating func visitStimulusFields<Visitor: Archive>(_ archive: inout Visitor) throws {
    switch self {
    case .added(var id):
      try archive.identifier("placement", &id, in: 0...9999)
      self = .added(id)
    case .removed(var id):
      try archive.identifier("placement", &id, in: 0...9999)
      self = .removed(id)
    case .configured(var id, var number):
      try archive.identifier("placement", &id, in: 0...9999)
      try archive.integer("number", &number, in: 0...999)
      self = .configured(id, number)
    case .galleryOpened(var widget, var family):
      try archive.identifier("widget", &widget, in: 0...999)
      try archive.choice("family", &family)
      self = .galleryOpened(widget, family)
    case .reloadCalled(var kind):
      try archive.integer("of", &kind, in: 0...999)
      self = .reloadCalled(kind: kind)
    case .foreground(var isOn):
      try archive.flag("on", &isOn)
      self = .foreground(isOn)
    case .audioSession(var isOn):
      try archive.flag("on", &isOn)
      self = .audioSession(isOn)
    case .navigationSession(var isOn):
      try archive.flag("on", &isOn)
      self = .navigationSession(isOn)
    case .locked(var isOn):
      try archive.flag("on", &isOn)
      self = .locked(isOn)
    case .visible(var id, var isOn):
      try archive.identifier("placement", &id, in: 0...9999)
      try archive.flag("on", &isOn)
      self = .visible(id, isOn)
    case .localeChanged(var number):
      try archive.integer("number", &number, in: 0...9)
      self = .localeChanged(number)
    case .textSizeChanged(var number):
      try archive.integer("number", &number, in: 0...9)
      self = .textSizeChanged(number)
    case .systemChanged(var change):
      try archive.choice("what", &change)
      self = .systemChanged(change)
    case .appInstalled(var isOn):
      try archive.flag("on", &isOn)
      self = .appInstalled(isOn)
    case .kindWithdrawn(var widget):
      try archive.identifier("widget", &widget, in: 0...999)
      self = .kindWithdrawn(widget)
    case .clockMoved(var interval):
      try archive.interval("by", &interval, in: .days(-366)...(.days(366)), default: .zero)
      self = .clockMoved(interval)
    case .processKilled(var widget):
      try archive.identifier("widget", &widget, in: 0...999)
      self = .processKilled(widget)
    case .tapped(var id, var node):
      try archive.identifier("placement", &id, in: 0...9999)
      try archive.integer("node", &node, in: -1...999, default: -1)
      self = .tapped(id, node: node)
    case .reloadAllCalled, .pushReceived, .rebooted, .woke, .activities, .contexts, .controls,
      .answered, .asked, .did:
      break
    }
  }
}
