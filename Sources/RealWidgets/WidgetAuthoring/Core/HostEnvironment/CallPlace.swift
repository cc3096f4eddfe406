import WidgetModel

/// Source places that a finding can name.
///
/// A place is taken from the call stack, so initializers need no parameters that the platform's do
/// not have; its line is resolved later, for the few places in findings. Asynchronous functions
/// leave their callers' frames behind, so they take the line as a parameter.
@_spi(Hosting) public enum CallPlace {
  /// Returns a number for the current call stack, set by the host; without it, all are unknown.
  nonisolated(unsafe) public static var tell: (@convention(c) () -> Int32)?

  public static var here: SourcePlace {
    guard let tell else { return .unknown }
    return SourcePlace(tell())
  }

  /// Returns the place of a line, counted from 1.
  public static func line(_ fileID: StaticString, _ line: UInt) -> SourcePlace {
    tell == nil ? .unknown : place(of: .line(fileID: "\(fileID)", line: Int(line)))
  }

  /// Returns the place of a line in a file of the project; an empty path gives an unknown place.
  public static func line(ofFile file: String, _ line: Int) -> SourcePlace {
    tell == nil || file.isEmpty || line < 1 ? .unknown : place(of: .line(fileID: file, line: line))
  }

  /// Returns the place where a type declares a function or property, named without parentheses.
  public static func function(_ name: String, of type: Any.Type) -> SourcePlace {
    tell == nil ? .unknown : place(of: .function(name, of: type))
  }

  /// The identity of a place that is not a call stack.
  public enum Name: Hashable {
    case line(fileID: String, line: Int)
    case function(String, mangledType: String)

    public static func function(_ name: String, of type: Any.Type) -> Name {
      .function(name, mangledType: _mangledTypeName(type) ?? "")
    }
  }

  /// Returns the name behind a negative place number; `nil` for any other.
  public static func name(of place: SourcePlace) -> Name? {
    let index = -1 - Int(place.number)
    return names.indices.contains(index) ? names[index] : nil
  }

  /// Returns the number of a name; it is negative and is never reused.
  private static func place(of name: Name) -> SourcePlace {
    if let known = numbers[name] { return SourcePlace(known) }
    names.append(name)
    let number = Int32(truncatingIfNeeded: -names.count)
    numbers[name] = number
    return SourcePlace(number)
  }

  // Safe without a lock: in a simulation one thing happens at a time.
  nonisolated(unsafe) private static var names: [Name] = []
  nonisolated(unsafe) private static var numbers: [Name: Int32] = [:]
}

@_spi(Hosting) public struct DeclaredPlaces {
  public var declaration = SourcePlace.unknown
  public var provider: Any.Type?
  public var content: Any.Type?

  public init() {}

  init(provider: Any.Type?, content: Any.Type?) {
    declaration = CallPlace.here
    self.provider = provider
    self.content = content
  }
}
