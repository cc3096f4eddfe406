// Made by .ci/renew-registry from the comments in the faulty examples and the files of the mutants; a test
// compares them.
extension ClauseExample {
  /// Faults that clauses on facts must find: clause and place, the fault, and a line of code.
  static let widgetExamples: StaticString = #"""
    AG-01.app Trail/TrailWidget.swift
      The app has the group of an older version.
      AppIntentConfiguration(
    AG-01.configuration Trail/TrailWidget.swift
      The extension has the group of an older version.
      UserDefaults(suiteName: "group.example.trail")?.string(forKey: trail) ?? "not yet"
    AG-02.provider Commute/CommuteStore.swift
      A group cannot have such a name.
      FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: "example.commute")
    AG-03.provider Trips/LuggageWidget.swift
      The app stores its pieces in the container of its group.
      let place = ModelConfiguration(groupContainer: .none)
    AG-04.provider Music/MusicStore.swift
      The app never sees the extension's own defaults.
      UserDefaults.standard.set(isLiked, forKey: "isLiked")
    AG-05.provider Commute/NearbyWidget.swift
      The app writes the same.
      CommuteStore.defaults?.set(stop.stop, forKey: "lastStop")
    AG-06.provider Commute/NearbyWidget.swift
      The app never sees the file.
      URLSession(configuration: configuration).downloadTask(with: url).resume()
    AG-08.provider Health/Hero.swift
      Missing data has no entry. swift-format-ignore: NeverForceUnwrap
      let health = defaults!.object(forKey: "health") as! Int
    AG-09.app Commute/CommuteIntents.swift
      The widget may read the value before it is there.
      WidgetCenter.shared.reloadTimelines(ofKind: "tram")
    AI-03.configuration Commute/TramWidget.swift
      Until a stop is chosen, there is none.
      AppIntentConfiguration(
    AI-04.configuration Commute/AlarmControl.swift
      In the gallery nobody has chosen yet.
      AppIntentControlConfiguration(kind: "alarm", provider: AlarmValueProvider()) { minutes in
    AI-06.intent Commute/SelectStopIntent.swift
      One closed stop makes the lookup of the others fail.
      guard let stop = Stop.all.first(where: { $0.id == id }) else { throw StopError.closed }
    AI-07.intent City/City.swift
      The match is inverted, so a selection is never found again.
      City.all.filter { !identifiers.contains($0.id) }
    AI-09.intent City/City.swift
      Before a country is picked, cities of all countries are offered.
      guard let country = selection?.country else { return City.all }
    AI-16.intent Commute/CommuteIntents.swift
      The button does nothing, and nobody knows why.
      guard minutes > 60 else { throw AlarmError.tooLate }
    AI-19.configuration Commute/TramWidget.swift
      Three parameters to choose.
      AppIntentConfiguration(
    CT-03.provider Lamp/LampControl.swift
      In the gallery no lamp is on.
      true
    CT-05.intent Lamp/LampControl.swift
      The system fills the value in.
      ControlWidgetToggle("Lamp", isOn: isOn, action: SetLampIntent(isOn: !isOn)) { _ in
    CT-07.configuration Lamp/LampPageControl.swift
      The app does not learn which page is meant.
      ControlWidgetButton(action: ShowLampPageIntent()) {
    CT-08.configuration Lamp/LampPageControl.swift
      The gallery has two controls with the app's name.
      StaticControlConfiguration(kind: "lamp-page") {
    CT-09.view Lamp/LampControl.swift
      Nobody can read if the lamp is on.
      ControlWidgetToggle("Lamp", isOn: isOn, action: SetLampIntent(isOn: !isOn)) { _ in
    CT-13.provider Lamp/LampControl.swift
      The preview's value would be enough.
      guard let isOn = Lamp.isOn else { throw LampError.unknown }
    DL-02.provider Forecast/LookWidget.swift
      One request after another, where one would be enough.
      var isDry = true
    DL-02.provider Topics/FaultyProviders.swift
      The system does not wait for that long.
      try? await Task.sleep(for: .seconds(12))
    DL-03.provider Recommendation/Recommendation.swift
      The system gives up before that.
      configuration.timeoutIntervalForRequest = 60
    DL-05.provider Lamp/LampControl.swift
      Anyone who opens the Control Center waits for it.
      try await Task.sleep(for: .seconds(3))
    DL-06.provider Recommendation/RecommendationWidget.swift
      The whole archive of recommendations, to show one.
      var archive: [UInt8] = []
    DL-12.provider Commute/NearbyWidget.swift
      Nobody handles the finished download.
      URLSession(configuration: configuration).downloadTask(with: url).resume()
    DL-14.provider Topics/FaultyProviders.swift
      The download has only begun.
      completion(Timeline(entries: loaded.entries, policy: .after(.now.addingTimeInterval(3600))))
    DL-15.provider Commute/NearbyWidget.swift
      No widget can ask.
      manager.requestWhenInUseAuthorization()
    DL-16.configuration Trail/TrailWidget.swift
      The extension's Info.plist does not say that it asks.
      guard manager.isAuthorizedForWidgetUpdates, manager.location != nil else {
    DL-16.provider Commute/NearbyWidget.swift
      The person may have allowed only the app.
      guard let place = manager.location else {
    DL-19.intent Commute/CommuteIntents.swift
      An intent never gets a location.
      let place = CLLocationManager().location
    DL-23.view Recommendation/RecommendationWidget.swift
      A photograph with more pixels than the widget has room for.
      Image(uiImage: Self.photograph).resizable().scaledToFill()
    DL-26.provider Forecast/WarningWidget.swift
      Offline, the widget has nothing to show.
      return completion(Timeline(entries: [], policy: .after(next)))
    FM-07.configuration Forecast/LookWidget.swift
      The other widget of the bundle has this kind.
      StaticConfiguration(kind: "hours", provider: LookProvider()) { LookView(entry: $0) }
    FM-08.configuration Forecast/LookWidget.swift
      The released version calls it "look".
      StaticConfiguration(kind: "hours", provider: LookProvider()) { LookView(entry: $0) }
    FM-12.configuration Commute/MapWidget.swift
      No family is left for a phone.
      StaticConfiguration(kind: "map", provider: NearbyProvider()) { NearbyView(entry: $0) }
    FM-16.configuration Commute/NearbyWidget.swift
      The gallery shows no description.
      StaticConfiguration(kind: "nearby", provider: NearbyProvider()) { NearbyView(entry: $0) }
    FM-19.configuration Trail/TrailWidget.swift
      In the definition file the second parameter is called "steep".
      AppIntentConfiguration(
    LA-01.app Delivery/DeliveryIntents.swift
      The driver's whole log goes with each update.
      state.notes = String(repeating: "passed a stop; ", count: 300)
    LA-03.app Delivery/DeliveryWidget.swift
      The app is not in front.
      if Activity<DeliveryAttributes>.activities.isEmpty { Deliveries.follow() }
    LA-04.app Delivery/DeliveryIntents.swift
      Nobody asks if the person allows it.
      let activity = try? Activity.request(attributes: attributes, content: content, pushType: .token)
    LA-04.configuration Delivery/DeliveryIntents.swift
      The app's Info.plist does not declare them either.
      let activity = try? Activity.request(attributes: attributes, content: content, pushType: .token)
    LA-07.app Delivery/DeliveryIntents.swift
      It counts from the time of the order.
      await activity.update(ActivityContent(state: state, staleDate: .now.addingTimeInterval(-60)))
    LA-10.app Delivery/DeliveryIntents.swift
      After its end, nobody sees the update.
      await activity.update(ActivityContent(state: state, staleDate: nil))
    LA-13.app Delivery/DeliveryIntents.swift
      The island opens every second.
      await activity.update(activity.content, alertConfiguration: sound)
    LA-17.view Delivery/DeliveryActivity.swift
      Everything below 160 points is cut off.
      .frame(height: 200)
    LA-18.view Delivery/DeliveryActivity.swift
      The island has no room for it.
      Image(systemName: "shippingbox").resizable().frame(width: 60, height: 60)
    LA-27.app Delivery/DeliveryIntents.swift
      A text counts the seconds by itself.
      await activity.update(activity.content, alertConfiguration: sound)
    LA-28.app Delivery/DeliveryIntents.swift
      There is no token yet, and nobody observes when it comes.
      if let token = activity?.pushToken { DeliveryServer.send(token) }
    LA-35.app Delivery/DeliveryIntents.swift
      Only the first one is ever ended.
      await activity.end(nil)
    LA-36.app Delivery/DeliveryIntents.swift
      The image itself replaces its name.
      let photo = Data(base64Encoded: "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJ")
    RB-28.provider Commute/NearbyWidget.swift
      All phones of the town ask at that moment.
      completion(Timeline(entries: [stop], policy: .after(next)))
    RB-29.app Lamp/Lamp.swift
      Two calls where one, or none, would be enough.
      WidgetCenter.shared.reloadTimelines(ofKind: "lamp")
    RV-04.configuration Commute/TramAlertWidget.swift
      The other widget is called "tram".
      RelevanceConfiguration(kind: "tram-alert", provider: TramAlertProvider()) { entry in
    RV-05.provider Quest/QuestWidget.swift
      Ungrouped clues must not have a group next to them.
      WidgetRelevanceAttribute(group: .ungrouped),
    RV-06.configuration Trail/TrailWidget.swift
      The extension may not ask for workouts.
      WidgetRelevanceAttribute(configuration: intent, context: .fitness(.workoutActive)),
    RV-13.view Commute/TramAlertWidget.swift
      The group has three places.
      AccessoryWidgetGroup("Late") {
    SD-06.provider Forecast/LookWidget.swift
      All of them are the same.
      var isDry = true
    SD-18.view Commute/TramAlertWidget.swift
      By day the background is white, too.
      .foregroundStyle(.white)
    TL-06.provider Commute/NearbyWidget.swift
      The gallery shows gray bars.
      completion(context.isPreview ? placeholder(in: context) : entry())
    TL-10.provider Topics/FaultyProviders.swift
      The timeline therefore has no entry.
      completion(Timeline(entries: loaded.entries, policy: .after(.now.addingTimeInterval(3600))))
    TL-10.provider.now Music/LyricsWidget.swift
      Until the singing begins, there is nothing to show.
      let start = Date.now.addingTimeInterval(90)
    TL-14.provider Music/LyricsWidget.swift
      The lines follow one another within seconds.
      let entries = (0..<60).map { line in
    TL-17.provider Music/LyricsWidget.swift
      A song has dozens of lines.
      let entries = (0..<60).map { line in
    TL-18.provider City/CountdownWidget.swift
      The last week comes first.
      let entries = (0..<13).reversed().map { week in
    TL-25.view Health/HealthWidget.swift
      The view is drawn when the entry is archived, not when it is shown.
      Text(Date.now.formatted(date: .omitted, time: .standard))
    TL-27.provider Lamp/LampWidget.swift
      The same question gets a different answer each time.
      let wait = Double(3600 + 60 * LampAnswers.count())
    TL-32.provider City/CityWidget.swift
      The hours of yesterday, all of them past.
      let entries = (0..<24).map {
    TL-36.provider Recommendation/RecommendationWidget.swift
      Nobody calls the completion handler.
      return
    TL-38.provider Commute/NearbyWidget.swift
      It mattered in the last quarter.
      completion(Timeline(entries: [stop], policy: .after(next)))
    TL-41.view Health/HealthWidget.swift
      The time should have come with the entry.
      Text(Date.now.formatted(date: .omitted, time: .standard))
    TL-41.view Recommendation/RecommendationWidget.swift
      The view never gets to show the result of its request.
      Text(Self.hasComments ? "New comments" : "No comments")
    TL-41.view Ride/RideActivity.swift
      The minutes do not change until the next update.
      Text("\(Int(end.timeIntervalSinceNow / 60)) minutes")
    VW-01.view City/CityWidget.swift
      With two URLs, nobody knows which one opens.
      .widgetURL(URL(string: "example-city://city"))
    VW-01.view Quest/QuestWidget.swift
      Only a quest that is under way has the second URL.
      Text(quest.title).widgetURL(URL(string: "example-game://title"))
    VW-01.view Ride/RideActivity.swift
      Nobody knows which of both URLs is opened.
      Image(systemName: "tram").widgetURL(URL(string: "rides://map"))
    VW-03.view Music/PlayerWidget.swift
      On the Lock Screen the link does not act.
      Link("Library", destination: url)
    VW-06.view Music/PlayerWidget.swift
      The closure never runs.
      Button("Next") {
    VW-06.view Ride/RideActivity.swift
      Nothing runs a closure of a Live Activity.
      Button("Announce") {}
    VW-11.intent Commute/CommuteIntents.swift
      Nobody can answer.
      let sound = try? await $sound.requestValue("Which sound?")
    VW-11.intent.values Errands/ErrandWidget.swift
      The errand no longer exists when somebody taps.
      Button("Not today", intent: PostponeIntent(errand))
    VW-12.intent Trips/TripWidget.swift
      Nobody waits for the task.
      func perform() async throws -> some IntentResult {
    VW-14.configuration Trail/TrailWidget.swift
      Only the extension has the intent that opens the app.
      AppIntentConfiguration(
    VW-15.view Commute/TramWidget.swift
      A link would be enough, and would name the destination.
      Button("Plan", intent: OpenURLIntent(plan))
    VW-17.view Health/HealthWidget.swift
      No container background.
      var body: some View {
    VW-22.view Recommendation/RecommendationWidget.swift
      A widget draws no image that loads itself.
      AsyncImage(url: entry.recommendation.image)
    VW-24.view Delivery/DeliveryActivity.swift
      Nothing scrolls in a Live Activity.
      ScrollView {
    VW-25.view Music/PlayerWidget.swift
      Nobody observes the model while the widget is shown.
      @ObservedObject private var model = PlayerModel()
    VW-26.provider Recommendation/RecommendationWidget.swift
      The image does not come with the entry.
      AsyncImage(url: entry.recommendation.image)
    VW-27.view Commute/TramWidget.swift
      Nobody looks for so long.
      .animation(.easeOut(duration: 2.5), value: entry.isTaken)
    VW-33.configuration Trail/TrailWidget.swift
      On a locked phone the files are locked, too.
      AppIntentConfiguration(
    VW-35.view Commute/TramWidget.swift
      Its container is accented as a whole.
      Button("Wake me", intent: SetAlarmIntent(minutes: entry.leaves)).widgetAccentable(false)
    VW-38.view Commute/NearbyWidget.swift
      The widget is half as wide.
      Text(entry.stop).frame(width: 320)
    VW-40.view Commute/TramWidget.swift
      A widget has no transactions.
      .transaction { $0.animation = nil }
    WC-14.configuration Trail/TrailWidget.swift
      The app is entitled to pushes, and the extension is not.
      AppIntentConfiguration(
    """#
}
