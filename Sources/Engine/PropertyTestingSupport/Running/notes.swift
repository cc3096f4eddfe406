import PropertyTesting

// Notes of a property about its current case. They go to the check that runs in the current task,
// so that a property needs no second parameter; without a check they do nothing.

/// Counts the current case under a label if a condition holds.
///
/// ```swift
/// try await check(lists, .requires("empty", atLeast: 1)) { list in
///   label("empty", if: list.isEmpty)
///   #expect(list.reversed().reversed() == list)
/// }
/// ```
public func label(_ label: String, if condition: Bool = true) {
  if condition { CheckSession.current?.source?.label(label) }
}

/// Records a number about the current case, such as the length of a list.
public func observe(_ name: String, _ number: Int) {
  CheckSession.current?.source?.observe(name, number)
}

/// Declares that a condition should hold in some case of the check, which otherwise fails.
public func sometimes(_ goal: String, _ condition: Bool = true) {
  CheckSession.current?.source?.sometimes(goal, condition)
}

/// Records a step of the property with its result, such as `step("popped \(stack.pop())")`.
///
/// If a failure is flaky, the report names the first step that differs between a failing and a
/// passing run. The text is computed only then.
public func step(_ text: @autoclosure () -> String) {
  CheckSession.current?.source?.step(text())
}

/// Gives the current case a score that the search tries to raise.
public func target(_ score: Double, label: String = "") {
  CheckSession.current?.source?.target(score, label: label)
}
