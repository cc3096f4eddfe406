// Goal: the second model knows the due effects of controls.
// Method: short hand-written lives; the due effects are compared in words.
import Testing
import WidgetModel

@testable import Oracle

@Suite struct ControlsTests {
  private let id = WidgetID(0)
  private let ask = "request 0 control of the gallery"

  private func probe(
    _ control: ControlDeclaration = ControlDeclaration(.toggle),
    _ profile: Profile = .iOS26,
    isLocked: Bool = false,
    promptsForConfiguration: Bool = false
  ) -> DueProbe {
    DueProbe(
      profile,
      families: [],
      isPushEnabled: true,
      isLocked: isLocked,
      promptsForConfiguration: promptsForConfiguration,
      control: control
    )
  }

  @Test func `a toggle shows its preview and then its values`() {
    var probe = probe()
    #expect(probe.tell(.controls(.added(id)), at: .zero) == ["control 0 preview", ask])
    #expect(probe.give(true, to: 0, at: .seconds(2)) == ["control 0 on"])
    #expect(
      probe.tell(.controls(.pushed), at: .hours(1)) == ["request 1 control of the gallery"]
    )
    #expect(probe.give(true, to: 1, at: .hours(1)) == [])
    #expect(probe.tell(.controls(.reloadCalled(kind: 8)), at: .hours(2)) == [])
  }

  @Test func `a value that fails stays, and is asked for after the back-off`() {
    var probe = probe()
    _ = probe.tell(.controls(.added(id)), at: .zero)
    #expect(
      probe.wait(until: .hours(2)) == [
        "28.000001s fail 0 timedOut", "28.000001s cancel 0",
        "1h00m28.000001s request 1 control of the gallery",
        "1h00m56.000002s fail 1 timedOut", "1h00m56.000002s cancel 1",
      ]
    )
  }

  @Test func `what calls for a value that is under way has it asked for once more`() {
    var probe = probe()
    _ = probe.tell(.controls(.added(id)), at: .zero)
    #expect(probe.tell(.controls(.pushed), at: .seconds(1)) == [])
    #expect(
      probe.give(false, to: 0, at: .seconds(2)) == [
        "control 0 off", "request 1 control of the gallery",
      ]
    )
  }

  @Test func `a tapped toggle flips, and goes back when its intent fails`() {
    var probe = probe()
    _ = probe.tell(.controls(.added(id)), at: .zero)
    _ = probe.give(true, to: 0, at: .zero)
    #expect(
      probe.tell(.controls(.tapped(id)), at: .hours(1)) == [
        "lead intent(1) from control 0", "request 1 controlAction of the gallery", "control 0 off",
      ]
    )
    #expect(
      probe.tell(.answered(RequestID(1), .threw, memory: 0), at: .hours(1)) == [
        "fail 1 threw", "control 0 on",
      ]
    )
  }

  @Test func `a locked phone asks for authentication where the intent needs it`() {
    var probe = probe(ControlDeclaration(.opener, needsAuthentication: true), isLocked: true)
    _ = probe.tell(.controls(.added(id)), at: .zero)
    #expect(
      probe.tell(.controls(.tapped(id)), at: .zero) == ["lead authentication from control 0"]
    )
    _ = probe.tell(.locked(false), at: .zero)
    #expect(probe.tell(.controls(.tapped(id)), at: .zero) == ["lead app from control 0"])
  }

  @Test func `a control prompts if its declaration says so, and goes with its app`() {
    var probe = probe(promptsForConfiguration: true)
    #expect(
      probe.tell(.controls(.added(id)), at: .zero) == ["prompted 0", "control 0 preview", ask]
    )
    #expect(probe.tell(.galleryOpened(id, .systemSmall), at: .zero) == [])
    #expect(probe.tell(.appInstalled(false), at: .zero) == ["cancel 0"])
    #expect(probe.tell(.controls(.tapped(id)), at: .zero) == [])
  }

  @Test func `a system without controls hears of none`() {
    var probe = probe(ControlDeclaration(.toggle), .iOS17)
    #expect(probe.tell(.controls(.added(id)), at: .zero) == [])
  }
}

extension DueProbe {
  /// A control's code gives a value.
  fileprivate mutating func give(_ isOn: Bool, to request: Int, at time: Interval) -> [String] {
    tell(.answered(RequestID(request), .value(isOn), memory: 0), at: time)
  }
}
