extension Profile {
  /// Every profile, in the order in which the command line lists them.
  public static let catalogue: [Profile] = [
    .iOS14, .iOS17, .iOS18, .iOS26, .simulator, .developerMode, .strict, .lenient,
  ]

  /// The profile of a name, `nil` when there is none.
  public static func named(_ name: String) -> Profile? { catalogue.first { $0.name == name } }

  private static let exemptByApple = ReloadCauses(
    .appInForeground,
    .appWithAudio,
    .appWithNavigation,
    .interaction,
    .localeChange,
    .textSizeChange
  )

  /// The first system with widgets: links from the medium family on, nothing interactive.
  public static let iOS14 = Profile(
    name: "iOS14",
    summary: "iOS 14 to 16: no interaction, no container background",
    numbers: [
      (.timelineSoftDeadline, Interval.seconds(5).microseconds, ProfileSource(.seed, "DL-02")),
      (.timelineHardDeadline, Interval.seconds(28).microseconds, ProfileSource(.seed, "DL-03")),
      (.intentDeadline, Interval.seconds(30).microseconds, ProfileSource(.apple, "WC-19")),
      (.memoryLimit, 30 * 1_048_576, ProfileSource(.community, "DL-06")),
      (.archiveByteLimit, 10 * 1_048_576, ProfileSource(.community, "DL-20")),
      (.failureBackoff, Interval.hours(1).microseconds, ProfileSource(.community, "TL-46")),
      (.minReloadInterval, Interval.minutes(5).microseconds, ProfileSource(.community, "RB-31")),
      (.budgetModel, 1, ProfileSource(.assumed, "AS-01")),
      (.dailyReloads, 70, ProfileSource(.apple, "RB-02")),
      (.budgetBurst, 35, ProfileSource(.assumed, "AS-01")),
      (.budgetAnchor, 0, ProfileSource(.assumed, "AS-01")),
      (.budgetScope, 0, ProfileSource(.apple, "RB-06")),
      (.dropsOverBudget, 0, ProfileSource(.apple, "RB-09")),
      (.exemptCauses, exemptByApple.rawValue, ProfileSource(.apple, "RB-12")),
      (
        .linkFamilies, FamilySet(.systemMedium, .systemLarge, .systemExtraLarge).rawValue,
        ProfileSource(.apple, "VW-03")
      ),
      (.interactive, 0, ProfileSource(.apple, "AI-23")),
      (.expectsContainerBackground, 0, ProfileSource(.apple, "VW-17")),
      (.widgetPushes, 0, ProfileSource(.apple, "WC-12")),
      (.doubleReloadOnIntent, 0, ProfileSource(.seed, "VW-13")),
      (.appearances, 2, ProfileSource(.apple, "TL-26")),
      (.minEntrySpacing, Interval.minutes(5).microseconds, ProfileSource(.apple, "TL-14")),
      (.advisedEntries, 30, ProfileSource(.seed, "TL-17")),
      (.firstEntryTolerance, Interval.minutes(1).microseconds, ProfileSource(.assumed, "AS-03")),
      (.callDebounce, 200_000, ProfileSource(.seed, "RB-29")),
      (.servicePromise, Interval.minutes(15).microseconds, ProfileSource(.assumed, "AS-02")),
    ]
  )

  /// The system that brought buttons and toggles, with its double reload after an intent.
  public static let iOS17 = iOS14.renamed(
    "iOS17",
    summary: "iOS 17: buttons, toggles and container backgrounds",
    [
      (
        .linkFamilies,
        FamilySet(
          .systemSmall,
          .systemMedium,
          .systemLarge,
          .systemExtraLarge,
          .accessoryRectangular
        ).rawValue, ProfileSource(.apple, "VW-03")
      ),
      (.interactive, 1, ProfileSource(.apple, "VW-06")),
      (.expectsContainerBackground, 1, ProfileSource(.apple, "VW-17")),
      (.doubleReloadOnIntent, 1, ProfileSource(.seed, "VW-13")),
    ]
  )

  /// The system in which the double reload was mended (18.4).
  public static let iOS18 = iOS17.renamed(
    "iOS18",
    summary: "iOS 18.4: one reload after an intent",
    [(.doubleReloadOnIntent, 0, ProfileSource(.seed, "VW-13"))]
  )

  /// The system that brought widget pushes.
  public static let iOS26 = iOS18.renamed(
    "iOS26",
    summary: "iOS 26: widget pushes",
    [(.widgetPushes, 1, ProfileSource(.apple, "WC-12"))]
  )

  /// The Simulator: no budget, and as little spacing as keeps time passing.
  public static let simulator = iOS26.renamed(
    "simulator",
    summary: "the Simulator: refreshes at once, without a budget",
    [
      (.budgetModel, 0, ProfileSource(.staff, "RB-24")),
      (.minReloadInterval, Interval.minutes(1).microseconds, ProfileSource(.assumed, "AS-11")),
    ]
  )

  /// A device in WidgetKit Developer Mode: no budget.
  public static let developerMode = iOS26.renamed(
    "developerMode",
    summary: "a device in WidgetKit Developer Mode: no reload and push budgets",
    [(.budgetModel, 0, ProfileSource(.apple, "RB-25"))]
  )

  /// The least generous value of every number that the sources dispute.
  public static let strict = iOS26.renamed(
    "strict",
    summary: "the least generous value of each disputed number",
    [
      (.dailyReloads, 40, ProfileSource(.apple, "RB-02")),
      (.budgetBurst, 20, ProfileSource(.assumed, "AS-01")),
      (.archiveByteLimit, 2_600_000, ProfileSource(.community, "DL-21")),
      (.minEntrySpacing, Interval.minutes(15).microseconds, ProfileSource(.seed, "TL-15")),
      (.advisedEntries, 20, ProfileSource(.seed, "TL-17")),
      (
        .linkFamilies, FamilySet(.systemMedium, .systemLarge, .systemExtraLarge).rawValue,
        ProfileSource(.apple, "VW-03")
      ),
    ]
  )

  /// The most generous value of every number that the sources dispute.
  public static let lenient = iOS26.renamed(
    "lenient",
    summary: "the most generous value of each disputed number",
    [
      (.timelineHardDeadline, Interval.seconds(30).microseconds, ProfileSource(.apple, "X-01")),
      (.dailyReloads, 72, ProfileSource(.staff, "RB-04")),
      (.budgetBurst, 36, ProfileSource(.assumed, "AS-01")),
      (.advisedEntries, 100, ProfileSource(.seed, "TL-17")),
      (
        .exemptCauses, exemptByApple.union(ReloadCauses(.added)).rawValue,
        ProfileSource(.seed, "RB-20")
      ),
      (.servicePromise, Interval.hours(1).microseconds, ProfileSource(.assumed, "AS-02")),
    ]
  )
}
