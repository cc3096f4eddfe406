import Foundation
@_spi(Hosting) import WidgetAuthoring
import WidgetModel

extension HostedWidgets {
  func start(_ request: Request) {
    recordStart(of: request)
    timeline.owner = Int64(request.id.number)
    defer { timeline.owner = nil }
    guard widgets.indices.contains(Int(request.widget.number)) else {
      return arrive(.threw, to: request.id)
    }
    noteDeclarations(with: request)
    tellTokens(with: request)
    switch (request.kind, widgets[Int(request.widget.number)].code) {
    case (.placeholder, .timeline(let provider)): drawPlaceholder(request, provider)
    case (.snapshot, .timeline(let provider)):
      askSnapshot(request, provider)
      let look = GalleryLook(widget: request.widget, family: request.family)
      if request.isPreview, !galleryLooks.insert(look).inserted {
        askTransiently(request, provider)
      }
    case (.timeline, .timeline(let provider)): askTimeline(request, provider)
    case (.intent, _): runIntent(request)
    case (.options, .timeline(let provider)):
      work(on: request) { host in
        let failures = await provider.offerOptions()
        host.finish(failures.isEmpty ? .returned : .threw, request)
      }
    case (.relevance, .timeline(let provider)):
      work(on: request) { host in
        await provider.relevance()
        host.finish(.returned, request)
      }
    case (.control, .control(let control)):
      work(on: request) { host in
        let environment = host.environment(for: request, appearance: host.surroundings.appearance)
        let begin = host.timeline.now
        let preview = await control.drawPreview(Renderer(), environment)
        host.recordPreview(preview, within: host.timeline.now - begin, of: request)
        await control.configure(variant: request.configuration)
        let drawing = try await control.drawing()
        let drawings = host.drawUndated(for: request) { [("control", drawing.draw($0, $1))] }
        for (_, rendering) in drawings {
          host.finish(.entry(host.gallery.hang(rendering)), request)
        }
      }
    case (.controlAction, .control(let control)):
      work(on: request) { host in
        await control.configure(variant: request.configuration / 2)
        let isOn = request.configuration % 2 == 0
        try await host.perform(control, isOn: isOn, for: request)
        host.hostEnvironment.noteOutdatedReaders(after: request)
        host.finish(.returned, request)
        await host.noteSetValue(isOn, of: control, after: request)
      }
    case (.activity, .activity(let activity)): drawActivity(request, activity)
    case (.preview, _): drawPreview(request)
    default: arrive(.returned, to: request.id)
    }
  }

  /// Runs asynchronous code for a request; a thrown error is the answer.
  func work(
    on request: Request,
    _ body: @escaping (HostedWidgets) async throws -> Void
  ) {
    let item = WorkItem(host: self, request: request, body: body)
    timeline.start {
      await CurrentRequest.$id.withValue(item.request.id) { await item.run() }
    }
  }

  func finish(_ body: Answer.Body, _ request: Request) { arrive(body, to: request.id) }

  /// Passes the tokens to a widget's push handler, with the first request for the widget's content
  /// (WC-11, WC-18).
  private func tellTokens(with request: Request) {
    guard request.kind == .timeline || request.kind == .control,
      let tell = widgets[Int(request.widget.number)].tellTokens,
      told.tokens.insert(request.widget).inserted
    else { return }
    timeline.submit { CurrentRequest.$id.withValue(request.id) { tell() } }
  }

  private func drawPlaceholder(_ request: Request, _ provider: any HostedProvider) {
    timeline.submit { [self] in
      let drawn = CurrentRequest.$id.withValue(request.id) {
        draw(provider.placeholder(in: context(of: request)), request)
      }
      arrive(.entry(drawn), to: request.id)
    }
  }

  private func askSnapshot(_ request: Request, _ provider: any HostedProvider) {
    work(on: request) { host in
      if request.isPreview { provider.recommend() }
      let configuration = await host.hostEnvironment.configuring(request) {
        await provider.configuration(variant: request.configuration, family: request.family)
      }
      let door = Door(host)
      provider.snapshot(for: configuration, in: host.context(of: request)) { entry in
        let drawn = CurrentRequest.$id.withValue(request.id) {
          door.host.draw(entry, request)
        }
        door.host.arrive(.entry(drawn), to: request.id)
      }
    }
  }

