import WidgetModel

// Effects due because of inputs to placed widgets.
extension PlacementsHistory {
  /// Appends a request for a placed widget, records it and returns its number.
  func request(
    _ kind: RequestKind,
    for place: Int,
    intent: Int = 0,
    at now: Instant,
    _ requests: inout RequestHistory,
    _ due: inout [Effect]
  ) -> Int {
    let placement = list[place].placement
    let subject = RequestSubject(
      widget: placement.widget,
      placement: PlacementID(place),
      family: placement.family,
      configuration: placement.configuration,
      intent: intent
    )
    return requests.request(kind, subject, at: now, &due)
  }

  mutating func add(
    _ id: PlacementID,
    at now: Instant,
    _ phone: PhoneHistory,
    _ requests: inout RequestHistory,
    _ due: inout [Effect]
  ) {
    let place = Int(id.number)
    guard list.indices.contains(place), !list[place].isPresent,
      phone.isOffered(list[place].placement.widget), setup.isTaken(list[place].placement)
    else { return }
    list[place] = PlacementHistory(list[place].placement)
    list[place].isPresent = true
    _ = request(.placeholder, for: place, at: now, &requests, &due)
    due.append(.displayed(id, .placeholder))
    let widget = list[place].placement.widget
    if profile.isOn(.configurationPrompts), setup.widgets.indices.contains(Int(widget.number)),
      setup.widgets[Int(widget.number)].promptsForConfiguration
    {
      due.append(.prompted(widget))
    }
    ask(for: ReloadCauses(.added), place)
  }

  mutating func remove(
    _ id: PlacementID,
    _ requests: inout RequestHistory,
    _ due: inout [Effect]
  ) {
    guard let place = place(of: id) else { return }
    for number in requests.underWay where requests.made[number].placement == id {
      requests.end(number, .forgotten)
      due.append(.cancelled(RequestID(number)))
    }
    requests.forget(id)
    list[place] = PlacementHistory(setup.placements[place])
    updateFirstQuestion()
  }

  mutating func removeAll(_ requests: inout RequestHistory, _ due: inout [Effect]) {
    for place in list.indices { remove(PlacementID(place), &requests, &due) }
  }

  /// Withdraws a kind, whose widgets stay on the screen, blank.
  mutating func withdraw(
    _ widget: WidgetID,
    _ requests: inout RequestHistory,
    _ due: inout [Effect]
  ) {
    for place in list.indices where isPresent(place) && list[place].placement.widget == widget {
      remove(PlacementID(place), &requests, &due)
      due.append(.displayed(PlacementID(place), .blank))
    }
  }

  mutating func configure(_ id: PlacementID, _ number: Int) {
    guard let place = place(of: id), list[place].placement.configuration != number
    else { return }
    list[place].placement.configuration = number
    ask(for: ReloadCauses(.configurationChange), place)
  }

  mutating func setVisible(_ id: PlacementID, _ isVisible: Bool, _ phone: PhoneHistory) {
    guard let place = place(of: id) else { return }
    list[place].isVisible = isVisible
    noticePlace(place, phone)
    question(place)
  }

  mutating func callReload(of kind: Int, _ phone: PhoneHistory, _ due: inout [Effect]) {
    var isKnown = false
    for place in list.indices where isPresent(place) && self.kind(of: place) == kind {
      isKnown = true
      ask(for: phone.callCauses, place)
    }
    if !isKnown { due.append(.reported(.unknownKind, nil)) }
  }

  mutating func callReloads(_ phone: PhoneHistory) {
    for place in list.indices where isPresent(place) { ask(for: phone.callCauses, place) }
  }

  /// Reloads the widgets that take pushes.
  mutating func push() {
    guard profile.isOn(.widgetPushes) else { return }
    for place in list.indices where isPresent(place) {
      let widget = Int(list[place].placement.widget.number)
      guard setup.widgets.indices.contains(widget), setup.widgets[widget].isPushEnabled
      else { continue }
      ask(for: ReloadCauses(.push), place)
    }
  }

  mutating func lock(_ phone: PhoneHistory) {
    for place in list.indices { noticePlace(place, phone) }
    questionAll()
  }

  mutating func restart() {
    for place in list.indices { list[place].toggles.forgetTaps() }
    questionAll()
  }

  /// Reloads every placed widget for a change; for a new location, only once it is in sight.
  mutating func changeSystem(_ change: SystemChange, _ phone: PhoneHistory) {
    for place in list.indices where isPresent(place) {
      guard change == .location else {
        ask(for: ReloadCauses(change.cause), place)
        continue
      }
      list[place].isElsewhere = true
      noticePlace(place, phone)
    }
  }

  /// Reloads every placed widget because the locale or the text size changed.
  mutating func changeSurroundings(
    _ causes: ReloadCauses,
    at now: Instant,
    _ requests: inout RequestHistory,
    _ due: inout [Effect]
  ) {
    for place in list.indices where isPresent(place) {
      _ = request(.placeholder, for: place, at: now, &requests, &due)
      ask(for: causes, place)
    }
  }

  private func isPresent(_ place: Int) -> Bool { list[place].isPresent }

  private func kind(of place: Int) -> Int? { setup.kind(of: list[place].placement.widget) }

  /// Reloads a widget in sight that has not learned of a new place.
  private mutating func noticePlace(_ place: Int, _ phone: PhoneHistory) {
    guard list[place].isElsewhere, isPresent(place), isSeen(place, phone) else { return }
    list[place].isElsewhere = false
    ask(for: ReloadCauses(.locationChange), place)
  }
}
