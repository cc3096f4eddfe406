extension Contradiction {
  /// On Live Activities, controls, intents and undocumented behavior.
  static let theRest: [Contradiction] = [
    Contradiction(
      .x17,
      of: "concurrent Live Activities",
      positions: [
        Position(.documentation, "not published"),
        Position(.community, "about 5 for each app"),
        Position(.brief(.s4), "2 to 3"),
      ],
      resolution: """
        `maxActivitiesPerApp` = 5 (on the word of the community), `maxActivitiesPerDevice` = nil.
        """
    ),
    Contradiction(
      .x18,
      of: "pushes to Live Activities",
      positions: [
        Position(.documentation, "an hourly budget that is not published"),
        Position(.brief(.s4), "10 to 12 an hour"),
        Position(.staff, "about 10 for push-to-start"),
      ],
      resolution: """
        `highPriorityPushPerHour` = 12 (on the word of a brief), `frequentMultiplier`, \
        `pushToStartBurst` = 10 (on the word of Apple's staff); priority 5 is free.
        """
    ),
    Contradiction(
      .x19,
      of: "the switch for frequent updates",
      positions: [
        Position(.documentation, "a key of the Info.plist, 16.2"),
        Position(.brief(.s4), "an entitlement, 18.2"),
      ],
      resolution: "As Apple says."
    ),
    Contradiction(
      .x20,
      of: "the supplemental family for CarPlay",
      positions: [
        Position(.documentation, "small"),
        Position(.brief(.s4), "medium"),
      ],
      resolution: "Small."
    ),
    Contradiction(
      .x21,
      of: "the presentations of the Dynamic Island",
      positions: [
        Position(
          .documentation,
          "one activity is compact, several are minimal, touch or an alert expands"
        ),
        Position(.brief(.s4), "other rules"),
      ],
      resolution: "As Apple says."
    ),
    Contradiction(
      .x22,
      of: "visionOS",
      positions: [
        Position(.brief(.s3), "no widgets"),
        Position(.brief(.s4), "from version 2 on"),
        Position(.documentation, "version 26"),
      ],
      resolution: "Widgets of visionOS since 26."
    ),
    Contradiction(
      .x23,
      of: "widget pushes",
      positions: [
        Position(.documentation, "WidgetPushHandler, 26"),
        Position(.brief(.s4), "PushKit, 18"),
      ],
      resolution: "As Apple says."
    ),
    Contradiction(
      .x24,
      of: "controls on the watch",
      positions: [
        Position(.documentation, "watchOS 26"),
        Position(.brief(.s4), "watchOS 11"),
      ],
      resolution: "As Apple says."
    ),
    Contradiction(
      .x25,
      of: "the default authentication of intents",
      positions: [
        Position(.brief(.s3), "`.unrequired`"),
        Position(.documentation, "three cases, alwaysAllowed by default"),
      ],
      resolution: "As Apple says; the rule of the lock is separate."
    ),
    Contradiction(
      .x26,
      of: "two reloads after an intent",
      positions: [
        Position(.brief(.s3), "two before 18.4")
      ],
      resolution: "`doubleReloadOnIntent` = OS version < 18.4."
    ),
    Contradiction(
      .x27,
      of: "how often a timeline is requested",
      positions: [
        Position(.documentation, "once is expected"),
        Position(.staff, "2 to 5 times were seen"),
      ],
      resolution: """
        `duplicateTimelineCalls` = 0 (a preset for fuzzing has 1 to 4); providers must be \
        idempotent.
        """
    ),
    Contradiction(
      .x28,
      of: "accented rendering",
      positions: [
        Position(.documentation, "a modifier of Image"),
        Position(.brief(.s4), "a modifier of views, fullColor by default"),
      ],
      resolution: "As Apple says."
    ),
    Contradiction(
      .x29,
      of: "the request of the gallery",
      positions: [
        Position(.documentation, "a snapshot with isPreview"),
        Position(.brief(.s1), "a placeholder"),
      ],
      resolution: "As Apple says."
    ),
    Contradiction(
      .x30,
      of: "the names of errors",
      positions: [
        Position(.brief(.s4), "cases of ActivityError"),
        Position(.documentation, "cases of ActivityAuthorizationError"),
      ],
      resolution: "As Apple says."
    ),
    Contradiction(
      .x31,
      of: """
        a completion called twice or never; entries unsorted, of equal dates, all past, all future \
        or none
        """,
      positions: [
        Position(.nobody, "not documented"),
        Position(.community, "only no entries (noEntries) and a timeout are known"),
      ],
      resolution: """
        Values of an enum: `duplicateCompletion` = ignored and reported, `unsorted` = sorted and \
        reported, `equalDates` = the last wins, `allPast` = the latest is shown, then reloaded, \
        `allFuture` = the previous stays, `empty` = the reload fails.
        """
    ),
    Contradiction(
      .x32,
      of: "the retry of a failed reload",
      positions: [
        Position(.community, "after about 1 h")
      ],
      resolution: "`failureBackoff` = 3600 s."
    ),
    Contradiction(
      .x33,
      of: "reloads on learning days, low power, jitter",
      positions: [
        Position(.nobody, "no numbers")
      ],
      resolution: "Multipliers in the profile, 1.0 by default, so that runs are deterministic."
    ),
  ]
}
