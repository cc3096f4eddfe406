import WidgetModel

extension Mutant {
  static let largeActivityRefused: [Mutant] = [
    Mutant(
      "LA-01.byte-less",
      breaks: .largeActivityRefused,
      "An activity of exactly as many bytes as allowed is refused.",
      deciding: .comparing(.activityFits) { $0 < $1 }
    ),
    Mutant(
      "LA-01.byte-more",
      breaks: .largeActivityRefused,
      "An activity of one byte too many is started.",
      deciding: .counting(.activityByteLimit) { $0 + 1 }
    ),
    Mutant(
      "LA-01.updates-unmeasured",
      breaks: .largeActivityRefused,
      "An update is shown however many bytes it has.",
      deciding: .turning(.updatesAreMeasured) { _ in false }
    ),
    Mutant(
      "LA-01.pushes-unmeasured",
      breaks: .largeActivityRefused,
      "A push starts an activity however many bytes it has.",
      deciding: .turning(.pushStartIsMeasured) { _ in false }
    ),
  ]
}
