extension ChoiceSource {
  /// Draws a recursive value that may open up to `size` branches of its own.
  @usableFromInline
  func withAllowance<T>(_ size: Int, _ body: () -> T) -> T {
    let outer = allowance
    defer { allowance = outer }
    allowance = Allowance(remaining: size)
    if isRandom {
      allowance.isDeep = generator.next() & 3 == 0
      let most = UInt64(size * (self.size + 1) / 101)
      allowance.share = Int(generator.next(upTo: most))
    }
    return body()
  }

  /// Draws a part of a recursive value, with a random share of the remaining allowance.
  @usableFromInline
  func withShare<T>(_ body: () -> T) -> T {
    guard isRandom, allowance.share > 0 else { return body() }
    let left = allowance.share
    let own = allowance.isDeep ? left : Int(generator.next(upTo: UInt64(left)))
    let others = left - own
    defer { allowance.share = others }
    allowance.share = own
    return body()
  }

  /// Draws whether a level of a recursive value has parts; 0 is a base value.
  @usableFromInline
  func opensBranch() -> Bool {
    let isOpen = allowance.remaining > 0
    let share = allowance.share
    guard draw(upTo: isOpen ? 1 : 0, biased: { _ in share > 0 ? 1 : 0 }) == 1 else { return false }
    allowance.remaining -= 1
    allowance.share -= min(share, 1)
    return true
  }
}
