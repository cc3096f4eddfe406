/// Why a worker could not carry an order out.
struct WorkerProblem: Error, CustomStringConvertible {
  let text: String
  var description: String { text }
}
