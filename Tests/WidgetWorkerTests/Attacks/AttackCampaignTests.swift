// Goal: no attack from inside a widget passes, and none stops the harness.
// Method: a campaign for each attack and place, over the attacking widget and an honest one. All of
// them take long, so a plain run of the tests takes one of each sort; `.ci/attacks` takes all.
import Campaigns
import Foundation
import RunRecord
import Testing
@_spi(Hosting) import WidgetAuthoring
import WorkerProcesses

@testable import WidgetCampaigns

/// An attack from one place.
struct PlacedAttack: Sendable, CustomTestStringConvertible {
  let attack: Attack
  let place: AttackPlace

  var name: String { "\(place.rawValue) \(attack.name)" }

  var testDescription: String { name }

  /// The table's attacks, or one of each sort.
  static let chosen: [PlacedAttack] = {
    let all = AttackPlace.allCases.flatMap { place in
      Attack.all.map { PlacedAttack(attack: $0, place: place) }
    }
    guard let filter = ProcessInfo.processInfo.environment["WIDGETCHECK_ATTACKS"] else {
      return all.filter { $0.place == .provider && usual.contains($0.attack.name) }
    }
    return filter == "all" ? all : all.filter { $0.name.contains(filter) }
  }()

  private static let usual: Set<String> = [
    "open by own instruction", "kill the parent by own instruction",
    "forged reply, then exit by own instruction", "exits by own instruction",
    "stops itself by own instruction", "claims a missing dependency in the harness's words",
  ]
}

@Suite(.serialized) struct AttackCampaignTests {
  /// True if this kernel filters the system calls of workers; some containers do not allow it.
  private static let isFiltered: Bool = {
    let campaign = WidgetCampaign(BundleWorker(AttackWidgets.self).command)
    return (try? campaign.describe()) != nil && campaign.confinement.holds(.calls)
  }()

  /// True for campaigns of the default size, which take longer.
  private static let isWhole =
    ProcessInfo.processInfo.environment["WIDGETCHECK_ATTACK_SIZE"] == "whole"

  @Test(arguments: PlacedAttack.chosen)
  func `an attack is found, or has no effect`(placed: PlacedAttack) throws {
    if !Self.isFiltered, Attack.heldByFilter.contains(where: { $0.name == placed.attack.name }) {
      print("attack\t\(placed.name)\tno filter\t\t0")
      try Test.cancel("this kernel filters no calls")
    }
    var command = BundleWorker(AttackWidgets.self).command
    command.variables[CurrentAttack.variable] = placed.name
    let start = ContinuousClock.now
    let record =
      Self.isWhole
      ? try BundleCampaign.wholeRecord(with: command)
      : try BundleCampaign.record(with: command, cases: 12)
    let time = (ContinuousClock.now - start) / .seconds(1)
    let status = record.status()
    let found = Set(record.findings.filter { $0.widget == "attacker" }.map(\.clause)).sorted()
    print(
      "attack\t\(placed.name)\t\(status)\t\(found.joined(separator: " "))\t\(Int(time * 10))"
        + "\t\(record.errors.map { "\($0)" }.joined(separator: " "))"
    )
    let others = record.findings.filter { $0.widget != "attacker" }.map(\.clause)
    #expect(others.isEmpty)
    switch placed.attack.outcome {
    case .found: #expect(status == .broken && !found.isEmpty)
    case .undecided: #expect(status == .undecided)
    case .harmless: #expect(status == .held && found.isEmpty)
    }
  }
}
