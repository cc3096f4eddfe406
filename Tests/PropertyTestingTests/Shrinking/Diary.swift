import PropertyTesting

/// A record like the inputs of a simulation: optional fields, times, lists of records.
struct Diary: Hashable, Sendable {
  struct Event: Hashable, Sendable {
    var kind = 0
    var microsecond: Int64 = 0
    var times = 1
    var note: Int64?
  }

  var profile = 0
  var widgets: [[Int64]] = []
  var events: [Event] = []
}

extension SpanLabel {
  static let widget = SpanLabel(30)
  static let event = SpanLabel(31)
  static let offset = SpanLabel(32)
}

/// Decodes a diary from choices: 0 is each field's default.
struct DiaryGenerator: Generator {
  static let latest: Int64 = 1 << 45

  func generate(from source: ChoiceSource) -> Diary {
    var diary = Diary()
    diary.profile = source.pick(count: 6)
    source.list(.widget, max: 8) { _ in
      var offsets: [Int64] = []
      source.list(.offset, max: 20) { _ in
        offsets.append(source.draw(in: 0...Self.latest, towards: 0))
      }
      diary.widgets.append(offsets)
    }
    source.list(.event, max: 60) { _ in
      var event = Diary.Event()
      event.kind = source.pick(count: 8)
      event.microsecond = source.draw(
        in: 0...Self.latest,
        towards: 0,
        edges: [900_000_000, 86_400_000_000]
      )
      event.times = 1 + Int(source.draw(upTo: 99))
      source.span(.optional) {
        if source.flag(1, in: 4) { event.note = source.draw(in: -1000...1000, towards: 0) }
      }
      diary.events.append(event)
    }
    return diary
  }

  /// Returns the choices of an existing diary.
  static func encode(_ diary: Diary) -> [UInt64] {
    let source = ChoiceSource()
    source.beginRecording()
    source.record(UInt64(diary.profile), bound: 5)
    source.recordList(.widget, count: diary.widgets.count, max: 8) { index in
      let offsets = diary.widgets[index]
      source.recordList(.offset, count: offsets.count, max: 20) {
        source.record(offsets[$0], in: 0...latest, towards: 0)
      }
    }
    source.recordList(.event, count: diary.events.count, max: 60) { index in
      let event = diary.events[index]
      source.record(UInt64(event.kind), bound: 7)
      source.record(event.microsecond, in: 0...latest, towards: 0)
      source.record(UInt64(event.times - 1), bound: 99)
      source.span(.optional) {
        source.record(event.note == nil ? 0 : 1, bound: 1)
        if let note = event.note { source.record(note, in: -1000...1000, towards: 0) }
      }
    }
    return source.values
  }
}

/// The possible faults of a diary.
enum DiaryFault: Int, Comparable, Sendable, CaseIterable {
  case quickReturn, exhausted, late, noted

  static func < (one: Self, two: Self) -> Bool { one.rawValue < two.rawValue }

  static func all(in diary: Diary) -> [DiaryFault] {
    var faults: [DiaryFault] = []
    let pairs = diary.events.indices.flatMap { one in
      diary.events.indices.filter { $0 > one }.map { (diary.events[one], diary.events[$0]) }
    }
    if pairs.contains(where: { one, two in
      one.kind == 3 && two.kind == 1 && two.microsecond >= one.microsecond
        && two.microsecond - one.microsecond < 900_000_000
    }) {
      faults.append(.quickReturn)
    }
    let spent = diary.events.filter { $0.kind == 5 }.reduce(0) { $0 + $1.times }
    if spent > 40, diary.widgets.contains(where: { !$0.isEmpty }) { faults.append(.exhausted) }
    if diary.events.contains(where: { $0.kind == 2 && $0.microsecond > 86_400_000_000 }) {
      faults.append(.late)
    }
    if diary.events.contains(where: { $0.kind == 6 && ($0.note ?? 0) < -5 }), diary.profile > 0 {
      faults.append(.noted)
    }
    return faults
  }
}
