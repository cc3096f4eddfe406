import WidgetModel

/// No part of a view has a fixed size larger than its family.
struct SizesAdapt: ViewClause {
  enum Situation: String, ClauseWord {
    case fits = "no fixed size, or one that fits"
    case larger = "a fixed size larger than the widget"
    case placeholder = "in a drawing for a placeholder"
    case snapshot = "in a drawing for a snapshot"
  }

  static let optional: [Situation] = [.larger, .placeholder, .snapshot]

  enum Violation: String, ClauseWord {
    case tooLarge = "too large"
  }

  static let clause = Clause(
    Self.self,
    id: "VW-38.view",
    title: "views adapt to their family's size",
    statement: """
      No view has a fixed width or height larger than the widget in its family. A length that is \
      larger by at most a quarter is left undecided, because sizes differ by device.
      """,
    level: .exception(
      .recommended,
      because: "content that does not fit is cut off, but nothing fails"
    ),
    party: .view,
    facts: [.vw38, .fm15],
    observes: EventKinds(.answered),
    needs: [.realCode, .drawings],
    secondLook: .givenValues,
    advice: """
      Read `widgetFamily` and use another view for a small family, or set limits such as \
      `frame(maxWidth: .infinity)` instead of a size.
      """
  )

  /// The largest factor by which a widget on some device exceeds the known size (FM-15); lengths up
  /// to it are left undecided.
  private static let tolerance = 1.25

  var visits = ViewVisits()

  func judge(_ tree: ViewTree, of request: RequestRecord, _ state: ObservedState) -> Finding {
    let size = request.subject.family.size
    var isDoubtful = false
    for attribute in tree.attributes where attribute.name == .frame {
      let words = attribute.value.split(separator: " ")
      for (name, value) in zip(words, words.dropFirst()) {
        // SwiftUI ignores a length that is not finite.
        guard name == "width" || name == "height", let length = Double(value), length.isFinite
        else { continue }
        let room = name == "width" ? size.width : size.height
        guard length > room else { continue }
        isDoubtful = true
        // No source gives the height or width of an inline accessory.
        guard request.subject.family != .accessoryInline, length > room * SizesAdapt.tolerance
        else {
          continue
        }
        return .broken(
          .larger,
          .tooLarge,
          place: tree.place(of: attribute),
          comparing: Comparison(
            expected: "at most \(Int(room))",
            actual: "a \(name) of \(Self.whole(length))"
          ),
          message: """
            a view has a fixed \(name) of \(Self.whole(length)), but the widget has \(Int(room)) \
            in \(request.subject.family.rawValue)
            """
        )
      }
    }
    return isDoubtful ? .undecided : .kept(.fits)
  }

  /// Returns a length in whole points for a message, limited to what fits an `Int`.
  private static func whole(_ length: Double) -> Int { Int(min(length, 1e9)) }
}
