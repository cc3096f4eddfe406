import Foundation
import WidgetModel

/// A time of day in a text that moves against the phone's zone.
///
/// A time in the person's zone moves with the phone; one in a fixed zone stays. One that moves the
/// other way, or twice as far, was formatted in a fixed zone after code had shifted the date as
/// well.
struct MovedTime {
  /// The text, here and with the phone in another zone.
  let text: String
  let other: String
  let place: SourcePlace

  init?(in tree: ViewTree, _ other: ViewTree, shift: Interval) {
    let day: Int64 = 24 * 60
    let minutes = shift.microseconds / Interval.minutes(1).microseconds
    // Half a day is the same both ways.
    guard tree.nodes.count == other.nodes.count, minutes * 2 % day != 0 else { return nil }
    for (node, moved) in zip(tree.nodes, other.nodes)
    where node.kind == .text && moved.kind == .text {
      guard node.text != moved.text, let before = MovedTime.minute(in: node.text),
        let after = MovedTime.minute(in: moved.text)
      else { continue }
      let way = (after - before) % day
      guard [-minutes, minutes * 2].contains(where: { ($0 - way) % day == 0 }) else { continue }
      self.init(text: node.text, other: moved.text, place: node.place)
      return
    }
    return nil
  }

  private init(text: String, other: String, place: SourcePlace) {
    self.text = text
    self.other = other
    self.place = place
  }

  private static func minute(in text: String) -> Int64? {
    guard let match = text.firstMatch(of: /(\d{1,2}):(\d{2})(?:\s?([AaPp])[Mm]\b)?/),
      let hour = Int64(match.1), let minute = Int64(match.2), hour < 24, minute < 60
    else { return nil }
    guard let half = match.3 else { return hour * 60 + minute }
    return (hour % 12 + (half.lowercased() == "p" ? 12 : 0)) * 60 + minute
  }
}
