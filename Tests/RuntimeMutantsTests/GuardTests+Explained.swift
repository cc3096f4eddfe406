extension GuardTests {
  private static let noRequest =
    "the simulation answers, and the reference ends, no request but those that were made"
  private static let noView =
    "a script shows no view that its scenario does not have"
  private static let noTap =
    "the reference leads nowhere without a tap"
  private static let inTime =
    "the reference gives every request up at the very tick of its deadline"
  private static let sorts =
    "the reference shows unsorted entries in the order of their dates, as if they were sorted"
  private static let fromUnlock =
    "the promise counts from the unlock anyway; the guard says why nothing is due before"
  private static let authenticates =
    "a locked tap leads to authentication, and one out of view to the URL that the clause demands"
  private static let withIntent =
    "an intent would have to return at the very instant at which a value fails"
  private static let doesBoth =
    "the sources leave it open, and the reference does what the clause would demand"
  private static let oneInstant =
    "an intent would have to fail at the very instant of a locked tap"
  private static let grantsAtOnce =
    "the reference holds no reload that an intent asks for as unseen or for spacing"
  private static let endsOnce =
    "the reference ends each request once"
  private static let emptyIsSmall =
    "the archive of a script's timeline is as large as its entries, so that of none is empty"
  private static let nothingForGone =
    "the reference reloads no widget that is gone"
  private static let foregroundFree =
    "reloads for calls in the foreground are free under every profile"
  private static let unseenFirst =
    "the reference holds a reload of a widget that nobody sees as unseen, not for lack of budget"
  private static let asksOnce =
    "the reference asks for a placeholder once after each cause, and for a snapshot once a look"
  private static let onlyPlaced =
    "the reference asks for the placed widgets of the scenario alone"
  private static let unseenIsHeld =
    "the reference holds the first reload of a widget that nobody sees, which lets it pass as well"
  private static let onlyCommitted =
    "the reference displays entries of timelines that it has committed, and of no other"
  private static let firstAnswer =
    "the reference ends a request with its first answer, at the instant at which that comes"
  private static let dropsPolicy =
    "the reference forgets the policy of a replaced timeline; what it grants is due by the one in force"
  private static let realCode =
    "a script draws no placeholder and no snapshot twice"
  private static let neverBack =
    "the reference keeps what it has reached when the clock is moved back"
  private static let founded =
    "the reference reloads nothing for a call that names no placed kind"

  /// The reason why no verdict shows an inverted guard of a form, by its words, in any of the
  /// clauses of that form.
  static let explainedForms: [String: String] = [
    "a timeline for an unknown request": noRequest,
    "an answer to an unknown request": noRequest,
    "an entry whose view the trace does not have": noView,
  ]

  /// The reason why no verdict shows an inverted guard, or why the reference never reaches it.
  static let explained: [String: String] = [
    "AS-06.runtime: a hold at the instant at which an intent requests a reload": grantsAtOnce,
    "CT-02.runtime: a request called for at the exact instant of a failure or retry": withIntent,
    "CT-04.runtime: a request called for at the exact instant of the failure": withIntent,
    "DL-03.runtime: a commit, failure or cancellation of a request that is not known": noRequest,
    "DL-06.runtime: a commit or failure of a request that has ended already or is not known":
      endsOnce,
    "DL-20.runtime: a failure of a request that is not known": noRequest,
    "DL-20.runtime: a timeline without entries whose archive is over the limit": emptyIsSmall,
    "LW-01.runtime: a request for a timeline that is not given up at its deadline": inTime,
    "LW-01.runtime: the end of a request that may be too old to be known": noRequest,
    "LW-02.runtime: a failure of a request that is not known": noRequest,
    "RB-09.runtime: a reload of a widget that is gone": nothingForGone,
    "RB-22.runtime: a reload requested in the foreground under a profile that charges it":
      foregroundFree,
    "RB-27.runtime: a due entry while the widget is out of sight": unseenFirst,
    "TL-01.runtime: a placeholder requested again after it failed": asksOnce,
    "TL-05.runtime: a gallery snapshot that no view of the gallery awaits": asksOnce,
    "TL-08.runtime: a request for an unknown placed widget": onlyPlaced,
    "TL-09.runtime: a missing first request while the widget is out of sight": unseenIsHeld,
    "TL-11.runtime: an entry that no known timeline has": onlyCommitted,
    "TL-12.runtime: an entry of an unsorted timeline": sorts,
    "TL-12.runtime: an entry that comes due before the first unlock": fromUnlock,
    "TL-12.runtime: an entry that comes due while a locked phone may show the placeholder":
      fromUnlock,
    "TL-13.runtime: a commit of a later answer to a request with several answers": firstAnswer,
    "TL-19.runtime: an early reload while a replaced timeline's policy may still be due":
      dropsPolicy,
    "TL-21.runtime: an early reload while a replaced timeline's policy may still be due":
      dropsPolicy,
    "TL-23.runtime: a reload while a replaced timeline's policy may still be due":
      dropsPolicy,
    "TL-24.runtime: a reload while a replaced timeline's policy may still be due":
      dropsPolicy,
    "TL-25.runtime: a commit or a run of closures for an unknown request": noRequest,
    "TL-25.runtime: the number of runs for a request that was answered a second time": firstAnswer,
    "TL-25.view: another differing drawing of the same placeholder or snapshot": realCode,
    "TL-29.runtime: a failure of a request that has ended or is unknown": endsOnce,
    "TL-31.runtime: an entry of a timeline that is neither in force nor about to be": onlyCommitted,
    "TL-32.runtime: an older entry displayed after the clock was moved back": neverBack,
    "TL-33.runtime: a superseded entry displayed after the clock was moved back": neverBack,
    "TL-35.runtime: a commit of a timeline that was not an answer to its request": firstAnswer,
    "TL-35.runtime: a second answer to a request that was neither committed nor failed":
      firstAnswer,
    "TL-35.runtime: an answer or a commit for an unknown request": noRequest,
    "TL-36.runtime: a failure of a request that has ended or is unknown": endsOnce,
    "VW-01.runtime: a URL opened without a tap": noTap,
    "TL-35.runtime: a report after more further answers than are tracked":
      "the reference reports each answer at once, so few are watched",
    "TL-35.runtime: a report repeated at the same instant": "the reference says it once",
    "VW-01.runtime: a tap on a locked phone or on a widget out of view": authenticates,
    "VW-06.runtime: a tap on a control without an intent inside one with an intent": doesBoth,
    "VW-06.runtime: an intent reached without a tap": noTap,
    "VW-08.runtime: a tap on a toggle inside another button or toggle": doesBoth,
    "VW-09.runtime: a toggle that flips after a tap when an intent of its widget has failed":
      oneInstant,
    "WC-05.runtime: a reload without a cause, later than the call": founded,
  ]
}
