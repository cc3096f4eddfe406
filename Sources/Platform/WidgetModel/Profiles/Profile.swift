/// The platform's numbers and switches for one system or test environment, each with its source.
public struct Profile: Hashable, Sendable {
  /// The name of the profile on the command line and in scenarios.
  public let name: String

  /// A one-sentence description of the profile.
  public let summary: String

  @usableFromInline var values: [Int64]
  private var sources: [ProfileSource]

  /// Creates a profile; `numbers` must name every ``ProfileKey``.
  init(name: String, summary: String, numbers: [(ProfileKey, Int64, ProfileSource)]) {
    self.name = name
    self.summary = summary
    values = []
    sources = []
    for key in ProfileKey.allCases {
      guard let number = numbers.last(where: { $0.0 == key }) else {
        preconditionFailure("profile \(name) has no value for \(key.rawValue)")
      }
      values.append(number.1)
      sources.append(number.2)
    }
  }

  /// The value of a key, in its unit; setting it makes its source ``ProfileSource/user``.
  public subscript(key: ProfileKey) -> Int64 {
    @inlinable get { values[key.number] }
    set {
      values[key.number] = newValue
      sources[key.number] = .user
    }
  }

  /// Returns the source of a key's value.
  public func source(of key: ProfileKey) -> ProfileSource { sources[key.number] }

  /// The profile for the reference and its mutants: everything due is due within a tick.
  public var exact: Profile {
    var profile = self
    profile[.servicePromise] = Interval.tick.microseconds
    profile.sources[ProfileKey.servicePromise.number] = .exact
    return profile
  }

  func renamed(
    _ name: String,
    summary: String,
    _ changes: [(ProfileKey, Int64, ProfileSource)]
  ) -> Profile {
    var copy = ProfileKey.allCases.map { ($0, self[$0], source(of: $0)) }
    copy.append(contentsOf: changes)
    return Profile(name: name, summary: summary, numbers: copy)
  }

  /// Returns a key's value as an interval.
  @inlinable public func interval(_ key: ProfileKey) -> Interval {
    Interval(microseconds: self[key])
  }

  /// Returns true if a switch is on.
  @inlinable public func isOn(_ key: ProfileKey) -> Bool { self[key] != 0 }

  /// The budget model for reloads.
  public var budgetModel: BudgetModel {
    let models = BudgetModel.allCases
    return models[Int(max(0, min(self[.budgetModel], Int64(models.count - 1))))]
  }

  /// The scope in which reloads share one budget.
  public var budgetScope: BudgetScope {
    let scopes = BudgetScope.allCases
    return scopes[Int(max(0, min(self[.budgetScope], Int64(scopes.count - 1))))]
  }

  /// The causes that cost nothing.
  @inlinable public var exemptCauses: ReloadCauses { ReloadCauses(rawValue: self[.exemptCauses]) }

  /// The families in which a link acts.
  public var linkFamilies: FamilySet { FamilySet(rawValue: self[.linkFamilies]) }

  /// The families in which a button or toggle acts; none before iOS 17 (VW-06, VW-10).
  public var buttonFamilies: FamilySet {
    isOn(.interactive) ? FamilySet(rawValue: self[.buttonFamilies]) : []
  }
}
