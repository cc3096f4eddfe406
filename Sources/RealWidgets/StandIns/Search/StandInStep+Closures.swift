extension StandInStep {
  /// Sets the type of a parameter, perhaps `$0`, of the closure that a stand-in calls; the index is
  /// the token of a use.
  mutating func refineParameter(
    _ name: String,
    before index: Int,
    _ source: TokenizedSource,
    to type: String
  ) {
    guard let (callee, position) = closureParameter(name, before: index, source) else { return }
    let called = source.text(callee)
    guard !TokenizedSource.visitors.contains(called) else { return }
    if !declarations.members.contains(where: { $0.name == called }) {
      redeclareCall(at: callee, source, isForced: true)
    }
    let call = CallShape.read(at: callee + 1, in: source)?.shape
    for place in declarations.members.indices where declarations.members[place].name == called {
      let member = declarations.members[place]
      guard case .function(var shape) = member.form,
        shape.arguments.map(\.label) == call?.arguments.map(\.label),
        declarations.changes[member.fullName, default: 0] < 3
      else { continue }
      for argument in shape.arguments.indices.reversed() {
        guard case .closure(var closure) = shape.arguments[argument].form,
          closure.parameters.indices.contains(position), closure.parameters[position] != type
        else { continue }
        closure.parameters[position] = type
        shape.arguments[argument].form = .closure(closure)
        declarations.members[place].form = .function(shape)
        declarations.changes[member.fullName, default: 0] += 1
        return
      }
    }
  }

  /// Returns the call whose closure has a parameter with a name, and the parameter's position.
  private func closureParameter(
    _ name: String,
    before index: Int,
    _ source: TokenizedSource
  ) -> (callee: Int, position: Int)? {
    var brace = source.enclosing[index]
    while brace >= 0 {
      defer { brace = source.enclosing[brace] }
      guard source.isSign(brace, "{") else { continue }
      let head = ClosureShape.head(of: brace, in: source)
      let position =
        name.hasPrefix("$") && head == nil
        ? Int(name.dropFirst()) : head?.parameters.firstIndex { $0.name == name }
      guard let position, let callee = source.callee(around: brace + 1) else { continue }
      return (callee, position)
    }
    return nil
  }
}
