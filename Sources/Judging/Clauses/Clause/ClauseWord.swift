/// A word of a clause: a situation, a violation or a guard; tables, records and findings list the
/// raw values in the order of the cases.
package protocol ClauseWord: CaseIterable, RawRepresentable where RawValue == String {}

extension ClauseWord {
  /// Creates the case with some words, or `nil` if there is none.
  ///
  /// The compiler's code for five hundred enumerations would be a tenth of the module.
  @inline(never)
  @_semantics("optimize.sil.specialize.generic.never")
  package init?(rawValue: String) {
    guard let found = Self.allCases.first(where: { $0.rawValue == rawValue }) else { return nil }
    self = found
  }
}
