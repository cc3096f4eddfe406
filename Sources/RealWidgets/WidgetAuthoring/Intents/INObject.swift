import Foundation

open class INObject: NSObject, @unchecked Sendable {
  public let identifier: String?
  public let displayString: String
  open var pronunciationHint: String?
  open var subtitleString: String?
  open var displayImage: INImage?

  public required init(identifier: String?, display displayString: String) {
    self.identifier = identifier
    self.displayString = displayString
  }

  public convenience init(
    identifier: String?,
    display displayString: String,
    pronunciationHint: String?
  ) {
    self.init(identifier: identifier, display: displayString)
    self.pronunciationHint = pronunciationHint
  }

  public convenience init(
    identifier: String?,
    display displayString: String,
    subtitle subtitleString: String?,
    image displayImage: INImage?
  ) {
    self.init(identifier: identifier, display: displayString)
    self.subtitleString = subtitleString
    self.displayImage = displayImage
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? INObject else { return false }
    return identifier == other.identifier && displayString == other.displayString
  }

  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(identifier)
    hasher.combine(displayString)
    return hasher.finalize()
  }
}

/// An image of an intent; nothing of it is kept.
open class INImage: NSObject, @unchecked Sendable {
  public convenience init(named name: String) { self.init() }
  public convenience init(imageData: Data) { self.init() }
  public convenience init?(url URL: URL) { self.init() }
  public convenience init(systemImageNamed systemImageName: String) { self.init() }
  public convenience init(uiImage: UIImage) { self.init() }
}

open class INObjectCollection<ObjectType>: NSObject, @unchecked Sendable {
  public let sections: [INObjectSection<ObjectType>]
  open var usesIndexedCollation = false

  public convenience init(items: [ObjectType]) {
    self.init(sections: [INObjectSection(title: nil, items: items)])
  }

  public init(sections: [INObjectSection<ObjectType>]) { self.sections = sections }

  open var allItems: [ObjectType] { sections.flatMap(\.items) }
}

open class INObjectSection<ObjectType>: NSObject, @unchecked Sendable {
  public let title: String?
  public let items: [ObjectType]

  public init(title: String?, items: [ObjectType]) {
    self.title = title
    self.items = items
  }
}
