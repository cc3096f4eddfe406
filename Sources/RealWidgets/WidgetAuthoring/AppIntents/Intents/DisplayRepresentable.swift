import Foundation

/// A type that people can read the name of.
public protocol TypeDisplayRepresentable {
  /// How the type reads.
  static var typeDisplayRepresentation: TypeDisplayRepresentation { get }
}

/// A value that people can read.
public protocol InstanceDisplayRepresentable: CustomLocalizedStringResourceConvertible {
  /// How the value reads.
  var displayRepresentation: DisplayRepresentation { get }
}

extension InstanceDisplayRepresentable {
  /// The value's title.
  public var localizedStringResource: LocalizedStringResource { displayRepresentation.title }
}

/// A value and a type that people can read.
public protocol DisplayRepresentable: TypeDisplayRepresentable, InstanceDisplayRepresentable {}

/// A type whose cases people can read.
public protocol CaseDisplayRepresentable: DisplayRepresentable, CaseIterable, Hashable {
  /// How each case reads.
  static var caseDisplayRepresentations: [Self: DisplayRepresentation] { get }
}

/// The former name of ``CaseDisplayRepresentable``.
public typealias StaticDisplayRepresentable = CaseDisplayRepresentable

extension CaseDisplayRepresentable {
  /// The case's representation, its name in the code where the table lacks it.
  public var displayRepresentation: DisplayRepresentation {
    Self.caseDisplayRepresentations[self] ?? DisplayRepresentation(stringLiteral: "\(self)")
  }
}

/// A choice from a fixed list.
///
/// Source: AI-17.
public protocol AppEnum: AppValue, CaseDisplayRepresentable, RawRepresentable
where RawValue: LosslessStringConvertible {}
