extension FolderCircles {
  /// The circles that stand; each that goes takes its line with it, so that they only become fewer.
  static let exemptions: [Exemption] =
    [
      Exemption(
        subject: "Clauses: Checking and Clause",
        reason: "a clause makes its checker, and what judges holds clauses"
      )
    ]
    + swiftUI.map {
      Exemption(
        subject: "WidgetAuthoring: \($0)",
        reason: "Apple's own types use each other: views have styles, and styles draw views"
      )
    }
    + hosting.map {
      Exemption(
        subject: "WidgetAuthoring: \($0)",
        reason: "what declares widgets and what hosts them are to be taken apart"
      )
    }

  private static let swiftUI = [
    "Companions/UIKit and Views", "Environment and Styling", "Environment and Views",
    "Shapes and Views", "State and Styling", "State and Views", "Styling and Views",
  ]

  private static let hosting = [
    "ActivityKit and Hosting", "Controls and Hosting", "Environment and Rendering",
    "Foundation/Storage and MadeUp", "Hosting and Rendering", "Hosting and Views",
    "Hosting and WidgetKit", "Rendering and Styling",
  ]
}
