extension Fact {
  static let bundles: [Fact] = [
    Fact(
      .fm01,
      """
      An extension has exactly one `@main`, a Widget or a WidgetBundle; without it linking fails.
      """,
      figures: "1",
      evidence: Evidence(.documentation, .brief(.s2), .brief(.s3)),
      sources: [.creatingExtension, .briefS2, .briefS3],
      obligations: [Obligation(.configuration)]
    ),
    Fact(
      .fm02,
      "A builder block holds 10 widgets; bundles combine by nesting `.body`.",
      figures: "10",
      evidence: Evidence(.brief(.s0), remark: "for old SDKs"),
      sources: [.briefS0],
      obligations: [Obligation(.configuration)],
      note: "a profile number"
    ),
    Fact(
      .fm03,
      "In the newest SDK `buildBlock` is variadic over parameter packs: there is no limit.",
      figures: "none",
      evidence: Evidence(.documentation, .community),
      sources: [.sdkInterface, .widgetBundleBuilder],
      note: "profile number `widgetBundleBlockLimit`, 10 or nil"
    ),
    Fact(
      .fm04,
      "An older blog says that an app may have five widgets. Apple does not support that.",
      figures: "5",
      evidence: Evidence(.community),
      sources: [.csdnBlog],
      correctedBy: .fm03
    ),
    Fact(
      .fm05,
      "The builder supports `if #available` without else (iOS 16.1 and later).",
      evidence: Evidence(.documentation, .brief(.s0)),
      sources: [.widgetBundleBuilder, .briefS0],
      obligations: [Obligation(.configuration)]
    ),
    Fact(
      .fm06,
      """
      The order in the bundle is the order in the gallery. The set cannot change after \
      installation.
      """,
      evidence: Evidence(.documentation, .session),
      sources: [.widgetBundle, .principlesOfGreatWidgets],
      obligations: [Obligation(.runtime)]
    ),
    Fact(
      .fm07,
      """
      `kind` identifies the widget. It is constant and unique in the app; a reverse-domain name is \
      advised.
      """,
      evidence: Evidence(.documentation, .brief(.s3)),
      sources: [.staticConfiguration, .briefS3],
      obligations: [Obligation(.configuration, "keep kinds unique")]
    ),
    Fact(
      .fm08,
      "A changed kind orphans the placed widgets: they are blank and do not update.",
      evidence: Evidence(.community),
      sources: [.thread746574],
      obligations: [Obligation(.configuration, "keep the kind when migrating")]
    ),
    Fact(
      .fm09,
      """
      Brief S3 says that the kind equals NSExtensionAttributes.WKWidgetKind of the Info.plist. \
      Apple's documentation does not have it.
      """,
      evidence: Evidence(.brief(.s3)),
      sources: [.briefS3],
      correctedBy: .fm07
    ),
  ]
}
