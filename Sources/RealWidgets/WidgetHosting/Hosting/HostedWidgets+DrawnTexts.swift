import Foundation
@_spi(Hosting) import WidgetAuthoring
import WidgetModel
import WidgetTrials

// What the texts and links of an answer tell of the code that made them.
extension HostedWidgets {
  /// Tells of the first time that an answer shows in a fixed format of 12 hours where the phone has 24, or the other
  /// way round.
  func noteFixedTimes(in body: Answer.Body, of request: Request) {
    let places = hasFullDayClock ? FixedTimes.places : FixedTimes.fullDayPlaces
    guard !places.isEmpty else { return }
    var looked: Set<String> = []
    for view in body.views {
      for node in gallery.views[Int(view.number)].nodes where node.kind == .text {
        guard node.text.utf8.contains(where: { (48...57).contains($0) }),
          looked.insert(node.text).inserted,
          let time = places.keys.sorted().first(where: node.text.contains)
        else { continue }
        return hostEnvironment.note(
          SideEffect(
            .fixedTimeDrawn,
            amount: hasFullDayClock ? 24 : 12,
            text: time,
            place: places[time] ?? .unknown
          ),
          during: request.id
        )
      }
    }
  }

  /// Tells of the first link of an answer that is encoded twice, or too little.
  func noteMistakenLinks(in body: Answer.Body, of request: Request) {
    var looked: Set<String> = []
    for view in body.views {
      for node in gallery.views[Int(view.number)].nodes
      where node.kind == .link || node.kind == .widgetURL {
        guard looked.insert(node.text).inserted, let address = URL(string: node.text),
          let mistake = EncodedTexts.mistake(in: address)
        else { continue }
        return hostEnvironment.note(
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

extension Answer.Body {
  /// What was drawn for the answer.
  fileprivate var views: [ViewID] {
    switch self {
    case .entry(let view): [view]
    case .timeline(let timeline): timeline.entries.map(\.view)
    case .value, .returned, .threw: []
    }
  }
}
