import WidgetModel

@testable import Clauses

extension TraceBuilder {
  func enters(_ context: PhoneContext) -> TraceBuilder { input(.contexts(.turned(context, true))) }

  func leaves(_ context: PhoneContext) -> TraceBuilder { input(.contexts(.turned(context, false))) }

  /// Makes a number of configurations of the first widget relevant.
  func relevant(_ number: Int32) -> TraceBuilder {
    input(.contexts(.relevant(WidgetID(0), configurations: number)))
  }

  /// A placed widget is shown in a context.
  func presents(
    _ placement: Int = 0,
    _ place: PresentationPlace,
    _ form: PresentationForm = .systemSmall,
    isTinted: Bool = false,
    hasBackground: Bool = false,
    scale: Int32? = nil
  ) -> TraceBuilder {
    let presentation = Presentation(
      place,
      form,
      isTinted: isTinted,
      hasBackground: hasBackground,
      scale: scale ?? (place == .standBy && form != .none ? 2 : 1)
    )
    return effect(.presented(PresentedItem(.placement(PlacementID(placement)), presentation)))
  }

  /// An activity is shown in a context.
  func presentsActivity(
    _ id: Int = 0,
    _ place: PresentationPlace,
    _ form: PresentationForm,
    scale: Int32 = 1,
    number: Int32 = 0
  ) -> TraceBuilder {
    let presentation = Presentation(place, form, scale: scale, number: number)
    return effect(.presented(PresentedItem(.activity(ActivityID(id)), presentation)))
  }

  /// The first widget is shown in the Smart Stack, or no longer if it has no entries.
  func presentsRelevant(_ entries: Int32) -> TraceBuilder {
    let form: PresentationForm = entries > 0 ? .relevant : .none
    let presentation = Presentation(.smartStack, form, number: entries)
    return effect(.presented(PresentedItem(.widget(WidgetID(0)), presentation)))
  }
}
