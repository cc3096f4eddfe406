import Foundation

/// A file that an intent takes or gives.
public struct IntentFile: Hashable, Sendable, _IntentValue {
  /// The type itself.
  public typealias ValueType = IntentFile
  /// The type itself.
  public typealias UnwrappedType = IntentFile

  /// The bytes.
  public let data: Data
  /// The name with its extension.
  public var filename: String
  /// Where the file lies.
  public let fileURL: URL?
  /// Whether the file is gone after the intent.
  public var removedOnCompletion = false

  /// Wraps bytes.
  public init(data: Data, filename: String) {
    self.data = data
    self.filename = filename
    fileURL = nil
  }

  /// Wraps a file.
  public init(fileURL: URL, filename: String? = nil) {
    data = (try? Data(contentsOf: fileURL)) ?? Data()
    self.filename = filename ?? fileURL.lastPathComponent
    self.fileURL = fileURL
  }
}

/// A person that an intent takes or gives.
public struct IntentPerson: Hashable, Sendable, _IntentValue {
  /// The type itself.
  public typealias ValueType = IntentPerson
  /// The type itself.
  public typealias UnwrappedType = IntentPerson

  /// How the person is called.
  public let name: Name
  /// How the person is reached.
  public let handle: Handle?

  /// Creates a person.
  public init(name: Name, handle: Handle? = nil) {
    self.name = name
    self.handle = handle
  }

  /// How a person is called.
  public enum Name: Hashable, Sendable {
    /// In one string.
    case displayName(String)
    /// In components.
    case components(PersonNameComponents)
  }

  /// How a person is reached.
  public struct Handle: Hashable, Sendable {
    /// A number or an address.
    public let value: String

    /// By mail.
    public init(emailAddress: String) { value = emailAddress }
    /// By telephone.
    public init(phoneNumber: String) { value = phoneNumber }
  }
}

/// An amount of money that an intent takes or gives.
public struct IntentCurrencyAmount: Hashable, Sendable, _IntentValue {
  /// The type itself.
  public typealias ValueType = IntentCurrencyAmount
  /// The type itself.
  public typealias UnwrappedType = IntentCurrencyAmount

  /// The amount.
  public let amount: Decimal
  /// The currency's code.
  public let currencyCode: String

  /// Creates an amount.
  public init(amount: Decimal, currencyCode: String) {
    self.amount = amount
    self.currencyCode = currencyCode
  }
}
