/// The stand-ins for a program's missing declarations, and their assumptions.
public struct StandInReport: Hashable, Sendable {
  /// A missing module.
  public struct Module: Hashable, Sendable {
    /// The module's name.
    public var name: String
    /// The owner.
    public var owner: ModuleOwner
    /// The locations of the imports.
    public var imports: [String]
  }

  /// A stand-in declaration.
  public struct Entry: Hashable, Sendable {
    /// The declaration, such as `struct Chart` or `View.chartXAxis(_:)`.
    public var name: String
    /// The module that most plausibly has it, `nil` if none does.
    public var module: String?
    /// The file and the line of the first use.
    public var origin: String
    /// The assumption of its declaration.
    public var assumption: String
  }

  /// An omitted part of the program.
  public struct Omission: Hashable, Sendable {
    /// The name of the part.
    public var name: String
    /// The file and the line.
    public var origin: String
    /// The compiler's message.
    public var reason: String
    /// True if code reaches it, so that its result is that of a stand-in.
    public var isReached: Bool
  }

  /// The missing modules.
  public internal(set) var modules: [Module] = []

  /// The types.
  public internal(set) var types: [Entry] = []

  /// Members, initialisers, functions and conformances.
  public internal(set) var members: [Entry] = []

  /// Removed attributes, macros and Objective-C spellings.
  public internal(set) var removed: [Entry] = []

  /// The omitted parts.
  public internal(set) var omissions: [Omission] = []

  /// Creates an empty report.
  public init() {}

  /// True if there are no stand-ins.
  public var isEmpty: Bool {
    modules.isEmpty && types.isEmpty && members.isEmpty && removed.isEmpty && omissions.isEmpty
  }
}

extension StandInReport {
  init(
    _ declarations: StandInDeclarations,
    _ sources: [TokenizedSource],
    _ copies: [SourceCopy]
  ) {
    omissions = declarations.omissions.map { omission in
      let isReached = if case .body = omission.extent { true } else { false }
      return Omission(
        name: omission.name,
        origin: omission.origin,
        reason: omission.reason,
        isReached: isReached
      )
    }
    modules = declarations.modules.map { name in
      let places = sources.flatMap { source in
        source.tokens.indices.filter { index in
          source.text(index) == name && source.text(index - 1) == "import"
        }
        .map { source.place(of: $0) }
      }
      return Module(name: name, owner: ModuleOwner(of: name), imports: places)
    }
    types = declarations.types.map { type in
      Entry(
        name: "\(type.kind.rawValue) \(type.name)",
        module: type.module,
        origin: type.origin,
        assumption: type.assumption
      )
    }
    members = declarations.members.map { member in
      Entry(name: member.title, module: nil, origin: member.origin, assumption: member.assumption)
    }
    members += declarations.conformances.map { conformance in
      Entry(
        name: "\(conformance.type): \(conformance.name)",
        module: nil,
        origin: conformance.origin,
        assumption: "the type has what the protocol requires"
      )
    }
    removed = declarations.removedAttributes.sorted().map { name in
      Entry(name: "@" + name, module: nil, origin: "", assumption: "the attribute changes nothing")
    }
    removed += declarations.calledMacros.sorted().map { name in
      Entry(name: "#" + name, module: nil, origin: "", assumption: "the macro is a function")
    }
    for copy in copies {
      var seen: Set<String> = []
      for (spelling, line) in copy.objectiveC where seen.insert(spelling).inserted {
        let name = copy.source.path.split(separator: "/").last.map(String.init) ?? ""
        removed.append(
          Entry(
            name: spelling,
            module: nil,
            origin: "\(name):\(line)",
            assumption: "nothing asks for it through the Objective-C runtime"
          )
        )
      }
    }
  }
}

extension StandInTypeDeclaration {
  var assumption: String {
    let views = conformances.contains("View")
    return switch kind {
    case .structure where views: "draws the content that it is given, or nothing"
    case .structure: "keeps what it is made with and what is assigned; its other members are opaque"
    case .class:
      "an object that keeps what is assigned" + (superclass.map { "; inherits from \($0)" } ?? "")
    case .enumeration: "its cases are those that the program names; the first one is the default"
    case .protocol: "requires nothing"
    case .propertyWrapper: "keeps the property's value; a value that is not given is made"
    }
  }
}

extension StandInMember {
  var title: String {
    func labels(_ shape: CallShape) -> String {
      "(" + shape.arguments.map { ($0.label ?? "_") + ":" }.joined() + ")"
    }
    return switch form {
    case .property, .verbatim: fullName
    case .function(let shape), .initializer(let shape), .subscript(let shape):
      fullName + labels(shape)
    }
  }

  var assumption: String {
    if case .initializer = form { return "keeps its arguments" }
    let calls =
      switch form {
      case .function(let shape):
        shape.arguments.contains {
          if case .closure(let closure) = $0.form { !closure.buildsViews } else { false }
        }
      default: false
      }
    let value =
      switch result {
      case .modifiedView: "the view as it is"
      case .opaque: "an opaque value"
      case .type(let type): "a \(type) that was made up"
      }
    return "gives \(value)" + (calls ? "; calls its closure once, at once" : "")
  }
}
