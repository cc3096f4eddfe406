import RunRecord

struct MutantTally {
  /// The mutants that some clause can catch.
  let catchable: [MutantLine]

  /// The mutants that no clause can distinguish from the reference.
  let equivalent: [MutantLine]

  init(_ mutants: [MutantLine]) {
    catchable = mutants.filter { $0.equivalent.isEmpty }
    equivalent = mutants.filter { !$0.equivalent.isEmpty }
  }

  /// The mutants that their own clause did not catch from every seed.
  var survivors: [MutantLine] { catchable.filter { !$0.isKilled } }

  /// The mutants whose seeds all led to one scenario, by choices and by values.
  var agreeing: [MutantLine] { catchable.filter { $0.isKilled && $0.results.all == 1 } }

  var sentence: String {
    let total = Int64(catchable.count)
    guard total > 0 else { return "No mutant was tested." }
    let survived = Int64(survivors.count)
    guard survived > 0 else {
      return total == 1
        ? "The one mutant was killed by its own clause from every seed."
        : "All \(counted(total, "mutant")) were killed by their own clauses from every seed."
    }
    return "\(grouped(total - survived)) of \(counted(total, "mutant")) were killed by their own "
      + "clauses from every seed; \(grouped(survived)) survived."
  }
}

extension MutantLine {
  /// The number of different shrunk scenarios of the seeds.
  var results: (byChoices: Int, byValues: Int, all: Int) {
    let killed = attempts.filter(\.isKilled)
    let byChoices = Set(killed.map(\.byChoices))
    let byValues = Set(killed.map(\.byValues))
    return (byChoices.count, byValues.count, byChoices.union(byValues).count)
  }

  var kills: Int { attempts.filter(\.isKilled).count }
}
