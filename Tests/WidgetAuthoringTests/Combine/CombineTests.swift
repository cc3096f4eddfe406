import Combine
import Testing

@Suite struct CombineTests {
  final class Model: ObservableObject {
    @Published var count = 0
    @Published var name = "a"
  }

  @Test func `an object notifies before a published property changes`() {
    let model = Model()
    var seen: [Int] = []
    let token = model.objectWillChange.sink { seen.append(model.count) }
    model.count = 1
    model.name = "b"
    token.cancel()
    model.count = 2
    #expect(seen == [0, 1])
  }

  @Test func `a property publishes its value and each new one`() {
    let model = Model()
    var seen: [Int] = []
    var tokens = Set<AnyCancellable>()
    model.$count.map { $0 * 10 }.sink { seen.append($0) }.store(in: &tokens)
    model.count = 4
    #expect(seen == [0, 40])
  }

  @Test func `assigning to a published property keeps it fed`() {
    let model = Model()
    let subject = PassthroughSubject<Int, Never>()
    subject.assign(to: &model.$count)
    subject.send(7)
    #expect(model.count == 7)
  }

  @Test func `two publishers are joined by a type as by an operator`() {
    let left = PassthroughSubject<Int, Never>()
    let right = PassthroughSubject<Int, Never>()
    var seen: [String] = []
    var tokens = Set<AnyCancellable>()
    Publishers.Zip(left, right).sink { seen.append("zip \($0) \($1)") }.store(in: &tokens)
    Publishers.CombineLatest(left, right).sink { seen.append("latest \($0) \($1)") }
      .store(in: &tokens)
    Publishers.Merge(left, right).sink { seen.append("merged \($0)") }.store(in: &tokens)
    left.send(1)
    left.send(2)
    right.send(3)
    #expect(seen.filter { $0.hasPrefix("zip") } == ["zip 1 3"])
    #expect(seen.filter { $0.hasPrefix("latest") } == ["latest 2 3"])
    #expect(seen.filter { $0.hasPrefix("merged") } == ["merged 1", "merged 2", "merged 3"])
  }

  @Test func `a subject passes values until it ends`() {
    let subject = PassthroughSubject<String, Never>()
    var seen: [String] = []
    let token = subject.removeDuplicates().sink { _ in
      seen.append("end")
    } receiveValue: {
      seen.append($0)
    }
    for value in ["a", "a", "b"] { subject.send(value) }
    subject.send(completion: .finished)
    subject.send("c")
    token.cancel()
    #expect(seen == ["a", "b", "end"])
  }

  @Test func `a current value greets each subscriber`() {
    let subject = CurrentValueSubject<Int, Never>(1)
    subject.value = 2
    var seen: [Int] = []
    let token = subject.sink { seen.append($0) }
    subject.send(3)
    token.cancel()
    #expect(seen == [2, 3])
  }

  @Test func `operators combine publishers`() {
    var seen: [String] = []
    let token = [1, 2, 3].publisher
      .flatMap { number in Just("\(number)") }
      .zip(["x", "y"].publisher)
      .map { $0.0 + $0.1 }
      .collect()
      .sink { seen = $0 }
    token.cancel()
    #expect(seen == ["1x", "2y"])
  }

  @Test func `a failure can be caught, mapped and replaced`() {
    struct Sad: Error {}
    var seen: [Int] = []
    let token = [1, 2, 3].publisher
      .tryMap { number -> Int in
        if number == 2 { throw Sad() }
        return number
      }
      .replaceError(with: 9)
      .sink { seen.append($0) }
    token.cancel()
    #expect(seen == [1, 9])
  }

  @Test func `prefix ends early and decodes nothing further`() throws {
    struct Song: Codable, Equatable { var id: Int }
    let good = try JSONEncoder().encode(Song(id: 1))
    var seen: [Song] = []
    var failed = false
    let token = [good, Data("no".utf8)].publisher.first()
      .decode(type: Song.self, decoder: JSONDecoder())
      .sink {
        if case .failure = $0 { failed = true }
      } receiveValue: {
        seen.append($0)
      }
    token.cancel()
    #expect(seen == [Song(id: 1)])
    #expect(!failed)
  }

  @Test func `a future gives its value to late subscribers and to awaiting code`() async {
    let future = Future<Int, Never> { $0(.success(5)) }
    var seen: [Int] = []
    let token = future.sink { seen.append($0) }
    token.cancel()
    #expect(seen == [5])
    #expect(await future.value == 5)
  }

  @Test func `the latest values of two publishers come together`() {
    let left = PassthroughSubject<Int, Never>()
    let right = PassthroughSubject<String, Never>()
    var seen: [String] = []
    let token = left.combineLatest(right).sink { seen.append("\($0)\($1)") }
    left.send(1)
    right.send("a")
    left.send(2)
    token.cancel()
    #expect(seen == ["1a", "2a"])
  }

  @Test func `letting a subscription go ends it`() {
    let subject = PassthroughSubject<Int, Never>()
    var seen: [Int] = []
    var token: AnyCancellable? = subject.sink { seen.append($0) }
    subject.send(1)
    token = nil
    subject.send(2)
    #expect(seen == [1])
    #expect(token == nil)
  }
}
