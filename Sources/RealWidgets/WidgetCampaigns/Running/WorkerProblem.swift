/// A reason why a worker could not serve a request.
struct WorkerProblem: Error, CustomStringConvertible {
  let text: String
  var description: String { text }
}
