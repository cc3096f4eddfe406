import PlatformFacts

/// A fact that nothing will account for, with the reason; not one that is merely not modelled yet.
public struct UnmodelledFact: Hashable, Sendable {
  /// The fact.
  public let fact: FactID

  /// The reason why neither a trace nor a test can show it, in words that follow "not modelled: ".
  public let reason: String

  private init(_ fact: FactID, _ reason: String) {
    self.fact = fact
    self.reason = reason
  }

  private static let project = "it is a setting of a project, which no code shows when it runs"
  private static let meaning = "only the app's author knows what its data mean"
  private static let cadence = "no source says when, and the system does so by itself"

  /// Every fact that will not be modelled, in the order of the facts.
  public static let catalogue: [UnmodelledFact] = [
    UnmodelledFact(
      .tl39,
      "which widget of a stack the system turns to is its choice, and no code hears of it"
    ),
    UnmodelledFact(.tl40, "previews are stepped by hand in Xcode, without a runtime"),
    UnmodelledFact(.rb08, "no source says how many reloads more, nor for how many days"),
    UnmodelledFact(.rb23, cadence),
    UnmodelledFact(.rb30, meaning),
    UnmodelledFact(.wc07, meaning),
    UnmodelledFact(
      .dl18,
      "what a Smart Stack suggests is the system's choice, and no source says how it chooses"
    ),
    UnmodelledFact(.dl24, "the kinds are internal to the system, and no interface reports them"),
    UnmodelledFact(.vw21, "what lies behind a widget cannot be reached by a view's code"),
    UnmodelledFact(.vw28, "which curve an animation follows is not part of what is displayed"),
    UnmodelledFact(
      .vw29,
      "what moves between two entries is drawn by the system, and no code hears of it"
    ),
    UnmodelledFact(.vw39, "the padding of a button is layout, which no source gives in points"),
    UnmodelledFact(
      .vw41,
      "an unescaped value makes another URL, and only the author knows which was meant"
    ),
    UnmodelledFact(.fm22, "which platform loads an extension is settled before its code runs"),
    UnmodelledFact(.fm24, project),
    UnmodelledFact(
      .la38,
      "a Mac shows what the iPhone shows, no code hears of it, and no source says from which version on"
    ),
    UnmodelledFact(.la42, "it is a matter of taste, and no source gives a shape or a motion"),
    UnmodelledFact(.rv02, meaning),
    UnmodelledFact(
      .rv08,
      "no source says how many rotations and suggestions there are, and which come is the system's choice"
    ),
    UnmodelledFact(
      .rv14,
      "calls of ClockKit reach the app, whose code is not what is checked"
    ),
    UnmodelledFact(.ag07, "a signal without data changes nothing that an extension reads"),
    UnmodelledFact(
      .sd02,
      "the callback is the app's, whose code is not what is checked; VW-04 judges that taps reach it"
    ),
    UnmodelledFact(.sd04, project),
    UnmodelledFact(
      .sd14,
      "but for its family and how it is drawn, of which other rows speak, no code learns where its widget is"
    ),
  ]
}
