import PropertyTesting

extension Family {
  /// Numbers that bound how many or how large later ones are.
  static let bounds: [Family] = [
    Family("nested product") { parameters in
      let (depth, top) = (parameters.number(in: 2...4), parameters.number(in: 10...200))
      let least = parameters.number(in: 2...top * top / 2)
      return chain(depth: depth, top: top) { $0.reduce(1, *) >= least }
    },
    Family("nested sum") { parameters in
      let (depth, top) = (parameters.number(in: 2...5), parameters.number(in: 10...60))
      let least = parameters.number(in: depth + 1...top * depth / 2)
      return chain(depth: depth, top: top) { $0.reduce(0, +) >= least }
    },
    Family("list of a product") { parameters in
      let (depth, top) = (parameters.number(in: 2...3), parameters.number(in: 5...9))
      let least = parameters.number(in: 2...top * top / 2)
      let factors = simplest(next: { $0.count < depth ? Array(1...top) : nil }) {
        $0.reduce(1, *) == smallestProduct(least, depth: depth, top: top)
      }
      return Problem(ideal: factors.map { [$0, [Int](repeating: 0, count: $0.reduce(1, *))] }) {
        let factors = numbers(depth, in: 1...top, from: $0)
        let count = factors.reduce(1, *)
        return [factors, Integers(in: 0...99).list(count: count).generate(from: $0)]
      } breaks: {
        $0[1].count >= least
      }
    },
    Family("rising numbers") { parameters in
      let top = parameters.number(in: 20...90)
      let least = parameters.number(in: 10...top)
      let isSum = parameters.number(in: 0...1) == 0
      let breaks = { @Sendable (numbers: [Int]) in
        isSum ? numbers.reduce(0, +) >= least : numbers[2] - numbers[0] >= least
      }
      return Problem(
        ideal: simplest(
          next: { $0.count < 3 ? Array(($0.last ?? 0)...top) : nil },
          while: breaks
        )
      ) { source in
        var numbers: [Int] = []
        for _ in 0..<3 {
          numbers.append(Integers(in: (numbers.last ?? 0)...top).generate(from: source))
        }
        return numbers
      } breaks: {
        breaks($0)
      }
    },
    Family("index into a counted list") { parameters in
      let (most, top) = (parameters.number(in: 5...30), parameters.number(in: 10...1000))
      let (place, least) = (parameters.number(in: 0...most - 2), parameters.number(in: 1...top))
      var list = [Int](repeating: 0, count: place + 1)
      list[place] = least
      return Problem(ideal: [list, [place]]) { source in
        let count = Integers(in: 1...most).generate(from: source)
        let list = Integers(in: 0...top).list(count: count).generate(from: source)
        return [list, [Integers(in: 0...count - 1).generate(from: source)]]
      } breaks: {
        $0[1][0] >= place && $0[0][$0[1][0]] >= least
      }
    },
    Family("parts of a total") { parameters in
      let total = parameters.number(in: 20...120)
      let least = parameters.number(in: 2...total * total / 6)
      let range = { @Sendable (numbers: [Int]) in
        [0...total, 0...(numbers.first ?? 0), 0...((numbers.first ?? 0) - (numbers.last ?? 0))]
      }
      return Problem(
        ideal: simplest(next: { $0.count < 3 ? Array(range($0)[$0.count]) : nil }) {
          $0[1] * $0[2] >= least
        }
      ) { source in
        var numbers: [Int] = []
        for index in 0..<3 {
          numbers.append(Integers(in: range(numbers)[index]).generate(from: source))
        }
        return numbers
      } breaks: {
        $0[1] * $0[2] >= least
      }
    },
    Family("items below a capacity") { parameters in
      let top = parameters.number(in: 5...200)
      let least = parameters.number(in: 2...top * 4)
      let count = (least + top - 1) / top
      let capacity = (least + count - 1) / count
      var items = [Int](repeating: capacity, count: count)
      items[0] = least - (count - 1) * capacity
      return Problem(ideal: [[capacity], items]) { source in
        let capacity = Integers(in: 1...top).generate(from: source)
        return [
          [capacity], Integers(in: 0...capacity).list(count: 0...12).generate(from: source),
        ]
      } breaks: {
        $0[1].reduce(0, +) >= least
      }
    },
  ]

  /// Numbers of which each bounds the next, all at least 1.
  private static func chain(
    depth: Int,
    top: Int,
    breaks: @escaping @Sendable ([Int]) -> Bool
  ) -> Problem<[Int]> {
    let ideal = simplest(
      next: { $0.count < depth ? Array(1...($0.last ?? top)) : nil },
      while: breaks
    )
    return Problem(ideal: ideal) { source in
      var numbers: [Int] = []
      for _ in 0..<depth {
        numbers.append(Integers(in: 1...(numbers.last ?? top)).generate(from: source))
      }
      return numbers
    } breaks: {
      breaks($0)
    }
  }

  private static func smallestProduct(_ least: Int, depth: Int, top: Int) -> Int {
    var products: Set<Int> = [1]
    for _ in 0..<depth {
      products = Set(products.flatMap { product in (1...top).map { product * $0 } })
    }
    return products.filter { $0 >= least }.min() ?? least
  }

  static func numbers(_ count: Int, in range: ClosedRange<Int>, from source: ChoiceSource) -> [Int]
  {
    (0..<count).map { _ in Integers(in: range).generate(from: source) }
  }
}
