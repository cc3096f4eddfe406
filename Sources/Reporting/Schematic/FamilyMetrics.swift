import RunRecord
import WidgetModel

/// The size and shape of a family, for schematics, where only the proportions matter.
///
/// Those of widgets are one phone's (393 x 852 points) in Apple's Human Interface Guidelines; for
/// Live Activities and controls they are guesses of the project.
struct FamilyMetrics {
  let width: Int
  let height: Int
  let classes: String
  let name: String

  /// The heading under which it is shown.
  var group: String { classes.hasPrefix("island") ? "Dynamic Island" : name }

  init(_ snapshot: PageSnapshotLine) {
    switch snapshot.occasion {
    case .control, .controlPreview: self.init(172, 64, "control", "Control")
    case .presentation: self.init(presentation: snapshot.family)
    default: self.init(family: snapshot.family)
    }
  }

  init(family: String) {
    switch Family(rawValue: family) {
    case .systemSmall: self.init(158, 158, "home", "Small")
    case .systemMedium: self.init(338, 158, "home", "Medium")
    case .systemLarge: self.init(338, 354, "home", "Large")
    case .systemExtraLarge: self.init(715, 341, "home", "Extra large")
    case .accessoryCircular: self.init(72, 72, "lock circular", "Circular")
    case .accessoryRectangular: self.init(160, 72, "lock rectangular", "Rectangular")
    case .accessoryInline: self.init(234, 26, "lock inline", "Inline")
    case nil: self.init(158, 158, "home", family.isEmpty ? "Widget" : family)
    }
  }

  private init(presentation name: String) {
    switch name {
    case "expanded": self.init(361, 144, "island expanded", "Dynamic Island, expanded")
    case "compactLeading": self.init(88, 36, "island leading", "Dynamic Island, compact, leading")
    case "compactTrailing":
      self.init(88, 36, "island trailing", "Dynamic Island, compact, trailing")
    case "minimal": self.init(40, 40, "island minimal", "Dynamic Island, minimal")
    default: self.init(361, 132, "banner", "Live Activity, Lock Screen")
    }
  }

  private init(_ width: Int, _ height: Int, _ classes: String, _ name: String) {
    (self.width, self.height, self.classes, self.name) = (width, height, classes, name)
  }

  /// True on the Lock Screen, where widgets have no colours of their own.
  var isOnLockScreen: Bool { classes.hasPrefix("lock") }
}
