extension Profile {
  /// Every profile, in the order in which the command line lists them.
  public static let catalogue: [Profile] = [
    .iOS14, .iOS17, .iOS18, .iOS26, .iOS27, .watchOS26, .visionOS26, .simulator, .developerMode,
    .strict, .lenient,
  ]

  /// Returns the profile with a name, or `nil` if there is none.
  public static func named(_ name: String) -> Profile? { catalogue.first { $0.name == name } }

  private static let systemFamilies = FamilySet(
    .systemSmall,
    .systemMedium,
    .systemLarge,
    .systemExtraLarge
  )

  private static let exemptByApple = ReloadCauses(
    .appInForeground,
    .appWithAudio,
    .appWithNavigation,
    .interaction,
    .localeChange,
    .textSizeChange,
    .accountChange,
    .timeChange,
    .locationChange,
    .standBy
  )

  /// The first system with widgets: links from the medium family up, no interaction.
  public static let iOS14 = Profile(
    name: "iOS14",
    summary: "iOS 14 to 16: no interaction, no container background",
    numbers: [
      (.timelineSoftDeadline, Interval.seconds(5).microseconds, .brief(.dl02)),
      (.timelineHardDeadline, Interval.seconds(28).microseconds, .brief(.dl03)),
      (.intentDeadline, Interval.seconds(30).microseconds, .apple(.wc19)),
      (.memoryLimit, 30 * 1_048_576, .community(.dl06)),
      (.archiveByteLimit, 10 * 1_048_576, .community(.dl20)),
      (.failureBackoff, Interval.hours(1).microseconds, .community(.tl46)),
      (.minReloadInterval, Interval.minutes(5).microseconds, .community(.rb31)),
      (.budgetModel, 1, .assumed(.as01)),
      (.dailyReloads, 70, .apple(.rb02)),
      (.budgetBurst, 35, .assumed(.as01)),
      (.budgetAnchor, 0, .assumed(.as01)),
      (.budgetScope, 0, .apple(.rb06)),
      (.dropsOverBudget, 0, .apple(.rb09)),
      (.exemptCauses, exemptByApple.rawValue, .apple(.rb12)),
      (
        .linkFamilies, FamilySet(.systemMedium, .systemLarge, .systemExtraLarge).rawValue,
        .apple(.vw03)
      ),
      (.interactive, 0, .apple(.ai23)),
      (
        .buttonFamilies,
        systemFamilies.union(FamilySet(.accessoryCircular, .accessoryRectangular)).rawValue,
        .apple(.vw10)
      ),
      (.expectsContainerBackground, 0, .apple(.vw17)),
      (.widgetPushes, 0, .apple(.wc12)),
      (.doubleReloadOnIntent, 0, .brief(.vw13)),
      (.appearances, 2, .apple(.tl26)),
      (.minEntrySpacing, Interval.minutes(5).microseconds, .apple(.tl14)),
      (.minDisplayGap, Interval.seconds(2).microseconds, .community(.tl16)),
      (.activityMemoryLimit, 50 * 1_048_576, .brief(.dl07)),
      (.liveActivities, 0, .apple(.la33)),
      (.activityByteLimit, 4096, .apple(.la01)),
      (.activityActiveLimit, Interval.hours(8).microseconds, .apple(.la02)),
      (.activityEndedLimit, Interval.hours(4).microseconds, .apple(.la09)),
      (.activitiesPerApp, 5, .community(.la05)),
      (.broadcastChannels, 0, .apple(.la29)),
      (.transientActivities, 0, .apple(.la31)),
      (.scheduledActivities, 0, .apple(.la32)),
      (.activityPushBudget, 12, .brief(.la23)),
      (.activityStartBudget, 10, .staff(.la25)),
      (.dynamicIsland, 1, .apple(.la15)),
      (.islandInLandscape, 0, .apple(.la40)),
      (.standByWidgets, 2, .apple(.rv09)),
      (.relevanceCounts, 0, .apple(.rv01)),
      (.mounting, 0, .apple(.rv12)),
      (.configurationPrompts, 0, .apple(.fm18)),
      (.controls, 0, .apple(.ct01)),
      (.foregroundCallInterval, 0, .apple(.rb13)),
      (.launchDeafness, 0, .community(.rb14)),
      (.accessoriesAreSeen, 0, .apple(.rb05)),
      (.advisedEntries, 30, .brief(.tl17)),
      (.firstEntryTolerance, Interval.minutes(1).microseconds, .assumed(.as03)),
      (.callDebounce, 200_000, .brief(.rb29)),
      (.servicePromise, Interval.minutes(15).microseconds, .assumed(.as02)),
    ]
  )

