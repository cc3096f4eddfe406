import Glibc
import InterposedCalls

extension WorkerProcess {
  /// Sends bytes and collects one reply with the secret, while watching the worker's progress.
  ///
  /// - Throws: ``WorkerError/interrupted`` if this process is asked to stop meanwhile.
  func converse(
    sending message: [UInt8],
    expecting secret: [UInt8],
    cpu: Duration
  ) throws -> WorkerReply {
    var watch = ProgressMonitor(process: process, cpu: cpu, limits: limits(for: cpu))
    let reply = try converse(sending: message, expecting: secret, watch: &watch)
    guard case .ended(var end) = reply else { return reply }
    end.used = watch.work
    return .ended(end)
  }

  // Invariant of the loop: each pass either moves bytes, or waits at most one tick and then compares
  // the worker's clocks with the limits. So the monitor finds a silent worker, and the end of the
  // channel shows a dead one.
  private func converse(
    sending message: [UInt8],
    expecting secret: [UInt8],
    watch: inout ProgressMonitor
  ) throws -> WorkerReply {
    var unsent = message[...]
    var received: [UInt8] = []
    while true {
      guard !shouldStop() else {
        end()
        throw WorkerError.interrupted
      }
      if !unsent.isEmpty, !send(&unsent) { return .ended(finish()) }
      switch receive(&received) {
      case .nothing: break
      case .closed: return .ended(finish())
      case .flooded: return .ended(finish(as: CrashReport(.flooded, "a reply was too large")))
      case .whole where unsent.isEmpty:
        guard received[4..<4 + secret.count] == secret[...] else {
          return .ended(finish(as: CrashReport(.garbled, "a reply was not the harness's own")))
        }
        longestRun = watch.longestRun
        return .answered(Array(received.dropFirst(4 + secret.count)))
      case .whole, .excess:
        return .ended(finish(as: CrashReport(.garbled, "unexpected bytes arrived")))
      }
      let events = unsent.isEmpty ? POLLIN : POLLIN | POLLOUT
      var polled = [
        pollfd(fd: channel, events: Int16(events), revents: 0),
        pollfd(fd: outputPipe, events: Int16(POLLIN), revents: 0),
      ]
      // A closed output pipe is always ready; polling it would turn the loop into a busy wait.
      let ready = poll(&polled, output.isOpen ? 2 : 1, watch.tick)
      if polled[1].revents != 0 { output.drain(outputPipe) }
      guard ready <= 0 || polled[0].revents == 0 else { continue }
      if let stall = watch.stall(page) { return .ended(interrupt(stall)) }
    }
  }

  /// Returns limits of which the one for silence is as much shorter as that for processor time.
  private func limits(for cpu: Duration) -> WorkerLimits {
    guard cpu < limits.cpu else { return limits }
    var limits = limits
    limits.silence = max(.milliseconds(250), limits.silence * (cpu / limits.cpu))
    return limits
  }

  enum UnaskedArrival {
    case nothing, whole, closed
  }

  /// Looks for bytes that arrived, or an end that came, after the last reply.
  func receivedUnasked() -> UnaskedArrival {
    var byte: UInt8 = 0
    let got = recv(channel, &byte, 1, Int32(MSG_DONTWAIT) | Int32(MSG_PEEK))
    if got > 0 { return .whole }
    return got == 0 || (errno != EAGAIN && errno != EINTR) ? .closed : .nothing
  }

  private enum Arrival {
    case nothing, whole, excess, flooded, closed
  }

  /// Sends as much as the channel accepts; false if it is closed.
  private func send(_ unsent: inout ArraySlice<UInt8>) -> Bool {
    // `send` copies the bytes and keeps no pointer to them.
    let put = unsent.withUnsafeBytes {
      Glibc.send(
        channel,
        $0.baseAddress,
        $0.count,
        // Blocking here would stop the monitor; a dead worker must not raise SIGPIPE.
        Int32(MSG_DONTWAIT) | Int32(MSG_NOSIGNAL)
      )
    }
    guard put < 0 else {
      unsent = unsent.dropFirst(put)
      return true
    }
    return errno == EAGAIN || errno == EINTR
  }

  /// Reads available bytes, never much more than one reply.
  private func receive(_ received: inout [UInt8]) -> Arrival {
    while true {
      let got = recv(channel, &buffer, buffer.count, Int32(MSG_DONTWAIT))
      if got == 0 { return .closed }
      if got < 0 {
        guard errno != EINTR else { continue }
        return errno == EAGAIN ? .nothing : .closed
      }
      received.append(contentsOf: buffer[..<got])
      guard received.count >= 4 else { continue }
      let count = received[..<4].reversed().reduce(0) { $0 << 8 | Int($1) }
      if count > limits.reply { return .flooded }
      let whole = 4 + WorkerChannel.secretSize + count
      if received.count > whole { return .excess }
      if received.count == whole { return .whole }
    }
  }
}
