import WidgetModel

extension Mutant {
  static let firstReasonNamed: [Mutant] = [
    Mutant(
      "AS-15.size-first",
      breaks: .firstReasonNamed,
      "An app hears first that its activity is too large.",
      editing: { step in
        guard case .activities(.started(_, let content, _)) = step.input,
          content.bytes > Profile.iOS26[.activityByteLimit]
        else { return }
        step.effects = step.replacing { effect in
          guard case .activities(.refused(let id, let reason)) = effect, reason != .unsupported
          else { return [effect] }
          return [.activities(.refused(id, .attributesTooLarge))]
        }
      }
    ),
    Mutant(
      "AS-15.permission-last",
      breaks: .firstReasonNamed,
      "An app in the background hears so first, even if the person forbids activities.",
      editing: { step in
        guard case .activities(.started(_, _, let request)) = step.input,
          !request.isFromIntent, !step.before.core.phone.isForeground
        else { return }
        step.effects = step.replacing { effect in
          guard case .activities(.refused(let id, .denied)) = effect else { return [effect] }
          return [.activities(.refused(id, .visibility))]
        }
      }
    ),
  ]
}
