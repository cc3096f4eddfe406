import RunRecord
import Testing
import WidgetModel

@testable import Reporting

// Goal: the lives of Live Activities are described in words, drawn in the order of time, and cuts
// are marked.
// Method: the layout is a value; the drawing only prints it.
@Suite struct ActivityFigureTests {
  private let layout = ActivityLayout(SampleActivities.line, due: 14_400_000_000)

  @Test func `columns are in the order of time, with room for the words between them`() {
    #expect(layout.columns.map(\.at) == layout.columns.map(\.at).sorted())
    for (left, right) in zip(layout.columns, layout.columns.dropFirst()) {
      #expect(left.x + ActivityLayout.width(ofTime: left.label) <= right.x)
    }
    for (life, places) in zip(SampleActivities.line.lives, layout.places) {
      for (step, (from, to)) in zip(life.steps, zip(places, places.dropFirst())) {
        let words = ActivityLayout.width(of: step.label)
        #expect(layout.columns[from].x + words <= layout.columns[to].x)
      }
    }
  }

  @Test func `what happens to several activities at once has one column`() {
    #expect(layout.places[0][1] == layout.places[1][0])
    // The end by age and the swipe of the same instant are different events.
    #expect(layout.places[0][3] != layout.places[1][1])
  }

  @Test func `a limit has a column of its own`() {
    #expect(layout.columns.filter { $0.kind == .limit }.map(\.at) == [14_400_000_000])
    let without = ActivityLayout(SampleActivities.line, due: -1)
    #expect(!without.columns.contains { $0.kind == .limit })
  }

  @Test func `bands say how far it has come, where it stands and what it shows`() {
    func labels(_ band: ActivityBand, _ life: Int) -> [String] {
      layout.segments(of: life, band.part).map(\.label)
    }
    #expect(labels(.state, 0) == ["active", "ended"])
    #expect(labels(.island, 0) == ["compact", "minimal, attached"])
    #expect(labels(.screen, 0) == ["first content", "update 41"])
    #expect(labels(.island, 1) == ["minimal, detached"])
    #expect(labels(.state, 2).isEmpty)
  }

  @Test func `an activity that is there at the end reaches the end of the run`() {
    var line = SampleActivities.line
    line.lives[0].steps.removeLast()
    let layout = ActivityLayout(line, due: -1)
    #expect(layout.columns.last?.label == "end of the run, 1d")
    let last = layout.segments(of: 0, ActivityBand.screen.part).last
    #expect(last?.to == layout.columns.count - 1)
  }

  @Test func `each life has sentences that say when and why it ended`() {
    let lives = SampleActivities.line.lives
    #expect(
      lives[0].biography
        == "was started by its app at 0s and ended at 8h: it had been active for as long as it may. "
        + "It left the screen at 12h: 4h after its end it may stay no longer."
    )
    #expect(
      lives[1].biography
        == "was started by a push at 1m. It left the screen at 8h: a person swiped it away."
    )
    #expect(lives[2].biography == "never started.")
  }

  @Test func `what is cut is counted, and what happened is in the list`() {
    let text = ActivityFigure(activities: SampleActivities.line).html.written
    #expect(text.contains("40 steps left out"))
    #expect(text.contains("2 further lives left out."))
    #expect(text.contains("8 steps as a list"))
    #expect(text.contains("visibility: the app is not in the foreground"))
    #expect(text.contains("&lt;b&gt;4m&lt;/b&gt;"))
    #expect(text.contains("push: start ▲ expanded"))
  }

  @Test func `a phone without a Dynamic Island has no band for it and says so`() {
    var line = SampleActivities.line
    line.hasIsland = false
    let text = ActivityFigure(activities: line).html.written
    #expect(!text.contains(">Dynamic Island<"))
    #expect(text.contains("The phone has no Dynamic Island."))
  }

  @Test func `what a widget's code started has its type's name, short in the picture`() {
    var line = SampleActivities.line
    line.lives[0].widget = "SeasonTicketAttributes"
    let text = ActivityFigure(activities: line, owner: "LA-02.runtime").html.written
    #expect(text.contains("<b>SeasonTicketAttributes 0</b>"))
    #expect(text.contains(">SeasonTic… 0<"))
    #expect(text.contains("as a picture: LA-02.runtime"))
  }

  @Test func `a finding without activities has no figure`() {
    #expect(ActivityFigure(activities: ActivitiesLine()).html.written.isEmpty)
  }
}
