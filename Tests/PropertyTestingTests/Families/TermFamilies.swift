import PropertyTesting

extension Family {
  /// Typed terms, whose type and expression must change together.
  static let terms: [Family] = [
    term("variable under some binders") { parameters in
      let least = parameters.number(in: 0...1)
      return { term in
        term.all.contains { part in
          if case .variable(let index) = part { index >= least } else { false }
        }
      }
    },
    term("applied lambda") { parameters in
      let usesVariable = parameters.number(in: 0...1) == 0
      return { term in
        term.all.contains { part in
          guard case .application(.lambda(_, let body), _) = part else { return false }
          return !usesVariable || body.all.contains(.variable(0))
        }
      }
    },
    term("sum of a large number") { parameters in
      let least = parameters.number(in: 1...9)
      return { term in
        term.all.contains { part in
          guard case .sum(_, .number(let number)) = part else { return false }
          return number >= least
        }
      }
    },
    term("choice inside a binder") { parameters in
      let isTrue = parameters.number(in: 0...1) == 0
      return { term in
        term.all.contains { part in
          guard case .lambda(_, let body) = part else { return false }
          return body.all.contains { inner in
            if case .choice(.truth(isTrue), _, _) = inner { true } else { false }
          }
        }
      }
    },
    term("application in an argument") { parameters in
      let least = parameters.number(in: 0...5)
      return { term in
        term.all.contains { part in
          guard case .application(_, let argument) = part else { return false }
          return argument.all.contains { inner in
            if case .application(_, .number(let number)) = inner { number >= least } else { false }
          }
        }
      }
    },
    term("binder of a function") { parameters in
      let isUsed = parameters.number(in: 0...1) == 0
      return { term in
        term.all.contains { part in
          guard case .lambda(.function, let body) = part else { return false }
          return !isUsed || body.all.contains(.variable(0))
        }
      }
    },
    term("many sums or choices") { parameters in
      let least = parameters.number(in: 1...2)
      let isSum = parameters.number(in: 0...1) == 0
      return { term in
        term.all.count { part in
          switch part {
          case .sum: isSum
          case .choice: !isSum
          default: false
          }
        } >= least
      }
    },
  ]

  private static func term(
    _ name: String,
    bar: Int = 60,
    _ property: @escaping @Sendable (inout Parameters) -> @Sendable (TypedTerm) -> Bool
  ) -> Family {
    Family(name, bar: bar) { parameters in
      let breaks = property(&parameters)
      return Problem(ideal: simplestCase(upTo: 11, TypedTerm.drawn, while: breaks)) {
        TypedTerm.drawn(from: $0)
      } breaks: {
        breaks($0)
      }
    }
  }
}
