import CampaignRuns
import Clauses
import PlatformFacts
import WidgetModel

/// Facts as text: one in full, or a list.
enum FactPage {
  static func facts(_ name: String?) -> [Fact] {
    guard let name = name?.uppercased() else { return Fact.all }
    return Fact.all.filter { $0.id.text == name || $0.id.area.rawValue == name }
  }

  /// Prints the account of each fact, and the number of facts by account.
  static func list(_ facts: [Fact]) {
    let accounts = facts.map { FactAccount(of: $0.id) }
    for (fact, account) in zip(facts, accounts) {
      Console.print("\(fact.id.text.padded(to: 8))\(account)")
    }
    let counts = FactAccount.counts(accounts).joined(separator: ", ")
    Console.print("\(amount(facts.count, "fact")): \(counts)")
  }

  static func show(_ citation: Citation) {
    Console.print("\(citation)")
    if !citation.sentence.isEmpty { Console.print("  \(citation.sentence)") }
    guard case .fact(let id) = citation else { return Console.print() }
    let fact = id.fact
    if !fact.figures.isEmpty { Console.print("  numbers: \(fact.figures)") }
    Console.print("  evidence: \(fact.evidence)")
    for source in fact.sources { Console.print("    \(line(source))") }
    for duty in fact.obligations {
      Console.print(
        "  obliges the \(duty.party.rawValue)\(duty.text.isEmpty ? "" : ": \(duty.text)")"
      )
    }
    if !fact.note.isEmpty { Console.print("  note: \(fact.note)") }
    Console.print("  \(FactAccount(of: id))")
    Console.print()
  }

  private static func line(_ source: FactSource) -> String {
    source.address.map { "\(source.title): \($0)" } ?? source.title
  }
}