  /// The system that introduced buttons and toggles, with its double reload after an intent.
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
        ).rawValue, .apple(.vw03)
      ),
      (.interactive, 1, .apple(.vw06)),
      (.expectsContainerBackground, 1, .apple(.vw17)),
      (.doubleReloadOnIntent, 1, .brief(.vw13)),
      (.liveActivities, 1, .apple(.la33)),
    ]
  )

  /// The system that fixed the double reload (18.4).
  public static let iOS18 = iOS17.renamed(
    "iOS18",
    summary: "iOS 18.4: one reload after an intent",
    [
      (.doubleReloadOnIntent, 0, .brief(.vw13)),
      (.broadcastChannels, 1, .apple(.la29)),
      (.transientActivities, 1, .apple(.la31)),
      (.configurationPrompts, 1, .apple(.fm18)),
      (.controls, 1, .apple(.ct01)),
    ]
  )

  /// The system that introduced widget pushes.
  public static let iOS26 = iOS18.renamed(
    "iOS26",
    summary: "iOS 26: widget pushes",
    [(.widgetPushes, 1, .apple(.wc12)), (.scheduledActivities, 1, .apple(.la32))]
  )

  /// The system whose Dynamic Island also shows activities in landscape.
  public static let iOS27 = iOS26.renamed(
    "iOS27",
    summary: "iOS 27: the Dynamic Island in landscape",
    [(.islandInLandscape, 1, .apple(.la40))]
  )

  /// A watch: complications, which always count as seen on the active face.
  public static let watchOS26 = iOS26.renamed(
    "watchOS26",
    summary: "watchOS 26: complications, seen whenever the face is",
    [
      (.dailyReloads, 75, .apple(.rb05)),
      (.accessoriesAreSeen, 1, .apple(.rb05)),
      (.buttonFamilies, systemFamilies.rawValue, .apple(.vw10)),
      (.liveActivities, 0, .apple(.la37)),
      (.relevanceCounts, 1, .apple(.rv01)),
    ]
  )

  /// A room: widgets are mounted on its surfaces; no controls and no Live Activities.
  public static let visionOS26 = iOS26.renamed(
    "visionOS26",
    summary: "visionOS 26: widgets mounted on the surfaces of a room",
    [
      (.mounting, 1, .apple(.rv12)),
      (.controls, 0, .apple(.ct01)),
      (.liveActivities, 0, .assumed(.as19)),
    ]
  )

  /// The Simulator: no budget, and only enough spacing to keep time passing.
  public static let simulator = iOS26.renamed(
    "simulator",
    summary: "the Simulator: refreshes at once, without a budget",
    [
      (.budgetModel, 0, .staff(.rb24)),
      (.minReloadInterval, Interval.minutes(1).microseconds, .assumed(.as11)),
    ]
  )

  /// A device in WidgetKit Developer Mode: no budget.
  public static let developerMode = iOS26.renamed(
    "developerMode",
    summary: "a device in WidgetKit Developer Mode: no reload and push budgets",
    [(.budgetModel, 0, .apple(.rb25))]
  )

  /// The least generous value of every number on which the sources disagree.
  public static let strict = iOS26.renamed(
    "strict",
    summary: "the least generous value of each disputed number",
    [
      (.dailyReloads, 40, .apple(.rb02)),
      (.budgetBurst, 20, .assumed(.as01)),
      (.archiveByteLimit, 2_600_000, .community(.dl21)),
      (.dropsOverBudget, 1, .brief(.rb11)),
      (.minReloadInterval, Interval.minutes(15).microseconds, .apple(.rb03)),
      (.minEntrySpacing, Interval.minutes(15).microseconds, .brief(.tl15)),
      (.advisedEntries, 20, .brief(.tl17)),
      (.activitiesPerApp, 2, .brief(.la05)),
      (.activityPushBudget, 10, .brief(.la23)),
      (
        .linkFamilies, FamilySet(.systemMedium, .systemLarge, .systemExtraLarge).rawValue,
        .apple(.vw03)
      ),
    ]
  )

  /// The most generous value of every number on which the sources disagree.
  public static let lenient = iOS26.renamed(
    "lenient",
    summary: "the most generous value of each disputed number",
    [
      (.timelineHardDeadline, Interval.seconds(30).microseconds, .apple(.wc19)),
      (.dailyReloads, 72, .staff(.rb04)),
      (.budgetBurst, 36, .assumed(.as01)),
      (.advisedEntries, 100, .brief(.tl17)),
      (
        .exemptCauses, exemptByApple.union(ReloadCauses(.added)).rawValue,
        .brief(.rb20)
      ),
      (.servicePromise, Interval.hours(1).microseconds, .assumed(.as02)),
    ]
  )
}
