extension ProfileUnit {
  /// Returns a value of this unit as people write it.
  public func text(_ value: Int64) -> String {
    switch self {
    case .duration: Interval(microseconds: value).description
    case .bytes, .count: String(value)
    case .flag: value == 0 ? "false" : "true"
    case .causes:
      joined(ReloadCauses(rawValue: value).list.map(\.rawValue))
    case .families:
      joined(Family.allCases.filter(FamilySet(rawValue: value).contains).map(\.rawValue))
    case .budgetModel: name(BudgetModel.allCases.map(\.rawValue), value)
    case .budgetScope: name(BudgetScope.allCases.map(\.rawValue), value)
    }
  }

  /// Returns the value of a string in this unit, or `nil` if the string is not one.
  public func value(_ text: String) -> Int64? {
    switch self {
    case .duration:
      return Interval(text).flatMap { $0 >= .zero ? $0.microseconds : nil }
    case .bytes, .count:
      return Int64(text).flatMap { $0 >= 0 ? $0 : nil }
    case .flag:
      return ["false": 0, "true": 1][text]
    case .causes:
      return bits(text) { ReloadCause(rawValue: $0)?.number }
    case .families:
      return bits(text) { Family(rawValue: $0)?.number }
    case .budgetModel:
      return BudgetModel.allCases.firstIndex { $0.rawValue == text }.map(Int64.init)
    case .budgetScope:
      return BudgetScope.allCases.firstIndex { $0.rawValue == text }.map(Int64.init)
    }
  }

  /// An example of a value in this unit, for messages.
  public var example: String {
    switch self {
    case .duration: "a duration such as 28s, 5m or 1h30m"
    case .bytes: "a number of bytes"
    case .count: "a whole number"
    case .flag: "true or false"
    case .causes:
      "causes joined by +, or none: " + ReloadCause.allCases.map(\.rawValue).joined(separator: ", ")
    case .families:
      "families joined by +, or none: " + Family.allCases.map(\.rawValue).joined(separator: ", ")
    case .budgetModel: BudgetModel.allCases.map(\.rawValue).joined(separator: ", ")
    case .budgetScope: BudgetScope.allCases.map(\.rawValue).joined(separator: ", ")
    }
  }

  private func joined(_ names: [String]) -> String {
    names.isEmpty ? "none" : names.joined(separator: "+")
  }

  private func name(_ names: [String], _ value: Int64) -> String {
    names[Int(max(0, min(value, Int64(names.count - 1))))]
  }

  private func bits(_ text: String, _ number: (String) -> Int?) -> Int64? {
    if text == "none" { return 0 }
    var bits: Int64 = 0
    for part in text.split(separator: "+", omittingEmptySubsequences: false) {
      guard let bit = number(String(part)) else { return nil }
      bits |= 1 << Int64(bit)
    }
    return bits
  }
}
