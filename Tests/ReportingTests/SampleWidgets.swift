import Clauses
import RunRecord
import WidgetModel

/// The record of a bundle of widgets, made by hand.
enum SampleWidgets {
  /// A bundle with findings of every kind, an expectation of each state, days and schematics.
  static var bundle: RunRecord {
    var record = RunRecord()
    record.header.purpose = .widgets
    record.header.tool = "widgetcheck 0.1"
    record.header.subject = "WeatherBundle"
    record.header.profile = "iOS26"
    record.header.seed = 1
    record.header.cases = 1_000
    record.header.command = "widgetcheck check . --seed 1 --cases 1000"
    record.header.replay = "widgetcheck check . --replay"
    record.widgets = widgets
    record.clauses = clauses
    record.findings = findings
    record.pageSnapshots = pageSnapshots
    record.days = [day]
    record.expectations = [
      expectation("VW-06.view", .matched, "the old buttons go with the next version", 1),
      expectation("TL-25.view", .stale, "the clock in the view", 0),
    ]
    record.footer = RecordFooter()
    record.footer?.status = 1
    return record
  }

  /// Widgets whose every text tries to be markup.
  static var hostile: RunRecord {
    let text = "<script>alert(1)</script>\"' \u{202E}reversed&amp;"
    var record = bundle
    for index in record.widgets.indices {
      record.widgets[index].name = text
      record.widgets[index].type = text
      record.widgets[index].summary = text
      record.widgets[index].facts = [FactLine(text, text)]
      record.widgets[index].configurations = [text]
    }
    for index in record.findings.indices {
      record.findings[index].message = text
      record.findings[index].source = text
      record.findings[index].remark = text
      record.findings[index].kind = text
    }
    for index in record.pageSnapshots.indices {
      record.pageSnapshots[index].title = text
      record.pageSnapshots[index].clock = text
      record.pageSnapshots[index].configuration = text
      record.pageSnapshots[index].nodes = SampleTrees.hostile
    }
    record.days[0].clock = text
    record.days[0].configuration = text
    for index in record.days[0].events.indices { record.days[0].events[index].text = text }
    record.expectations[0].reason = text
    record.expectations[1].place = text
    return record
  }

  private static var widgets: [WidgetLine] {
    var city = WidgetLine()
    city.kind = "com.example.weather.city"
    city.type = "CityWidget"
    city.name = "City weather"
    city.summary = "The weather of a city that you choose."
    city.families = ["systemSmall", "systemMedium", "systemLarge"]
    city.configuration = "SelectCityIntent"
    city.configurations = ["city: Berlin", "city: Palma, showsHours: true"]
    city.facts = [
      FactLine("content margins", "on"), FactLine("container background", "removable"),
      FactLine("push", "no handler"),
    ]
    var lock = WidgetLine()
    lock.kind = "com.example.weather.lock"
    lock.type = "LockWidget"
    lock.name = "Humidity"
    lock.families = ["accessoryCircular", "accessoryRectangular"]
    var delivery = WidgetLine()
    delivery.kind = "DeliveryAttributes"
    delivery.type = "DeliveryActivity"
    delivery.code = .activity
    var lamp = WidgetLine()
    lamp.kind = "com.example.lamp"
    lamp.type = "LampControl"
    lamp.name = "Lamp"
    lamp.code = .control
    return [city, lock, delivery, lamp]
  }

  private static var clauses: [ClauseLine] {
    let lines: [(String, String, Level, Party, ClauseLine.Verdict)] = [
      ("CR-CRASH", "code does not trap", .required, .provider, .broken),
      ("TL-18.provider", "entries are in chronological order", .required, .provider, .held),
      ("CR-01", "reloads are not wasted", .recommended, .provider, .broken),
      ("TL-25.view", "views are pure", .required, .view, .held),
      ("VW-01.view", "one widget URL", .required, .view, .held),
      ("VW-06.view", "buttons have intents", .required, .view, .expected),
      ("VW-17.view", "a container background", .required, .view, .held),
      ("LA-03.app", "activities end", .recommended, .app, .vacuous),
    ]
    return lines.map { id, title, level, party, verdict in
      var line = ClauseLine()
      line.id = id
      line.title = title
      line.statement = "What is promised is \(title)."
      line.level = level
      line.party = party
      line.sources = [ClauseID(id).row]
      line.verdict = verdict
      line.cases = 1_000
      line.broken = verdict == .broken || verdict == .expected ? 31 : 0
      line.why = verdict == .expected ? "the old buttons go with the next version" : ""
      return line
    }
  }

  private static var findings: [FindingLine] {
    var crash = SampleFinding.budget
    crash.clause = "CR-CRASH"
    crash.kind = "trap in timeline"
    crash.widget = "com.example.weather.city"
    crash.source = "CityProvider.swift:41"
    crash.message = "the code trapped while it made a timeline: unexpectedly found nil"
    var storm = SampleFinding.lostReload
    storm.clause = "CR-01"
    storm.kind = "reload storm"
    storm.widget = "com.example.weather.city"
    storm.message = "the widget wanted 1,440 reloads in a day and got 71"
    storm.remark = "It depends on what an earlier case left in the process."
    var button = SampleFinding.budget
    button.clause = "VW-06.view"
    button.kind = "no intent"
    button.widget = "com.example.weather.city"
    button.message = "the button Clear has a closure"
    button.expected = "the old buttons go with the next version"
    return [crash, storm, button]
  }

