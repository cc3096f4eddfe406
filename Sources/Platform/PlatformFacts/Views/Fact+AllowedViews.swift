extension Fact {
  static let allowedViews: [Fact] = [
    Fact(
      .vw22,
      """
      The views that are allowed are a closed list: Text, Image, Button, Toggle, Label, Link; \
      HStack, VStack, ZStack, lazy stacks and grids, ForEach, Group, GroupBox, Section, \
      OutlineGroup, Spacer, Divider, EmptyView; shapes and transformed shapes, Path, \
      ContainerRelativeShape; Color, gradients, ImagePaint; Canvas, GeometryReader; AnyView, \
      TupleView. Others are ignored in rendering.
      """,
      evidence: Evidence(.documentation),
      sources: [.viewsForWidgets, .creatingExtension],
      obligations: [
        Obligation(.view, "any other is a violation"),
        Obligation(.runtime, "render others as empty"),
      ]
    ),
    Fact(
      .vw23,
      """
      Apple's material on accessory widgets uses ProgressView and Gauge, though the page with the \
      list does not name them in every version (the text of the session was not read again).
      """,
      evidence: Evidence(.documentation, remark: "weakly"),
      sources: [.viewsForWidgets, .accessoryWidgets, .complicationsAndWidgets],
      note: "allowed"
    ),
    Fact(
      .vw24,
      """
      Not usable: representables of UIKit and AppKit, ScrollView, List, text input, video and \
      animated images, AsyncImage.
      """,
      evidence: Evidence(.documentation, .session, .brief(.s1), .brief(.s4)),
      sources: [.viewsForWidgets, .meetWidgetKit, .briefS1, .briefS4],
      obligations: [Obligation(.view)]
    ),
    Fact(
      .vw25,
      "Views of widgets have no `@StateObject` and no `@ObservedObject`.",
      evidence: Evidence(.brief(.s2)),
      sources: [.briefS2],
      obligations: [Obligation(.view)]
    ),
    Fact(
      .vw26,
      "Remote images must be downloaded in the timeline request and stored in the entry.",
      evidence: Evidence(.brief(.s1), .brief(.s4)),
      sources: [.briefS1, .briefS4],
      obligations: [Obligation(.provider)]
    ),
  ]
}
