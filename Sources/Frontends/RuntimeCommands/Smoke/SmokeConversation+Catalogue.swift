import Clauses

extension SmokeConversation {
  /// Returns the conversations, simplest first; each needs little more than those before it.
  static func catalogue() throws -> [SmokeConversation] {
    try timelines() + policies() + failures() + reloadCalls() + disturbances() + interactions()
  }

  /// A widget that is placed once.
  private static let one = #""placements": [{}]"#

  /// An answer with an entry for now and one in an hour.
  private static let hour = #"{ "entries": [{}, { "offset": "1h" }] }"#

  /// A toggle whose intent takes two seconds.
  private static let toggle = #"""
    "views": [{ "nodes": [{ "kind": "toggle", "target": 1 }] }], "intents": [{ "delay": "2s" }]
    """#

  private static func timelines() throws -> [SmokeConversation] {
    [
      try SmokeConversation(
        "hello",
        "says hello, and ends a run in which nothing happens",
        [],
        #"{ "length": "1h" }"#
      ),
      try SmokeConversation(
        "first widget",
        "asks for a placeholder, shows it, and asks for a timeline",
        ["TL-01.runtime", "TL-09.runtime"],
        #"{ "widgets": [{ \#(one) }], "length": "1h" }"#
      ),
      try SmokeConversation(
        "one timeline",
        "puts the answer in force and shows each entry at its date",
        ["TL-11.runtime", "TL-12.runtime", "TL-13.runtime"],
        #"{ "widgets": [{ \#(one), "timelines": [{ "answers": [\#(hour)] }] }], "length": "3h" }"#
      ),
      try SmokeConversation(
        "one entry ahead",
        "keeps the placeholder until the first entry's date",
        ["TL-11.runtime", "TL-34.runtime"],
        #"""
        { "widgets": [{ \#(one), "timelines": [{ "answers": [{ "entries": [{ "offset": "1h" }] }] }] }],
          "length": "3h" }
        """#
      ),
      try SmokeConversation(
        "entries in disorder",
        "shows them by date, and reports to the author",
        ["TL-30.runtime"],
        #"""
        { "widgets": [{ \#(one), "timelines": [{ "answers": [
          { "entries": [{ "offset": "2h" }, {}, { "offset": "1h" }] }] }] }], "length": "6h" }
        """#
      ),
    ]
  }

  private static func policies() throws -> [SmokeConversation] {
    [
      try SmokeConversation(
        "policy after",
        "reloads at the policy's date, and not before",
        ["TL-21.runtime", "TL-24.runtime"],
        #"""
        { "widgets": [{ \#(one), "timelines": [{ "answers": [
          { "entries": [{}, { "offset": "5h" }], "policy": "after", "after": "4h" }] },
          { "answers": [{ "entries": [{}] }] }] }], "length": "6h" }
        """#
      ),
      try SmokeConversation(
        "policy atEnd",
        "reloads when the last entry's date is reached",
        ["TL-19.runtime", "TL-24.runtime"],
        #"""
        { "widgets": [{ \#(one), "timelines": [{ "answers": [
          { "entries": [{}, { "offset": "3h" }], "policy": "atEnd" }] }, { "answers": [{ "entries": [{}] }] }] }],
          "length": "6h" }
        """#
      ),
      try SmokeConversation(
        "policy never",
        "reloads only when the app calls for it",
        ["TL-23.runtime"],
        #"""
        { "widgets": [{ \#(one), "timelines": [{ "answers": [\#(hour)] }] }],
          "workload": [{ "do": "reload", "at": "20h" }] }
        """#
      ),
    ]
  }

  private static func failures() throws -> [SmokeConversation] {
    [
      try SmokeConversation(
        "deadline",
        "takes an answer at the limit of 28 s, and gives up one microsecond later",
        ["DL-03.runtime"],
        #"""
        { "widgets": [
          { \#(one), "timelines": [{ "answers": [{ "delay": "28s", "entries": [{}] }] }] },
          { "kind": 1, \#(one), "timelines": [{ "answers": [{ "delay": "28.000001s", "entries": [{}] }] },
            { "answers": [{ "entries": [{}] }] }] }], "length": "3h" }
        """#
      ),
      try SmokeConversation(
        "no entries",
        "lets an empty timeline fail, and keeps what was there",
        ["TL-29.runtime"],
        #"""
        { "widgets": [{ \#(one), "timelines": [{ "answers": [{}] }, { "answers": [{ "entries": [{}] }] }] }],
          "length": "3h" }
        """#
      ),
      try SmokeConversation(
        "retry",
        "tries again an hour after a failure",
        ["TL-46.runtime"],
        #"""
        { "widgets": [{ \#(one), "timelines": [{ "answers": [{ "kind": "error" }] },
          { "answers": [{ "entries": [{}] }] }] }], "length": "3h" }
        """#
      ),
    ]
  }

  /// Reloads that the app calls for, and the budget that they are charged to.
  private static func reloadCalls() throws -> [SmokeConversation] {
    [
      try SmokeConversation(
        "reload call",
        "reloads every placed widget of the kind, and no other",
        ["WC-01.runtime", "AC-01.runtime"],
        #"""
        { "widgets": [{ "placements": [{}, {}] }, { "kind": 1, \#(one) }],
          "workload": [{ "do": "reload", "at": "1h" }], "length": "3h" }
        """#
      ),
      try SmokeConversation(
        "several calls",
        "makes one reload of what is called for while one waits",
        ["RB-29.runtime", "TL-14.runtime"],
        #"""
        { "widgets": [{ \#(one) }], "workload": [{ "do": "reload", "at": "1h" },
          { "do": "reload", "at": "1h1m" }, { "do": "reload", "at": "1h2m" }], "length": "3h" }
        """#
      ),
      try SmokeConversation(
        "budget",
        "grants the 35 that may be spent at once, holds the next, and grants it in time",
        ["RB-27.runtime", "RB-01.runtime", "AC-01.runtime"],
        #"""
        { "widgets": [{ \#(one) }],
          "workload": [{ "do": "reload", "at": "10m", "times": 60, "every": "6m" }], "length": "12h" }
        """#
      ),
      try SmokeConversation(
        "app in front",
        "charges nothing for what the app calls for in the foreground",
        ["RB-12.runtime"],
        #"""
        { "widgets": [{ \#(one) }], "workload": [{ "do": "foreground", "on": true, "at": "1h" },
          { "do": "reload", "at": "1h" }, { "do": "foreground", "at": "2h" }, { "do": "reload", "at": "3h" }],
          "length": "6h" }
        """#
      ),
    ]
  }

  private static func disturbances() throws -> [SmokeConversation] {
    [
      try SmokeConversation(
        "removal",
        "gives up the requests of a widget that is removed, and says no more of it",
        ["AC-01.runtime", "TL-12.runtime"],
        #"""
        { "widgets": [{ \#(one), "timelines": [{ "answers": [\#(hour)] }] }],
          "workload": [{ "do": "remove", "at": "30m" }, { "do": "reload", "at": "1h" }], "length": "3h" }
        """#
      ),
      try SmokeConversation(
        "lock",
        "holds reloads while the phone is locked, and grants them afterwards",
        ["RB-09.runtime"],
        #"""
        { "widgets": [{ \#(one) }], "workload": [{ "do": "lock", "on": true, "at": "1h" },
          { "do": "reload", "at": "2h" }, { "do": "lock", "at": "3h" }], "length": "6h" }
        """#
      ),
      try SmokeConversation(
        "restart",
        "shows the placeholder until the first unlock, then the entry in force",
        ["TL-12.runtime", "TL-11.runtime"],
        #"""
        { "widgets": [{ \#(one), "timelines": [{ "answers": [\#(hour)] }] }],
          "workload": [{ "do": "reboot", "at": "30m" }, { "do": "lock", "at": "2h" }], "length": "6h" }
        """#
      ),
    ]
  }

  private static func interactions() throws -> [SmokeConversation] {
    [
      try SmokeConversation(
        "gallery",
        "asks for a snapshot with the default configuration",
        ["TL-01.runtime"],
        #"{ "widgets": [{ \#(one) }], "workload": [{ "do": "gallery", "at": "1h" }], "length": "2h" }"#
      ),
      try SmokeConversation(
        "tap",
        "follows the link that was tapped, else the widget's URL",
        ["VW-04.runtime"],
        #"""
        { "widgets": [{ "placements": [{ "family": "systemMedium" }], "timelines": [
          { "answers": [{ "entries": [{}] }] }], "views": [{ "nodes": [{ "kind": "widgetURL", "target": 1 },
          { "kind": "text", "depth": 1 }, { "kind": "link", "depth": 1, "target": 2 }] }] }],
          "workload": [{ "do": "tap", "node": 2, "at": "1h" }, { "do": "tap", "node": 1, "at": "2h" }],
          "length": "3h" }
        """#
      ),
      try SmokeConversation(
        "toggle",
        "flips at once, runs the intent, and reloads for free when it returns",
        ["VW-08.runtime", "VW-06.runtime", "VW-12.runtime"],
        #"""
        { "widgets": [{ \#(one), "timelines": [{ "answers": [{ "entries": [{}] }] }], \#(toggle) }],
          "workload": [{ "do": "tap", "node": 0, "at": "1h" }], "length": "3h" }
        """#
      ),
    ]
  }
}
