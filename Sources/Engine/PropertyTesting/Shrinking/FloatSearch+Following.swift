extension FloatSearch {
  /// Lowers one number while a later one follows the values that fail, which form a band.
  ///
  /// A weighted sum within a tolerance fails for a band of pairs. Its width is measured at one
  /// place and its direction found by one step; then steps of double length estimate the direction
  /// better and better.
  func follow(_ one: Int, _ later: [Int]) -> Bool {
    guard let x = number(one), x.isFinite, x.magnitude >= 1, x.magnitude < 0x1p40 else {
      return false
    }
    return later.contains { two in
      guard let y = number(two), y.isFinite, let band = band(at: two, around: y) else {
        return false
      }
      return follow(one, two, from: (x, band.middle), width: band.width)
    }
  }

  /// Measures the band of failing values around a number; nil if it is not bounded.
  private func band(at position: Int, around y: Double) -> (middle: Double, width: Double)? {
    let scale = max(1, y.magnitude)
    let sizes = [0x1p-10, 0x1p-8, 0x1p-6, 0x1p-5, 0x1p-4, 0x1p-3, 0x1p-2, 0x1p-1]
    let reaches = [1.0, -1].map { sign in
      sizes.lazy.map { sign * $0 * scale }.prefix { shows(position, y + $0) }.reduce(0) { $1 }
    }
    let width = reaches[0] - reaches[1]
    guard width > 0, reaches.contains(where: { $0.magnitude < sizes[sizes.count - 1] * scale })
    else { return nil }
    return (y + (reaches[0] + reaches[1]) / 2, width)
  }

  /// Returns whether a value of one number shows the failure; it becomes the best if it is simpler.
  private func shows(_ position: Int, _ value: Double) -> Bool {
    guard limit.allowsMore, let candidate = changed([(position, value)]) else { return false }
    return isSimpler(candidate.values, than: best.values)
      ? reduction.attempt(candidate) : reduction.showsFailure(candidate)
  }

  /// Steps along a band from its middle at a place, as long as the first number becomes simpler.
  private func follow(
    _ one: Int,
    _ two: Int,
    from start: (x: Double, y: Double),
    width: Double
  ) -> Bool {
    let sign: Double = start.x < 0 ? -1 : 1
    let whole = Self.roundedDown(start.x.magnitude)
    let first = whole == start.x.magnitude ? whole - 1 : whole
    let step = start.x - sign * first
    let slopes = Self.slopes.first { slope in
      attempt([(one, sign * first), (two, start.y + slope * step)])
    }
    guard var slope = slopes else { return false }
    var length: Double = 2
    var isGrowing = true
    while limit.allowsMore, let x = number(one), x != 0, length >= 1 {
      let distance = min(length, x.magnitude)
      let target = x - sign * distance
      let middle = start.y + slope * (start.x - target)
      let offsets = [0, 0.5, -0.5, 1, -1].map { middle + $0 * width }
      let isNearer = (offsets + Self.roundings(of: middle)).contains { value in
        attempt([(one, target), (two, value)])
      }
      if isNearer, let y = number(two) { slope = (y - start.y) / (start.x - target) }
      isGrowing = isGrowing && isNearer
      length = isGrowing ? length * 2 : length / 2
    }
    return true
  }

  /// Simple slopes, small fractions first.
  private static let slopes: [Double] = {
    let pairs = (1...9).flatMap { one in (1...9).map { (Double(one), Double($0)) } }
    var found: [Double] = []
    for (one, two) in pairs.sorted(by: { $0.0 + $0.1 < $1.0 + $1.1 })
    where !found.contains(one / two) && one + two <= 13 { found.append(one / two) }
    return found.flatMap { [$0, -$0] }
  }()
}