  /// Requests and draws a snapshot outside the gallery, as for a transient display (TL-05).
  ///
  /// Answer and effects are discarded, but the code must not crash.
  private func askTransiently(_ request: Request, _ provider: any HostedProvider) {
    let owner = timeline.owner
    defer { timeline.owner = owner }
    let unheard = RunEnvironment.unheard
    timeline.owner = Int64(unheard.number)
    announce(request, as: unheard)
    let door = Door(self)
    var context = context(of: request)
    context.isPreview = false
    timeline.start { [context] in
      await CurrentRequest.$id.withValue(unheard) {
        let configuration = await provider.configuration(
          variant: request.configuration,
          family: request.family
        )
        provider.snapshot(for: configuration, in: context) { entry in
          CurrentRequest.$id.withValue(unheard) { door.host.drawUnasked(entry, request) }
        }
      }
    }
  }

  private func askTimeline(_ request: Request, _ provider: any HostedProvider) {
    work(on: request) { host in
      let configuration = await host.hostEnvironment.configuring(request) {
        await provider.configuration(variant: request.configuration, family: request.family)
      }
      host.hostEnvironment.place(configuration, for: request)
      let door = Door(host)
      provider.timeline(for: configuration, in: host.context(of: request)) { timeline in
        let drawn = CurrentRequest.$id.withValue(request.id) {
          door.host.draw(timeline, request)
        }
        door.host.shown[request.placement] = timeline.entries.first
        door.host.arrive(.timeline(drawn), to: request.id)
      }
    }
  }

  private func runIntent(_ request: Request) {
    guard let intent = gallery.intent(request.intent) else {
      return arrive(.threw, to: request.id)
    }
    work(on: request) { host in
      host.drawInvalidated(request)
      host.hostEnvironment.intentsRunning += 1
      defer { host.hostEnvironment.intentsRunning -= 1 }
      host.hostEnvironment.watchAction(of: request.id)
      do { try await intent.run() } catch {
        host.hostEnvironment.endAction(of: request.id)
        throw error
      }
      host.hostEnvironment.noteOutdatedReaders(after: request)
      host.hostEnvironment.noteLeftData(by: intent.type, during: request.id)
      host.hostEnvironment.returnedIntents[request.id] = intent.type
      host.finish(.returned, request)
    }
  }

  private func drawActivity(_ request: Request, _ activity: any HostedActivity) {
    work(on: request) { host in
      let content: HostedActivityContent
      PreviewedContents.hears = { [unowned host] isBegun in
        host.announce(request, isBegun ? .init(.preview, "") : nil)
      }
      do {
        content = try await activity.content(variant: request.configuration)
      } catch let undrawable as UndrawableActivity {
        host.hostEnvironment.survey.record(
          .undrawn,
          of: Int(request.widget.number),
          undrawable.reason
        )
        return host.finish(.returned, request)
      }
      host.hostEnvironment.survey.record(
        .states,
        of: Int(request.widget.number),
        content.origin.rawValue
      )
      host.announce(request, content.origin == .sampled ? .init(.sampled, content.text) : nil)
      let isSampled = content.origin == .sampled
      let drawings = host.drawUndated(for: request, isSampled: isSampled, content.draw)
      host.drawAged(content, request)
      host.drawSmall(content, request)
      host.announce(request)
      await host.tapButton(in: drawings, of: request)
      for (name, drawing) in drawings {
        var named = drawing
        named.tree.attributes.insert(ViewAttribute(.presentation, name, of: 0), at: 0)
        host.finish(.entry(host.gallery.hang(named)), request)
      }
    }
  }

  func context(of request: Request) -> HostedContext {
    let size = request.family.size
    return HostedContext(
      family: request.family,
      isPreview: request.isPreview,
      width: size.width,
      height: size.height
    )
  }
}

struct GalleryLook: Hashable {
  let widget: WidgetID
  let family: Family
}

/// Carries a host into code on its timeline, where the threads run one at a time.
private struct Door: @unchecked Sendable {
  let host: HostedWidgets

  init(_ host: HostedWidgets) { self.host = host }
}

/// Asynchronous code for the host's timeline, where the threads run one at a time.
private struct WorkItem: @unchecked Sendable {
  let host: HostedWidgets
  let request: Request
  let body: (HostedWidgets) async throws -> Void

  func run() async {
    do { try await body(host) } catch { host.finish(.threw, request) }
  }
}
