extension Fact {
  /// CarPlay, StandBy, the watch and Vision.
  static let places: [Fact] = [
    Fact(
      .rv09,
      """
      CarPlay and StandBy use systemSmall in full color without its background; StandBy shows two, \
      scaled up.
      """,
      evidence: Evidence(.documentation),
      sources: [.standByAndCarPlay],
      obligations: [Obligation(.runtime)]
    ),
    Fact(
      .rv10,
      """
      Of `supplementalActivityFamilies`, `.small` serves Watch and CarPlay and `.medium` is the \
      form on iPhone. Brief S4 gives `.medium` for CarPlay.
      """,
      evidence: Evidence(.documentation, .session, against: [.brief(.s4)]),
      sources: [.activityFamily, .whatsNewInWidgets, .briefS4],
      obligations: [Obligation(.runtime)]
    ),
    Fact(
      .rv11,
      "The environment value `activityFamily` tells which family is drawn.",
      evidence: Evidence(.documentation, .brief(.s4)),
      sources: [.environmentActivityFamily],
      obligations: [Obligation(.view)]
    ),
    Fact(
      .rv12,
      """
      On visionOS 26 both mounting styles are supported by default; a widget starts elevated, and \
      is always elevated on horizontal surfaces; one that is recessed only cannot be placed on \
      them. The texture is glass (the default) or paper; the level of detail is default or \
      simplified by distance, and its change is animated like a change of entries. Brief S4's \
      `ornamentLevel` and "visionOS 2+" are wrong.
      """,
      evidence: Evidence(.documentation, against: [.brief(.s4)]),
      sources: [.widgetsForVisionOS, .configurationMountingStyles, .briefS4],
      obligations: [Obligation(.runtime)],
      note: "the profile"
    ),
    Fact(
      .rv13,
      """
      An AccessoryWidgetGroup (watchOS 11) has a label and three views; missing ones are filled \
      with empty ones.
      """,
      figures: "3",
      evidence: Evidence(.documentation),
      sources: [.accessoryWidgetGroup],
      obligations: [Obligation(.runtime)]
    ),
    Fact(
      .rv14,
      "An app that offers one WidgetKit complication gets no more ClockKit calls.",
      evidence: Evidence(.documentation),
      sources: [.accessoryWidgets],
      obligations: [Obligation(.runtime)]
    ),
    Fact(
      .rv15,
      "Updates on the watch follow pushes to the iPhone and may lag out of range.",
      evidence: Evidence(.brief(.s4)),
      sources: [.briefS4],
      note: "the profile"
    ),
  ]
}