  private static func expectation(
    _ clause: String,
    _ state: ExpectationLine.State,
    _ reason: String,
    _ count: Int64
  ) -> ExpectationLine {
    var line = ExpectationLine()
    line.clause = clause
    line.reason = reason
    line.link = "#12"
    line.until = "2026-12-31"
    line.place = "expected.jsonl:3"
    line.state = state
    line.findings = count
    return line
  }

  private static var pageSnapshots: [PageSnapshotLine] {
    let city = "com.example.weather.city"
    typealias Trees = SampleTrees
    return [
      snapshot(city, "systemSmall", .placeholder, "", Trees.small("Berlin", "19°", "sun.max.fill")),
      snapshot(city, "systemSmall", .gallery, "", Trees.small("Cupertino", "23°", "sun.max.fill")),
      snapshot(
        city,
        "systemSmall",
        .firstEntry,
        "entry 1 of 24",
        Trees.small("Berlin", "19°", "cloud.sun.fill")
      ),
      snapshot(
        city,
        "systemSmall",
        .afterFailure,
        "stays after a reload failed: no answer in time",
        Trees.small("Berlin", "17°", "cloud.rain.fill")
      ),
      snapshot(city, "systemMedium", .firstEntry, "entry 1 of 24", Trees.medium("Berlin", "19°")),
      snapshot(
        city,
        "systemLarge",
        .firstEntry,
        "entry 1 of 2",
        Trees.large(ground: "#FFFFFF"),
        .light
      ),
      snapshot(
        city,
        "systemLarge",
        .firstEntry,
        "entry 1 of 2",
        Trees.large(ground: "#1C1C1E"),
        .dark
      ),
      snapshot(
        "com.example.weather.lock",
        "accessoryCircular",
        .firstEntry,
        "entry 1 of 1",
        Trees.circular
      ),
      snapshot(
        "com.example.weather.lock",
        "accessoryRectangular",
        .firstEntry,
        "entry 1 of 1",
        Trees.rectangular
      ),
      snapshot(
        "com.example.weather.lock",
        "accessoryInline",
        .firstEntry,
        "entry 1 of 1",
        [SampleTrees.node(.text, 0, "62% humid, rain at 5")]
      ),
      snapshot("DeliveryAttributes", "lockScreen", .presentation, "", Trees.banner),
      snapshot("DeliveryAttributes", "expanded", .presentation, "", Trees.expanded),
      snapshot(
        "DeliveryAttributes",
        "compactLeading",
        .presentation,
        "",
        Trees.compact("shippingbox.fill", "3")
      ),
      snapshot(
        "DeliveryAttributes",
        "minimal",
        .presentation,
        "",
        [SampleTrees.node(.image, 0, "", "symbol shippingbox.fill")]
      ),
      snapshot("com.example.lamp", "", .control, "on", Trees.control),
    ]
  }

  private static func snapshot(
    _ widget: String,
    _ family: String,
    _ occasion: PageSnapshotLine.Occasion,
    _ title: String,
    _ nodes: [NodeLine],
    _ appearance: PageSnapshotLine.Appearance = .both
  ) -> PageSnapshotLine {
    var line = PageSnapshotLine()
    line.widget = widget
    line.family = family
    line.occasion = occasion
    line.title = title
    line.clock = "2026-01-05T08:00:00Z"
    line.appearance = appearance
    line.nodes = nodes
    return line
  }

  /// A day of a widget that asks for a reload every twenty minutes until the budget is empty.
  private static var day: DayLine {
    var day = DayLine()
    day.widget = "com.example.weather.city"
    day.family = "systemSmall"
    day.configuration = "city: Berlin"
    day.clock = "2026-01-05T00:00:00Z"
    let minute = Interval.minutes(1).microseconds
    day.length = 24 * 60 * minute
    day.capacity = 20_000
    day.events.append(DayEventLine(.shown, at: 0, "placeholder"))
    day.events.append(DayEventLine(.granted, at: 0, "the widget was added"))
    var left: Int64 = 20_000
    day.budget.append(BudgetLine(at: 0, left: left))
    for step in 1..<72 {
      let at = Int64(step) * 20 * minute
      left = min(day.capacity, left + 690)
      let isSession = (36..<42).contains(step)
      if left >= 1_000 || isSession {
        let charge: Int64 = isSession ? 0 : 1
        day.events.append(DayEventLine(.called, at: at, "the app asks for a reload"))
        day.events.append(
          DayEventLine(
            .granted,
            at: at,
            isSession ? "the app in the foreground" : "the app",
            charge: charge
          )
        )
        day.budget.append(BudgetLine(at: at, left: left))
        left -= 1_000 * charge
        day.budget.append(BudgetLine(at: at, left: left))
        if step % 11 == 5 {
          day.events.append(DayEventLine(.failed, at: at + minute, "no answer in time"))
        } else {
          day.events.append(DayEventLine(.shown, at: at + minute, "entry 1 of 1"))
        }
      } else {
        day.events.append(DayEventLine(.called, at: at, "the app asks for a reload"))
        day.events.append(DayEventLine(.held, at: at, "the budget is empty: the app"))
      }
      if [25, 37, 50].contains(step) {
        day.events.append(DayEventLine(.tapped, at: at + minute, "tap on node 3"))
      }
    }
    day.budget.append(BudgetLine(at: day.length, left: left))
    return day
  }
}
