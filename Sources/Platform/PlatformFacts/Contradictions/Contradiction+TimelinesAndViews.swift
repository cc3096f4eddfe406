extension Contradiction {
  static let timelinesAndViews: [Contradiction] = [
    Contradiction(
      .x01,
      of: "the deadline of a timeline",
      positions: [
        Position(.brief(.s4), "under 5 s"),
        Position(.brief(.s3), "at most 28 s"),
        Position(
          .documentation,
          "no deadline for timelines, about 30 s for intents in the background"
        ),
      ],
      resolution: """
        `timelineSoftDeadline` = 5 s (a warning) and `timelineHardDeadline` = 28 s (a failure, the \
        old timeline is kept; or 30 s). Both are compared inclusively and stated in the rule.
        """
    ),
    Contradiction(
      .x02,
      of: "the daily budget",
      positions: [
        Position(.documentation, "40 to 70; the documentation gives a spacing of 15 to 60 min"),
        Position(.session, "15 to 30 min (the session of 2021)"),
        Position(.staff, "about 72"),
      ],
      resolution: """
        `dailyReloads` = 40…70 with `engagement` 0…1 between them; presets `staff72` and `watch75` \
        (the watch has 75); `windowLength` = 24 h, `windowAnchor` is not midnight.
        """
    ),
    Contradiction(
      .x03,
      of: "the scope of the budget",
      positions: [
        Position(
          .documentation,
          "for each placed widget (the page on keeping a widget up to date)"
        ),
        Position(.documentation, "for each app (the page on strategy)"),
      ],
      resolution: "`budgetScope` = instance (or kind, app)."
    ),
    Contradiction(
      .x04,
      of: "reloads in the foreground",
      positions: [
        Position(.documentation, "free"),
        Position(.session, "may be throttled (the session of 2026)"),
        Position(.community, "ignored for 30 s after a launch by a tap on the widget"),
      ],
      resolution: """
        `foregroundReloadMinInterval` = nil (or a value), `postLaunchIgnoreWindow` = 0 (or 30 s).
        """
    ),
    Contradiction(
      .x05,
      of: "the causes that are exempt",
      positions: [
        Position(.documentation, "a list that the session's contains"),
        Position(.session, "a longer list (the session of 2021)"),
        Position(.brief(.s4), "adds a widget just added, a reboot and the user"),
      ],
      resolution: """
        `exemptCauses` is a set of causes: by default those of the documentation and of the \
        session of 2021; those of brief S4 can be switched on.
        """
    ),
    Contradiction(
      .x06,
      of: "a request beyond the budget",
      positions: [
        Position(.session, "held until there is budget"),
        Position(.brief(.s1), "has no effect"),
      ],
      resolution: "`overBudget` = deferred and merged (or dropped)."
    ),
    Contradiction(
      .x07,
      of: "the time of atEnd",
      positions: [
        Position(.session, "at the date of the last entry (the session of 2021)"),
        Position(.documentation, "after that date has passed"),
        Position(.brief(.s1), "after all entries were displayed"),
      ],
      resolution: """
        It is due at the last date; "not before" is inclusive; the last entry is displayed before \
        the request at the same instant.
        """
    ),
    Contradiction(
      .x08,
      of: "after(date) and the last entry",
      positions: [
        Position(.documentation, "independent"),
        Position(.forum, "after the last entry"),
      ],
      resolution: "`afterMayPrecedeLastEntry` = true."
    ),
    Contradiction(
      .x09,
      of: "the spacing of entries",
      positions: [
        Position(.documentation, "at least about 5 min"),
        Position(.brief(.s4), "at least 15 min"),
        Position(.community, "displayed at least 2 s apart"),
      ],
      resolution: """
        `minEntrySpacing` = 300 s (a warning), `adviceInterval` = 900 s (a hint), `minDisplayGap` \
        = 2 s (dropped).
        """
    ),
    Contradiction(
      .x10,
      of: "the number of entries",
      positions: [
        Position(.brief(.s4), "10 to 20, < 20 to 30; more than 100 is bad"),
        Position(.community, "stops at about 400"),
        Position(.forum, "unlimited"),
      ],
      resolution: """
        The real limit is in bytes. `entryAdvice` = 30, `entryWarn` = 100, `entryHard` = nil (or \
        400), `archiveByteLimit` = 10 MiB (on a device or 4 MB) with a model of costs by family.
        """
    ),
    Contradiction(
      .x11,
      of: "memory",
      positions: [
        Position(.community, "30 MB for a widget (a jetsam log)"),
        Position(.brief(.s3), "30 MB for a widget"),
        Position(.brief(.s4), "30 MB for a widget, 50 MB for a Live Activity"),
      ],
      resolution: """
        `memoryLimit` of a widget = 30 MB, of a Live Activity = 50 MB (on the word of a brief).
        """
    ),
    Contradiction(
      .x12,
      of: "Link in systemSmall",
      positions: [
        Position(.documentation, "allowed now (the article on linking)"),
        Position(.documentation, "not listed (the article on creating)"),
        Position(
          .documentation,
          "large and extra large only up to iOS 16 (a note of the page on strategy)"
        ),
        Position(.session, "medium and large (the session of 2020)"),
        Position(.brief(.s1), "forbidden"),
      ],
      resolution: """
        `linkFamilies` by OS: iOS 14 to 16 medium, large (and extra large); from 17 on small and \
        larger, and accessoryRectangular; the strict preset follows the article on creating.
        """
    ),
    Contradiction(
      .x13,
      of: "several widgetURL modifiers",
      positions: [
        Position(.documentation, "undefined"),
        Position(.brief(.s0), "undefined"),
        Position(.brief(.s1), "further ones are ignored"),
      ],
      resolution: """
        The rule is an error; the runtime deterministically takes the outermost first; an option \
        crashes, for tests.
        """
    ),
    Contradiction(
      .x14,
      of: "widgets in a bundle",
      positions: [
        Position(.brief(.s0), "10 (the old builder)"),
        Position(.documentation, "a variadic builder"),
      ],
      resolution: """
        `bundleBlockLimit` = 10 for older SDKs (which SDK dropped the limit was not found out), \
        nil for the newest.
        """
    ),
    Contradiction(
      .x15,
      of: "a missing containerBackground",
      positions: [
        Position(.documentation, "a warning overlay"),
        Position(.community, "a message that users see"),
        Position(.brief(.s2), "no background"),
      ],
      resolution: """
        `missingBackground` = a message in place of the widget; the rule is an error from iOS 17 \
        on.
        """
    ),
    Contradiction(
      .x16,
      of: "the location key of the Info.plist",
      positions: [
        Position(.documentation, "NSWidgetWantsLocation"),
        Position(.session, "NSWidgetUsesLocation (the session of 2021)"),
      ],
      resolution: "The key of the documentation is accepted; the other gives a hint."
    ),
  ]
}
