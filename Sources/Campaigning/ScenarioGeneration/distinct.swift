/// The values without repeats, each at its first place.
package func distinct<Value: Hashable>(_ values: [Value]) -> [Value] {
  var seen: Set<Value> = []
  return values.filter { seen.insert($0).inserted }
}
