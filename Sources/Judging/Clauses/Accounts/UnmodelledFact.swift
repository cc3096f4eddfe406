import PlatformFacts

/// A fact that nothing will account for, and why.
///
/// What is merely not done yet does not stand here.
public struct UnmodelledFact: Hashable, Sendable {
  /// The fact.
  public let fact: FactID

  /// Why neither a trace nor a test can show it, in words that follow "not modelled: ".
  public let reason: String

  private init(_ fact: FactID, _ reason: String) {
    self.fact = fact
    self.reason = reason
  }

  private static let compiler = "code that does otherwise does not compile"
  private static let project = "it is a setting of a project, which no code shows when it runs"
  private static let meaning = "only the app's author knows what its data mean"
  private static let ways = "it is advice on how to stay within DL-06, which judges what was taken"
  private static let survey = "it lists what other rows say"

  /// Every fact that will not be modelled, in the order of the facts.
  public static let catalogue: [UnmodelledFact] = [
    UnmodelledFact(.tl40, "previews are stepped by hand in Xcode, without a runtime"),
    UnmodelledFact(.tl45, compiler),
    UnmodelledFact(.rb07, "no source says how much each of them counts"),
    UnmodelledFact(.rb08, "no source says how many reloads more, nor for how many days"),
    UnmodelledFact(.rb30, meaning),
    UnmodelledFact(.rb32, survey),
    UnmodelledFact(.wc07, meaning),
    UnmodelledFact(.wc14, project),
    UnmodelledFact(.dl01, "it says that there is no number; DL-02 and DL-03 have those of others"),
    UnmodelledFact(.dl08, "it is about another kind of extension"),
    UnmodelledFact(.dl09, ways),
    UnmodelledFact(.dl10, ways),
    UnmodelledFact(.dl24, "the kinds are internal to the system, and no interface tells them"),
    UnmodelledFact(.vw21, "what lies behind a widget cannot be reached by a view's code"),
    UnmodelledFact(.vw28, "which curve an animation follows is no part of what is displayed"),
    UnmodelledFact(.vw39, "the padding of a button is layout, which no source gives in points"),
    UnmodelledFact(.fm01, "an extension without one does not link, one with two does not compile"),
    UnmodelledFact(.fm23, compiler),
    UnmodelledFact(.fm24, project),
    UnmodelledFact(.ai01, compiler),
    UnmodelledFact(.ai15, compiler),
    UnmodelledFact(.ai20, compiler),
    UnmodelledFact(.ai21, compiler),
    UnmodelledFact(.ag10, survey),
  ]
}
