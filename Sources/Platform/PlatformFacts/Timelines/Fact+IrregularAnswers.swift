extension Fact {
  /// The consequences of empty, unsorted, duplicate or missing answers.
  static let irregularAnswers: [Fact] = [
    Fact(
      .tl29,
      """
      A timeline without entries makes the reload fail with an internal "no entries" error; the \
      old content stays.
      """,
      figures: "0 entries",
      evidence: Evidence(.community),
      sources: [.widgetKitErrors],
      obligations: [
        Obligation(.provider, "return at least one entry"),
        Obligation(.runtime, "fail the reload and keep the old timeline"),
      ]
    ),
    Fact(
      .tl30,
      "What happens to unsorted entries is not documented.",
      evidence: Evidence(.nobody),
      obligations: [
        Obligation(.runtime, "sort them stably in ascending order and report a violation of TL-18")
      ]
    ),
    Fact(
      .tl31,
      "What happens to entries of equal dates is not documented.",
      evidence: Evidence(.nobody),
      obligations: [Obligation(.runtime, "let the last of equal dates win, and warn")]
    ),
    Fact(
      .tl32,
      """
      What happens if all entries are in the past is not documented. It follows from TL-11, TL-12 \
      and TL-19 that the newest past entry is shown, and that `atEnd` is due at once but held by \
      the minimum interval and the budget.
      """,
      evidence: Evidence(.nobody),
      obligations: [
        Obligation(.runtime),
        Obligation(
          .provider,
          "warn if the first date is earlier than the request less the tolerance"
        ),
      ]
    ),
    Fact(
      .tl33,
      "Entries earlier than the newest past entry are never shown.",
      evidence: Evidence(.nobody, remark: "it follows from TL-11 and TL-12"),
      obligations: [Obligation(.runtime, "skip them, and count no rendering")]
    ),
    Fact(
      .tl34,
      """
      What happens if the first entry is in the future is not documented. The previous timeline or \
      the placeholder stays until its date.
      """,
      evidence: Evidence(.nobody),
      obligations: [
        Obligation(.runtime),
        Obligation(.provider, "date the first entry now; anything else is a violation"),
      ]
    ),
    Fact(
      .tl35,
      "What happens if the completion handler is called twice is not documented.",
      evidence: Evidence(.nobody),
      obligations: [
        Obligation(.runtime, "take the first call, ignore later ones and report a violation")
      ]
    ),
    Fact(
      .tl36,
      """
      If the completion handler is never called, the reload meets the hard deadline (DL-01 to \
      DL-04) and fails. The old timeline stays, and the request is repeated later.
      """,
      evidence: Evidence(.brief(.s3), .community),
      sources: [.briefS3, .widgetKitErrors],
      obligations: [Obligation(.provider, "call it exactly once on every path")]
    ),
    Fact(
      .tl37,
      """
      The completion handler may be stored and called later from an asynchronous task of the \
      provider.
      """,
      evidence: Evidence(.documentation),
      sources: [.creatingExtension],
      obligations: [Obligation(.runtime, "accept the call from any thread")]
    ),
  ]
}
