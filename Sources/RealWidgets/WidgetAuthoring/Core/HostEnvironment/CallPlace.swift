import WidgetModel

/// Where the code makes, or does, what a finding may be about.
///
/// A place is taken by looking at the calls under way, so that no initialiser of a view has parameters
/// that the platform's lacks; which line a call stands in is read later, for the few that are wrong.
/// Asynchronous functions leave their callers' frames behind: they take the line as parameters.
@_spi(Hosting) public enum CallPlace {
  /// Numbers the calls under way, set by whoever runs the code; nothing is told without it.
  nonisolated(unsafe) public static var tell: (@convention(c) () -> Int32)?

  /// The calls under way.
  public static var here: SourcePlace {
    guard let tell else { return .unknown }
    return SourcePlace(tell())
  }

  /// A line of a file.
  ///
  /// - Parameters:
  ///   - fileID: The module and the name of the file.
  ///   - line: The line, from 1.
  /// - Returns: The place.
  public static func line(_ fileID: StaticString, _ line: UInt) -> SourcePlace {
    tell == nil ? .unknown : place(of: .line(fileID: "\(fileID)", line: Int(line)))
  }

  /// A line of a file of the project.
  ///
  /// - Parameters:
  ///   - file: The absolute path.
  ///   - line: The line, from 1.
  /// - Returns: The place, unknown for no file.
  public static func line(ofFile file: String, _ line: Int) -> SourcePlace {
    tell == nil || file.isEmpty || line < 1 ? .unknown : place(of: .line(fileID: file, line: line))
  }

  /// A function of a type of the code, where it is declared.
  ///
  /// - Parameters:
  ///   - name: The name before the parentheses, or that of a property.
  ///   - type: The type.
  /// - Returns: The place.
  public static func function(_ name: String, of type: Any.Type) -> SourcePlace {
    tell == nil ? .unknown : place(of: .function(name, of: type))
  }

  /// What a place is that is no stack of calls.
  public enum Name: Hashable {
    /// A line of a file.
    case line(fileID: String, line: Int)
    /// A function of a type, by the type's mangled name.
    case function(String, mangledType: String)

    /// A function of a type.
    public static func function(_ name: String, of type: Any.Type) -> Name {
      .function(name, mangledType: _mangledTypeName(type) ?? "")
    }
  }

  /// What a place of a negative number is.
  public static func name(of place: SourcePlace) -> Name? {
    let index = -1 - Int(place.number)
    return names.indices.contains(index) ? names[index] : nil
  }

  /// The number of a name: below zero, and never used again.
  private static func place(of name: Name) -> SourcePlace {
    if let known = numbers[name] { return SourcePlace(known) }
    names.append(name)
    let number = Int32(truncatingIfNeeded: -names.count)
    numbers[name] = number
    return SourcePlace(number)
  }

  // In a simulation one thing happens at a time.
  nonisolated(unsafe) private static var names: [Name] = []
  nonisolated(unsafe) private static var numbers: [Name: Int32] = [:]
}

/// Where a declaration stands, and the types of the code that it names.
@_spi(Hosting) public struct DeclaredPlaces {
  /// Where the configuration is created.
  public var declaration = SourcePlace.unknown
  /// The provider, which is asked.
  public var provider: Any.Type?
  /// The view that is drawn.
  public var content: Any.Type?

  /// Creates places that nobody knows.
  public init() {}

  /// Takes the place of the call under way.
  init(provider: Any.Type?, content: Any.Type?) {
    declaration = CallPlace.here
    self.provider = provider
    self.content = content
  }
}
