// Made by .ci/renew-registry from the comments in the faulty examples and the files of the mutants; a test
// compares them.
extension ClauseExample {
  /// Faults that clauses on rules of good craft must find: clause and place, the fault, and a line of code.
  static let craftExamples: StaticString = #"""
    CR-01 Recommendation/RecommendationWidget.swift
      Offline, the widget keeps asking.
      completion(Timeline(entries: [sample], policy: .atEnd))
    CR-02 Health/HealthWidget.swift
      By then it is too late.
      completion(Timeline(entries: [entry], policy: .after(now)))
    CR-03 Health/HealthWidget.swift
      Each read gives the entry a different moment.
      var date: Date { .now }
    CR-04 Forecast/HoursWidget.swift
      The server has dates of its own.
      let entries = forecast.hours.prefix(12).enumerated().map { index, hour in
    CR-04 Topics/FaultyProviders.swift
      A provider outlives its first request.
      let entries = (0..<4).map { entry(at: start.addingTimeInterval(Double($0) * 3600)) }
    CR-06 Health/HealthWidget.swift
      Each answer causes the next request.
      WidgetCenter.shared.reloadTimelines(ofKind: "health")
    CR-07 City/CityWidget.swift
      More children than one builder accepted for years.
      VStack(spacing: 4) {
    CR-08 City/CountdownWidget.swift
      A week with a clock change does not have 7 * 86,400 seconds.
      let entries = (0..<13).reversed().map { week in
    CR-09 Lamp/LampWidget.swift
      No extension may read there.
      _ = FileManager.default.contents(atPath: "/etc/lamp.conf")
    CR-10 Topics/FaultyProviders.swift
      Events of such a source come at unpredictable times.
      let source = DispatchSource.makeSignalSource(signal: SIGUSR2)
    CR-11 Forecast/HoursWidget.swift
      Degrees that nobody measured.
      return completion(Timeline(entries: [sample], policy: .after(next)))
    CR-11 Recommendation/RecommendationWidget.swift
      Votes that nobody cast.
      completion(Timeline(entries: [sample], policy: .atEnd))
    CR-12 Habits/StreakWidget.swift
      The process lives on, and the app's later counts are never read.
      if let known { return known }
    CR-13 Habits/DayPartWidget.swift
      The next part does not begin half an hour from now.
      let entries = (0..<12).map { DayPartEntry(date: now.addingTimeInterval(Double($0) * 1800)) }
    CR-14 Habits/DoneWidget.swift
      Nothing checks the day of the record.
      completion(Timeline(entries: [DoneEntry(date: now, done: done)], policy: .after(hour)))
    CR-15 Shop/SignWidget.swift
      It counts spans of 24 hours, beginning in the evening.
      return Calendar.current.dateComponents([.day], from: opened, to: date).day ?? 0
    CR-16 Board/OpeningWidget.swift
      Most of the world has no AM and PM.
      return formatter.string(from: nine)
    CR-16 Trips/TripWidget.swift
      People with a 12-hour clock also read 17:15.
      return writer.string(from: next ?? entry.date)
    CR-17 Board/AbroadWidget.swift
      The zone is already set, and the phone's is added to it.
      Text(sunrise - Double(TimeZone.current.secondsFromGMT(for: sunrise)), style: .time)
    CR-18 Board/NewsWidget.swift
      After one lost answer, nothing is ever asked again.
      return completion(Timeline(entries: [entry], policy: .never))
    CR-19 Shop/StockWidget.swift
      The text does not change until the next timeline comes.
      Text("Counted \(minutes / 60) hr \(minutes % 60) min ago")
    CR-20 Board/LiftWidget.swift
      The placed widgets are looked up by a kind that no longer exists.
      StaticConfiguration(kind: kind, provider: LiftProvider()) { _ in LiftView() }
    CR-21 Shop/StockWidget.swift
      After a failed load, the widget asks to choose a shop that is already chosen.
      guard let (data, _) = try? await URLSession.shared.data(for: request),
    CR-22 Shop/SignWidget.swift
      The price is in the shop's currency, in any region of the phone.
      let code = Locale.current.currency?.identifier ?? mug.currencyCode
    CR-23 Delivery/DeliveryIntents.swift
      Nobody checks if it is followed already.
      let activity = try? Activity.request(attributes: attributes, content: content, pushType: .token)
    CR-24 Delivery/DeliveryActivity.swift
      Stale content looks like fresh content.
      ActivityConfiguration(for: DeliveryAttributes.self) { context in
    CR-25 Board/NoteWidget.swift
      The app stores a text.
      let place = (defaults?.data(forKey: "place")).map { String(decoding: $0, as: UTF8.self) }
    CR-26 Shop/SignWidget.swift
      The year of the house is one of the Gregorian calendar.
      Calendar.current.component(.year, from: date) - 1846
    CR-27 Trips/TripWidget.swift
      One formatter reads in UTC, and the other one writes in the person's zone.
      guard let date = entry.departure.flatMap(reader.date(from:)) else { return nil }
    CR-28 Trips/TripWidget.swift
      Without a gate it waits as long as with one.
      completion(Timeline(entries: [entry], policy: .after(now.addingTimeInterval(28_800))))
    CR-29 Trips/WeekWidget.swift
      The symbols begin with Sunday for everybody.
      private var days: [String] { Calendar.current.shortWeekdaySymbols }
    CR-30 Board/NewsWidget.swift
      The address encodes it a second time.
      parts.path = "/" + (section.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? "")
    CR-31 Commute/TramWidget.swift
      And an intent opens only universal links.
      Button("Plan", intent: OpenURLIntent(plan))
    CR-32 Lamp/Lamp.swift
      Switching on a lamp that is already on switches it off.
      Lamp.isOn = !(Lamp.isOn ?? value)
    CR-33 Errands/ErrandWidget.swift
      Only the app reads this value, and nobody opens the app.
      func perform() async throws -> some IntentResult {
    CR-34 City/City.swift
      For any country, the first city of all is the default.
      City.all.first
    CR-35 Board/NewsWidget.swift
      People who look through the gallery wait for the server.
      completion(NewsEntry(date: .now, news: news))
    CR-36 Board/LineWidget.swift
      The key is not Codable.
      ForEach(stops) { Text($0.name) }
    CR-37 Board/LineWidget.swift
      Each process makes its own ids.
      func suggestedEntities() async throws -> [Line] { lines }
    CR-38 Board/LineWidget.swift
      One of them occurs twice.
      ["To the harbour", "To the hill", "To the harbour"].map {
    CR-39 Kettle/KettleWidget.swift
      The app's next process knows nothing about it.
      private var current: Activity<BoilAttributes>?
    CR-40 Reading/ReadingWidget.swift
      The control keeps showing the previous value.
      defaults?.set(areOn, forKey: "reminders")
    CR-41 Reading/ReadingWidget.swift
      It never reaches the entry.
      @Parameter(title: "Large", default: false) var isLarge: Bool
    CR-42 Trips/LuggageWidget.swift
      The others stay.
      await activity.end(nil, dismissalPolicy: .immediate)
    CR-43 Board/NoteWidget.swift
      Notes of the previous version have no number of lines.
      let note = (defaults?.data(forKey: "note")).flatMap {
    CR-44 Board/NewsWidget.swift
      The stored data is gone after a lost answer.
      defaults?.set(news ?? "", forKey: "news")
    CR-45 Reading/ReadingActivity.swift
      It keeps counting when the session is over.
      Text(context.state.start, style: .timer).frame(width: 80)
    CR-46 Reading/ReadingActivity.swift
      The app's next process does not end it, and the activity stays.
      guard let old = end, old > .now else { return }
    CR-47 Board/LiftWidget.swift
      The part after the sign is another item.
      let text = line.addingPercentEncoding(withAllowedCharacters: .urlQueryAllowed) ?? ""
    CR-48 Trips/TripWidget.swift
      The formatter writes the day in UTC.
      let day = writer.string(from: date)
    CR-49 Canteen/MenuWidget.swift
      The number is cut at its comma.
      if entry.menu != nil { Text("\(energy) kcal") }
    CR-50 Lamp/LampWidget.swift
      The next timeline comes half an hour or more after the end of the countdown.
      let entry = LampEntry(date: now, isOn: Lamp.isOn, nextLook: now.addingTimeInterval(1800))
    CR-51 Canteen/MenuWidget.swift
      Two stars are alike.
      ForEach(["★", "★", "☆"], id: \.self) { star in
    CR-52 Canteen/MenuWidget.swift
      Nobody asks for the next menu.
      completion(Timeline(entries: [entry], policy: .never))
    CR-53 Canteen/MenuWidget.swift
      Without an answer, the line is shown as empty.
      Text(line)
    CR-54 Canteen/DoorWidget.swift
      Nothing says that the door is closed.
      let entries = [entry(at: now)] + changes.sorted().map(entry)
    CR-55 Canteen/OrderWidget.swift
      The order is over, but stays on the Lock Screen.
      await order.update(content)
    CR-56 Canteen/MenuWidget.swift
      The gallery shows the drawing without a menu.
      completion(MenuEntry(date: .now, menu: nil))
    CR-57 Canteen/MenuWidget.swift
      The canteen may answer with a complete link.
      var link: URL? { URL(string: "https://canteen.example" + page) }
    CR-58 Canteen/StaplesWidget.swift
      A set has a different order in each process.
      Text(StaplesView.staples.joined(separator: ", "))
    CR-59 Ride/RideActivity.swift
      The template's URL is still there.
      .widgetURL(URL(string: "http://www.apple.com"))
    CR-60 Kettle/KettleWidget.swift
      The app stores another key.
      let name = defaults?.string(forKey: "nameOfBoiler") ?? "Kettle"
    CR-61 Trail/TrailWidget.swift
      The project gives the extension another version.
      AppIntentConfiguration(
    CR-62 Trail/TrailWidget.swift
      The project gives the extension another company's identifier.
      AppIntentConfiguration(
    CR-63 Trail/TrailWidget.swift
      The project gives the catalogue of texts only to the app.
      AppIntentConfiguration(
    CR-64 Trail/TrailWidget.swift
      The app reloads the kind by an older name.
      AppIntentConfiguration(
    CR-65 Trail/TrailWidget.swift
      The project lets the extension run on newer systems than the app.
      AppIntentConfiguration(
    CR-66 Trail/TrailWidget.swift
      Only the property list of the app allows loads over plain HTTP.
      AppIntentConfiguration(
    CR-67 Errands/ErrandWidget.swift
      The text shows an optional as code prints it.
      Text("Next: \(String(describing: entry.errand))")
    CR-68 Errands/ErrandWidget.swift
      The family is still offered.
      default: Text("Unsupported family")
    CR-CRASH Health/Hero.swift
      Before the game was opened, there is nothing to force.
      let health = defaults!.object(forKey: "health") as! Int
    CR-SAMPLE Quest/QuestWidget.swift
      The game's value may not be a chapter of this version.
      let chapter = chapters[number]
    CR-SAMPLE Ride/RideActivity.swift
      The type takes any number, and the list has two tips.
      Text(RideView.tips[context.state.tip])
    """#
}
