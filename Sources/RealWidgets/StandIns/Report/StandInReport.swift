/// What stands in for what a program lacks, and what that assumes.
public struct StandInReport: Hashable, Sendable {
  /// A module that is not there.
  public struct Module: Hashable, Sendable {
    /// The name.
    public var name: String
    /// Whose it is.
    public var owner: ModuleOwner
    /// The places of the imports.
    public var imports: [String]
  }

  /// A declaration that stands in.
  public struct Entry: Hashable, Sendable {
    /// What was declared, such as `struct Chart` or `View.chartXAxis(_:)`.
    public var name: String
    /// The module that most plausibly has it, `nil` where none does.
    public var module: String?
    /// The file and the line of the first use.
    public var origin: String
    /// What its declaration assumes.
    public var assumption: String
  }

  /// A part of the program that was left out.
  public struct Omission: Hashable, Sendable {
    /// What was left out.
    public var name: String
    /// The file and the line.
    public var origin: String
    /// The compiler's message.
    public var reason: String
    /// Whether something reaches it, so that its result is that of a stand-in.
    public var isReached: Bool
  }

  /// The modules that are not there.
  public internal(set) var modules: [Module] = []

  /// The types.
  public internal(set) var types: [Entry] = []

  /// Members, initialisers, functions and conformances.
  public internal(set) var members: [Entry] = []

  /// The attributes and macros that were taken away, and Objective-C spellings.
  public internal(set) var removed: [Entry] = []

  /// What was left out.
  public internal(set) var omissions: [Omission] = []

  /// A report of nothing.
  public init() {}

  /// Whether anything stands in.
  public var isEmpty: Bool {
    modules.isEmpty && types.isEmpty && members.isEmpty && removed.isEmpty && omissions.isEmpty
  }
}

extension StandInReport {
  /// Lists what declarations hold.
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
  /// What the declaration assumes.
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
  /// The name with its labels.
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

  /// What the declaration assumes.
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
