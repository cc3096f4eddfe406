extension Fact {
  static let relevance: [Fact] = [
    Fact(
      .rv01,
      """
      Which clues count: the relevance of entries and donations of PredictableIntent on iOS and \
      iPadOS; `relevance()`, RelevantIntent and RelevanceConfiguration on watchOS.
      """,
      evidence: Evidence(.documentation),
      sources: [.smartStacks],
      obligations: [Obligation(.runtime)]
    ),
    Fact(
      .rv02,
      "`relevance()` should list in the order of priority; the system may use only a part.",
      evidence: Evidence(.documentation),
      sources: [.timelineProviderRelevance],
      obligations: [Obligation(.provider)]
    ),
    Fact(
      .rv03,
      """
      RelevanceConfiguration (watchOS 26) makes one entry for each relevant configuration and may \
      show several at once. Its widget cannot be pinned or configured; without entries it is not \
      shown.
      """,
      evidence: Evidence(.documentation),
      sources: [.smartStacks],
      obligations: [Obligation(.runtime)]
    ),
    Fact(
      .rv04,
      "`associatedKind(_:)` lets a relevance widget replace a timeline widget.",
      figures: "watchOS 26",
      evidence: Evidence(.documentation),
      sources: [.configurationAssociatedKind],
      obligations: [Obligation(.configuration)]
    ),
    Fact(
      .rv05,
      """
      A WidgetRelevanceGroup is automatic, named or ungrouped; ungrouped together with others is \
      undefined.
      """,
      evidence: Evidence(.documentation),
      sources: [.widgetRelevanceGroup],
      obligations: [Obligation(.provider, "mixing them is a violation")]
    ),
    Fact(
      .rv06,
      """
      A clue about location, workout or sleep needs that permission in the app and the extension.
      """,
      evidence: Evidence(.documentation),
      sources: [.smartStacks],
      obligations: [Obligation(.configuration)]
    ),
    Fact(
      .rv07,
      """
      Brief S4's `.relevanceConfiguration(for:score:attributes:)` and the cases of its attributes \
      are not in Apple's documentation.
      """,
      evidence: Evidence(.documentation, against: [.brief(.s4)]),
      sources: [.briefS4],
      correctedBy: .rv03
    ),
    Fact(
      .rv08,
      "Rotation and suggestions are limited; Developer Mode removes the limits.",
      evidence: Evidence(.documentation),
      sources: [.smartStacks],
      obligations: [Obligation(.runtime)]
    ),
  ]
}
