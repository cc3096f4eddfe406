import Foundation

/// Something that a person chooses for an intent.
open class INObject: NSObject, @unchecked Sendable {
  /// What tells it from others.
  public let identifier: String?
  /// What a person reads.
  public let displayString: String
  /// How Siri says it.
  open var pronunciationHint: String?
  /// What stands below.
  open var subtitleString: String?
  /// The picture beside it.
  open var displayImage: INImage?

  /// Creates something to choose.
  public required init(identifier: String?, display displayString: String) {
    self.identifier = identifier
    self.displayString = displayString
  }

  /// Creates something to choose with how Siri says it.
  public convenience init(
    identifier: String?,
    display displayString: String,
    pronunciationHint: String?
  ) {
    self.init(identifier: identifier, display: displayString)
    self.pronunciationHint = pronunciationHint
  }

  /// Creates something to choose with what stands below and beside it.
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

  /// Whether both are the same choice.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? INObject else { return false }
    return identifier == other.identifier && displayString == other.displayString
  }

  /// A hash of the choice.
  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(identifier)
    hasher.combine(displayString)
    return hasher.finalize()
  }
}

/// A picture beside a choice.
open class INImage: NSObject, @unchecked Sendable {
  /// Creates a picture of the asset catalogue.
  public convenience init(named name: String) { self.init() }
  /// Creates a picture from a file's bytes.
  public convenience init(imageData: Data) { self.init() }
  /// Creates a picture at a URL.
  public convenience init?(url URL: URL) { self.init() }
  /// Creates a symbol of the system.
  public convenience init(systemImageNamed systemImageName: String) { self.init() }
  /// Creates a picture of UIKit.
  public convenience init(uiImage: UIImage) { self.init() }
}

/// What a person may choose from, in sections.
open class INObjectCollection<ObjectType>: NSObject, @unchecked Sendable {
  /// The sections.
  public let sections: [INObjectSection<ObjectType>]
  /// Whether the list has an index.
  open var usesIndexedCollation = false

  /// Creates a list without sections.
  public convenience init(items: [ObjectType]) {
    self.init(sections: [INObjectSection(title: nil, items: items)])
  }

  /// Creates a list of sections.
  public init(sections: [INObjectSection<ObjectType>]) { self.sections = sections }

  /// All that may be chosen.
  open var allItems: [ObjectType] { sections.flatMap(\.items) }
}

/// A part of a list.
open class INObjectSection<ObjectType>: NSObject, @unchecked Sendable {
  /// The heading.
  public let title: String?
  /// What may be chosen.
  public let items: [ObjectType]

  /// Creates a part.
  public init(title: String?, items: [ObjectType]) {
    self.title = title
    self.items = items
  }
}
