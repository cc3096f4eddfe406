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
  private static let doesBoth =
    "the sources leave it open, and the reference does what the clause would demand"
  private static let oneInstant =
    "an intent would have to fail at the very instant of a locked tap"

  /// Why nobody notices that a guard is turned round, or why the reference never comes to it.
  static let explained: [String: String] = [
    "DL-20.provider: a timeline for a request that is not known": noRequest,
    "LW-01.runtime: a request for a timeline that is not given up at its deadline": inTime,
    "LW-01.runtime: the end of a request that may be too old to be known": noRequest,
    "LW-02.runtime: a failure of a request that is not known": noRequest,
    "TL-10.provider.now: a timeline for a request that is not known": noRequest,
    "TL-10.provider: a timeline for a request that is not known": noRequest,
    "TL-12.runtime: an entry of a timeline whose dates are not in order": sorts,
    "TL-12.runtime: an entry that comes due before the first unlock": fromUnlock,
    "TL-12.runtime: an entry that comes due while a locked phone may show the placeholder":
      fromUnlock,
    "TL-14.provider: a timeline for a request that is not known": noRequest,
    "TL-17.provider: a timeline for a request that is not known": noRequest,
    "TL-18.provider: a timeline for a request that is not known": noRequest,
    "TL-25.view: a timeline for a request that is not known": noRequest,
    "TL-32.provider: a timeline for a request that is not known": noRequest,
    "VW-01.runtime: a URL that is followed without a tap": noTap,
    "VW-01.runtime: a tap on a locked phone or on a widget out of view": authenticates,
    "VW-01.view: a timeline for a request that is not known": noRequest,
    "VW-01.view: an entry whose view the trace does not have": noView,
    "VW-03.view: a timeline for a request that is not known": noRequest,
    "VW-03.view: an entry whose view the trace does not have": noView,
    "VW-06.runtime: a tap on a control of an inline widget that runs nothing": doesBoth,
    "VW-06.runtime: a tap on a control without an intent inside one with an intent": doesBoth,
    "VW-06.runtime: an intent that is led to without a tap": noTap,
    "VW-06.view: a timeline for a request that is not known": noRequest,
    "VW-06.view: an entry whose view the trace does not have": noView,
    "VW-08.runtime: a tap on a toggle inside another button or toggle": doesBoth,
    "VW-08.runtime: a tap on a toggle of an inline widget": doesBoth,
    "VW-09.runtime: a toggle that flips after a tap when an intent of its widget has failed":
      oneInstant,
    "VW-17.view: a timeline for a request that is not known": noRequest,
    "VW-17.view: an entry whose view the trace does not have": noView,
    "VW-22.view: a timeline for a request that is not known": noRequest,
    "VW-22.view: an entry whose view the trace does not have": noView,
  ]
}
