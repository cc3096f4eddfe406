extension GuardTests {
  /// The name of a scenario on which each guard is noticed that the first scenarios do not show.
  static let places: [String: String] = [
    "AC-01.runtime: a cause for which a reload is permitted but not owed": "0 settings 331",
    "DL-02.provider: an answer for which the code used a slow or silent network":
      "0 timelines 2229",
    "DL-03.provider: an answer for which the code used a slow or silent network": "0 overlaps 142",
    "DL-03.runtime: a cancellation after the widget was removed": "0 settings 307",
    "DL-06.runtime: an answer over the limit that did not come in time": "0 random 3251",
    "DL-20.provider: a timeline that code made while the phone's clock was moved": "0 random 42",
    "DL-20.provider: a timeline that is not the first answer to its request": "0 random 42",
    "DL-20.runtime: a failure of a request that was not answered in time or has ended already":
      "0 random 4221",
    "DL-20.runtime: an archive of a process that took too much memory": "0 random 674",
    "LW-01.runtime: a cancellation at the very instant of a late answer": "0 overlaps 142",
    "LW-01.runtime: a failure at the very instant of the answer": "0 overlaps 142",
    "LW-02.runtime: an answer that comes after the deadline": "0 random 596",
    "LW-02.runtime: the size of a timeline that fails as too large": "0 random 56",
    "RB-09.runtime: a free reload of a widget out of sight": "0 moments 438",
    "RB-22.runtime: a reload for a push and for an exempt cause": "6 pairs 2232",
    "RB-29.runtime: a second reload for a cause that permits one": "0 settings 331",
    "TL-01.provider: an answer that is not the first to its request": "0 random 77",
    "TL-05.runtime: a view of an unknown widget or of a control in the gallery": "0 random 195",
    "TL-09.runtime: a missing first request while the runtime holds the reload":
      "2 random 14",
    "TL-09.runtime: a missing first timeline whose reload was dropped for lack of budget":
      "0 random 32",
    "TL-10.provider.now: a timeline that code made while the phone's clock was moved":
      "0 random 68",
    "TL-10.provider.now: a timeline that is not the first answer to its request": "0 random 68",
    "TL-10.provider: a timeline that code made while the phone's clock was moved": "0 random 30",
    "TL-10.provider: a timeline that is not the first answer to its request": "0 random 30",
    "TL-12.runtime: an entry that the timeline in force does not have": "0 conditions 62",
    "TL-14.provider: a timeline that code made while the phone's clock was moved":
      "0 timelines 3040",
    "TL-14.provider: a timeline that is not the first answer to its request": "0 timelines 3040",
    "TL-16.provider: a timeline that code made while the phone's clock was moved":
      "1 timelines 2976",
    "TL-16.provider: a timeline that is not the first answer to its request": "1 timelines 2976",
    "TL-17.provider: a timeline that code made while the phone's clock was moved": "0 random 17",
    "TL-17.provider: a timeline that is not the first answer to its request": "0 random 17",
    "TL-18.provider: a timeline that code made while the phone's clock was moved": "0 random 80",
    "TL-18.provider: a timeline that is not the first answer to its request": "0 random 80",
    "TL-25.view: a timeline that code made while the phone's clock was moved": "0 random 21",
    "TL-25.view: a timeline that is not the first answer to its request": "0 random 21",
    "TL-29.runtime: an empty timeline that came after the deadline": "5 random 36",
    "TL-29.runtime: an empty timeline whose process was killed or took too much memory":
      "5 random 742",
    "TL-31.runtime: a report at an instant other than that of the next commit":
      "1 timelines 2976",
    "TL-32.provider: a timeline that code made while the phone's clock was moved": "0 random 53",
    "TL-32.provider: a timeline that is not the first answer to its request": "0 random 53",
    "TL-32.runtime: the newest entry not displayed while the phone is locked":
      "0 conditions 1581",
    "TL-34.runtime: an old entry that comes due and is not displayed while the phone is locked":
      "0 random 1690",
    "TL-35.runtime: a further answer to a request that was cancelled, or whose widget or control is gone":
      "0 conditions 1350",
    "TL-36.runtime: a retry without a known failure": "4 settings 1493",
    "TL-36.runtime: a retry of a widget out of sight": "0 random 165",
    "TL-36.runtime: a retry that the runtime holds": "2 settings 1827",
    "TL-46.runtime: a retry that came due before the timeline in force was committed":
      "4 settings 1493",
    "VW-01.runtime: a tap on a placeholder or on a view that varies": "5 random 2412",
    "VW-01.view: a timeline that is not the first answer to its request": "0 random 590",
    "VW-03.view: a timeline that is not the first answer to its request": "5 taps 777",
    "VW-04.runtime: a tap on a button or toggle that runs an intent": "0 settings 283",
    "VW-04.runtime: a tap on a locked phone or on a widget out of view": "0 taps 721",
    "VW-04.runtime: a tap on a placeholder or on a view that varies": "0 random 68",
    "VW-06.runtime: a tap on both a control and a link that runs nothing": "0 taps 868",
    "VW-06.runtime: a tap on a locked phone or on a widget out of view": "0 taps 817",
    "VW-06.runtime: an intent after a tap on a placeholder or on a view that varies":
      "0 random 9043",
    "VW-06.view: a timeline that is not the first answer to its request": "0 taps 721",
    "VW-08.runtime: a tap on a locked phone or on a widget out of view": "0 taps 945",
    "VW-08.runtime: a toggle tapped again after its state may have ended": "0 conditions 1022",
    "VW-08.runtime: a toggle that flips after a tap on a placeholder or on a view that varies":
      "0 random 9043",
    "VW-17.view: a timeline that is not the first answer to its request": "0 random 25",
    "VW-22.view: a timeline that is not the first answer to its request": "0 random 380",
    "WC-05.runtime: a report of a declared kind without a placed widget": "6 random 71",
  ]
}
