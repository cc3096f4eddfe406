extension Fact {
  /// Queries, options and dependent parameters.
  static let queries: [Fact] = [
    Fact(
      .ai06,
      """
      Dynamic lists come from `suggestedEntities()` (all or a subset), search from \
      `entities(matching:)`, lookup from `entities(for:)`. A lookup omits identifiers that no \
      longer exist, so the result may be smaller.
      """,
      evidence: Evidence(.documentation, .brief(.s3), .brief(.s4)),
      sources: [.entityQuery, .makingConfigurable],
      obligations: [Obligation(.query), Obligation(.runtime, "tolerate missing ones")]
    ),
    Fact(
      .ai07,
      """
      The sample of brief S3 returns nothing from the lookup and inverts the test for a match, so \
      that the selection would be lost. A lookup must return the stored entities.
      """,
      evidence: Evidence(.documentation, against: [.brief(.s3)]),
      sources: [.briefS3, .entityQuery],
      obligations: [
        Obligation(.query, "the lookup of suggested identifiers contains all suggested entities")
      ]
    ),
    Fact(
      .ai08,
      """
      The options of plain values come from `DynamicOptionsProvider.results()`; sections from \
      IntentItemCollection, IntentItemSection and IntentItem.
      """,
      evidence: Evidence(.documentation, .brief(.s3)),
      sources: [.dynamicOptionsProvider, .briefS3],
      obligations: [Obligation(.query)]
    ),
    Fact(
      .ai09,
      """
      `IntentParameterDependency` gives a query the values of other parameters; it is nil until \
      those have values, and then the query returns an empty list.
      """,
      figures: "iOS 17",
      evidence: Evidence(.documentation, .brief(.s3)),
      sources: [.intentParameterDependency, .briefS3],
      obligations: [Obligation(.query)]
    ),
    Fact(
      .ai10,
      """
      Parameters that are arrays can be limited by family: `size: [IntentWidgetFamily: \
      IntentCollectionSize]` (exact or min…max). SiriKit had a fixed array size for each family.
      """,
      figures: "iOS 17",
      evidence: Evidence(.documentation, .brief(.s1)),
      sources: [.intentParameter, .briefS1],
      obligations: [Obligation(.runtime, "enforce it")]
    ),
    Fact(
      .ai11,
      """
      `parameterSummary` with `When(…) … otherwise` (also by widgetFamily) shows or hides \
      parameters. SiriKit had a rule on the parent parameter.
      """,
      evidence: Evidence(.documentation, .brief(.s1), .brief(.s3)),
      sources: [.parameterSummaryWhenCondition, .briefS1, .briefS3],
      obligations: [Obligation(.runtime, "know the visible parameters")]
    ),
  ]
}
