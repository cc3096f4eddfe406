import PropertyTesting

/// The labels of a scenario's parts, by which the shrinker exchanges like with like.
extension SpanLabel {
  static let widget = SpanLabel(100)
  static let placement = SpanLabel(101)
  static let view = SpanLabel(102)
  static let node = SpanLabel(103)
  static let timelineCall = SpanLabel(104)
  static let snapshotCall = SpanLabel(105)
  static let placeholderCall = SpanLabel(106)
  static let answer = SpanLabel(107)
  static let entry = SpanLabel(108)
  static let intent = SpanLabel(109)
  static let stimulus = SpanLabel(110)
  static let device = SpanLabel(111)
  static let setting = SpanLabel(112)
  static let repetition = SpanLabel(113)
  static let entries = SpanLabel(114)
  static let time = SpanLabel(115)
  static let valueCall = SpanLabel(116)
}

extension SpanLabel {
  static func list(of name: String) -> SpanLabel {
    switch name {
    case "settings": .setting
    case "device": .device
    case "widgets": .widget
    case "workload": .stimulus
    case "placements": .placement
    case "timelines": .timelineCall
    case "placeholders": .placeholderCall
    case "snapshots": .snapshotCall
    case "values": .valueCall
    case "intents": .intent
    case "views": .view
    case "nodes": .node
    case "answers": .answer
    case "entries": .entry
    default: .unnamed
    }
  }
}
