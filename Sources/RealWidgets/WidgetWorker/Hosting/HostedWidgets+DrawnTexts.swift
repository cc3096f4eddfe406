import Foundation
@_spi(Hosting) import WidgetAuthoring
import WidgetCampaigns
import WidgetModel

// Checks of an answer's texts and links.
extension HostedWidgets {
  /// Records the first time of day in an answer with 12 hours on a 24-hour phone, or vice versa.
  func noteFixedTimes(in body: Answer.Body, of request: Request) {
    let hasFullDay = hasFullDayClock
    let places = hasFullDay ? FixedTimes.places : FixedTimes.fullDayPlaces
    let formatted = places.keys.sorted()
    // Code may have asked for the phone's hours before the locale changed.
    let taken = locale == firstLocale ? HandmadeTimes.current : nil
    var looked: Set<String> = []
    for view in body.views {
      let tree = gallery.views[Int(view.number)]
      for (number, node) in tree.nodes.enumerated() where node.kind == .text {
        guard node.text.utf8.contains(where: { (48...57).contains($0) }),
          !tree.isSpan(number), looked.insert(node.text).inserted
        else { continue }
        var found = formatted.first(where: node.text.contains).map { ($0, places[$0] ?? .unknown) }
        if found == nil, let taken {
          found = taken.mistake(in: node.text, hasFullDay: hasFullDay).map { ($0, node.place) }
        }
        guard let (time, place) = found else { continue }
        return hostEnvironment.record(
          SideEffect(.fixedTimeDrawn, amount: hasFullDay ? 24 : 12, text: time, place: place),
          during: request.id
        )
      }
    }
  }

  /// Records the first link of an answer that is encoded twice, or too little.
  func noteMistakenLinks(in body: Answer.Body, of request: Request) {
    var looked: Set<String> = []
    for view in body.views {
      for node in gallery.views[Int(view.number)].nodes
      where node.kind == .link || node.kind == .widgetURL {
        guard looked.insert(node.text).inserted, let address = URL(string: node.text),
          let mistake = EncodedTexts.mistake(in: address)
        else { continue }
        return hostEnvironment.record(
          SideEffect(
            mistake.sideEffect,
            text: mistake.text,
            place: mistake.place.or(node.place)
          ),
          during: request.id
        )
      }
    }
  }
}

extension ViewTree {
  /// Returns true if a text shows a span of time, which the hour setting does not affect.
  fileprivate func isSpan(_ node: Int) -> Bool {
    let style = attribute(.dateStyle, of: node)
    return ["timer", "relative", "offset", "timerInterval", "timeDataSource"].contains(style)
  }
}

extension Answer.Body {
  var isDrawing: Bool {
    switch self {
    case .timeline(let timeline): !timeline.entries.isEmpty
    case .entry: true
    case .value, .returned, .threw: false
    }
  }

  fileprivate var views: [ViewID] {
    switch self {
    case .entry(let view): [view]
    case .timeline(let timeline): timeline.entries.map(\.view)
    case .value, .returned, .threw: []
    }
  }
}
