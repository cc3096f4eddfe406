import WidgetModel

extension GoldenTime {
  /// Parses `at` with `every` and `times`, or `between`.
  init(_ object: inout ObjectReader) throws(ArchiveError) {
    let at = object.takeMember("at")
    let between = object.takeMember("between")
    let every = object.takeMember("every")
    let times = object.takeMember("times")
    if let between {
      guard at == nil, every == nil, times == nil, between.elements.count == 2,
        let first = GoldenMoment(between.elements[0]), let last = GoldenMoment(between.elements[1])
      else {
        throw object.wrong(
          "between",
          "two instants should stand here, such as [\"7h\", \"7h15m\"], and no `at`"
        )
      }
      self = .between(first, last)
      return
    }
    guard let at else {
      guard every == nil, times == nil else {
        throw object.wrong("at", "it is missing; `every` and `times` repeat it")
      }
      self = .anywhere
      return
    }
    guard let moment = GoldenMoment(at) else {
      throw object.wrong("at", "\(GoldenMoment.example) should stand here, not \(at)")
    }
    guard every != nil || times != nil else {
      self = .at(moment)
      return
    }
    guard let interval = every?.text.flatMap(Interval.init), interval > .zero else {
      throw object.wrong("every", "a duration such as \"15m\" should stand here beside `times`")
    }
    guard let count = times?.integer, (2...100_000).contains(count) else {
      throw object.wrong("times", "a number from 2 to 100000 should stand here beside `every`")
    }
    self = .at(moment, every: interval, times: Int(count))
  }
}

extension GoldenMoment {
  fileprivate init?(_ json: JSON) {
    guard let text = json.text else { return nil }
    self.init(text)
  }
}
