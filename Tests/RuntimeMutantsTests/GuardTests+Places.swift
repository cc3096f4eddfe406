extension GuardTests {
  /// The name of a scenario on which each guard is noticed that the first scenarios do not show.
  static let places: [String: String] = [
    "DL-02.provider: an answer for which code asked a slow or silent network": "0 timelines 2229",
    "DL-03.provider: an answer for which code asked a slow or silent network": "0 overlaps 142",
    "DL-20.provider: a timeline that code made while the phone's clock was moved": "0 random 42",
    "DL-20.provider: a timeline that is not the first answer to its request": "0 random 42",
    "LW-01.runtime: a cancellation at the very instant of a late answer": "0 overlaps 142",
    "LW-01.runtime: a failure at the very instant of the answer": "0 overlaps 142",
    "LW-02.runtime: an answer that comes after the deadline": "0 random 596",
    "LW-02.runtime: the size of a timeline that fails as too large": "0 random 42",
    "TL-10.provider.now: a timeline that code made while the phone's clock was moved":
      "0 random 68",
    "TL-10.provider.now: a timeline that is not the first answer to its request": "0 random 68",
    "TL-10.provider: a timeline that code made while the phone's clock was moved": "0 random 36",
    "TL-10.provider: a timeline that is not the first answer to its request": "0 random 36",
    "TL-12.runtime: an entry that the timeline in force does not have": "0 conditions 62",
    "TL-14.provider: a timeline that code made while the phone's clock was moved": "0 random 80",
    "TL-14.provider: a timeline that is not the first answer to its request": "0 random 80",
    "TL-17.provider: a timeline that code made while the phone's clock was moved": "0 random 17",
    "TL-17.provider: a timeline that is not the first answer to its request": "0 random 17",
    "TL-18.provider: a timeline that code made while the phone's clock was moved": "0 random 80",
    "TL-18.provider: a timeline that is not the first answer to its request": "0 random 80",
    "TL-25.view: a timeline that code made while the phone's clock was moved": "0 random 21",
    "TL-25.view: a timeline that is not the first answer to its request": "0 random 21",
    "TL-32.provider: a timeline that code made while the phone's clock was moved": "0 random 53",
    "TL-32.provider: a timeline that is not the first answer to its request": "0 random 53",
    "VW-01.runtime: a tap on a placeholder or on a view that varies": "5 random 2412",
    "VW-01.view: a timeline that is not the first answer to its request": "0 random 465",
    "VW-03.view: a timeline that is not the first answer to its request": "5 taps 777",
    "VW-04.runtime: a tap on a button or toggle that runs an intent": "0 settings 283",
    "VW-04.runtime: a tap on a locked phone or on a widget out of view": "0 taps 721",
    "VW-04.runtime: a tap on a placeholder or on a view that varies": "0 random 68",
    "VW-06.runtime: a tap on a control together with a link that runs nothing": "0 taps 868",
    "VW-06.runtime: a tap on a locked phone or on a widget out of view": "0 taps 817",
    "VW-06.runtime: an intent after a tap on a placeholder or on a view that varies":
      "0 random 4225",
    "VW-06.view: a timeline that is not the first answer to its request": "0 taps 721",
    "VW-08.runtime: a tap on a locked phone or on a widget out of view": "0 taps 945",
    "VW-08.runtime: a tap on a toggle together with a link": "0 random 27961",
    "VW-08.runtime: a toggle tapped again after its state may have ended": "0 conditions 1022",
    "VW-08.runtime: a toggle that flips after a tap on a placeholder or on a view that varies":
      "0 random 4225",
    "VW-12.runtime: another reload that goes first at the very instant of the intent's return":
      "1 random 29986",
    "VW-17.view: a timeline that is not the first answer to its request": "0 random 25",
    "VW-22.view: a timeline that is not the first answer to its request": "0 random 380",
  ]
}
