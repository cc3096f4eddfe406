import Foundation

public struct IntentFile: Hashable, Sendable, _IntentValue {
  public typealias ValueType = IntentFile
  public typealias UnwrappedType = IntentFile

  public let data: Data
  public var filename: String
  public let fileURL: URL?
  /// True if the file is deleted after the intent; nothing is deleted here.
  public var removedOnCompletion = false

  public init(data: Data, filename: String) {
    self.data = data
    self.filename = filename
    fileURL = nil
  }

  public init(fileURL: URL, filename: String? = nil) {
    // A file that cannot be read is treated as empty.
    data = (try? Data(contentsOf: fileURL)) ?? Data()
    self.filename = filename ?? fileURL.lastPathComponent
    self.fileURL = fileURL
  }
}

public struct IntentPerson: Hashable, Sendable, _IntentValue {
  public typealias ValueType = IntentPerson
  public typealias UnwrappedType = IntentPerson

  public let name: Name
  public let handle: Handle?

  public init(name: Name, handle: Handle? = nil) {
    self.name = name
    self.handle = handle
  }

  public enum Name: Hashable, Sendable {
    case displayName(String)
    case components(PersonNameComponents)
  }

  public struct Handle: Hashable, Sendable {
    public let value: String

    public init(emailAddress: String) { value = emailAddress }
    public init(phoneNumber: String) { value = phoneNumber }
  }
}

public struct IntentCurrencyAmount: Hashable, Sendable, _IntentValue {
  public typealias ValueType = IntentCurrencyAmount
  public typealias UnwrappedType = IntentCurrencyAmount

  public let amount: Decimal
  public let currencyCode: String

  public init(amount: Decimal, currencyCode: String) {
    self.amount = amount
    self.currencyCode = currencyCode
  }
}
