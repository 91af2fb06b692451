import DetentLua

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// What the process is doing, for the one line that a crash can still print, and how it ends on signals.
public enum Running {
  /// Text in memory of its own, so that a signal handler can write it without asking the runtime for anything.
  private nonisolated(unsafe) static let text = UnsafeMutablePointer<CChar>.allocate(capacity: 1024)
  private nonisolated(unsafe) static let length = UnsafeMutablePointer<Int>.allocate(capacity: 1)

  /// Notes what is being done; at most a thousand bytes of it are kept.
  static func note(_ what: String) {
    var line = "detent: internal fault (please report it) while \(what)\n"
    line.withUTF8 { bytes in
      guard let start = bytes.baseAddress else { return }
      unsafe length.pointee = min(bytes.count, 1000)
      unsafe UnsafeMutableRawPointer(text).copyMemory(from: start, byteCount: length.pointee)
    }
  }

  private nonisolated(unsafe) static let kept = Kept()

  private final class Kept {
    var objects: [AnyObject] = []
  }

  /// Keeps an object until the process is gone: what a last run leaves need not be taken apart piece by piece.
  static func keep(_ object: AnyObject) { unsafe kept.objects.append(object) }

  /// A trap in Swift, or any crash, prints what ran and exits 5. Control-C ends scripts in good order; a second one ends
  /// the process at once, unless it comes with the first. Only the command asks for this.
  public static func watch() {
    note("starting")
    _ = unsafe wish  // made now: a signal handler must not be the first to ask for it
    prepareStack()
    for signal in [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGABRT] {
      handle(signal, onOwnStack: true) { _ in Running.crash() }
    }
    handle(SIGINT) { _ in Running.interrupt(ExitCode.interrupted.rawValue) }
    handle(SIGTERM) { _ in Running.interrupt(ExitCode.terminated.rawValue) }
    handle(SIGALRM) { _ in unsafe Running.wish.pointee.isPast = true }
    signal(SIGPIPE, SIG_IGN)
    Interrupts.armTimer()
  }

  /// What the first signal that ends a run has asked for.
  private struct Wish {
    /// The exit code of the signal; 0: none has come.
    var code: Int32 = 0
    /// It is so long ago that another signal is another wish.
    var isPast = false
  }

  private nonisolated(unsafe) static let wish = {
    let place = UnsafeMutablePointer<Wish>.allocate(capacity: 1)
    unsafe place.initialize(to: Wish())
    return unsafe place
  }()

  /// The exit code of the signal that interrupted the run, or 0.
  public static var interruption: Int32 { unsafe wish.pointee.code }

  /// Signals within so many seconds of the first are the same wish to end, which `timeout` and terminals send to a process
  /// and again to its group; the reports are written meanwhile. Our choice.
  private static var oneWish: UInt32 { 1 }

  private static func interrupt(_ code: Int32) {
    guard unsafe wish.pointee.code == 0 else {
      if unsafe wish.pointee.isPast { _exit(code) }
      return
    }
    unsafe wish.pointee.code = code
    alarm(oneWish)
    Interrupts.interrupt()
  }

  private static func crash() -> Never {
    _ = unsafe write(STDERR_FILENO, text, length.pointee)
    _exit(ExitCode.fault.rawValue)
  }

  private static func handle(
    _ number: Int32, onOwnStack: Bool = false, _ handler: @escaping @convention(c) (Int32) -> Void
  ) {
    var action = sigaction()
    #if canImport(Darwin)
      unsafe action.__sigaction_u.__sa_handler = handler
    #else
      unsafe action.__sigaction_handler.sa_handler = handler
    #endif
    action.sa_flags = onOwnStack ? Int32(SA_ONSTACK) : Int32(SA_RESTART)
    unsafe sigaction(number, &action, nil)
    unblock(number)
  }

  /// A program that starts this one from a thread of its own may hand its blocked signals down.
  private static func unblock(_ number: Int32) {
    var signals = sigset_t()
    unsafe sigemptyset(&signals)
    unsafe sigaddset(&signals, number)
    unsafe pthread_sigmask(SIG_UNBLOCK, &signals, nil)
  }

  private static let stackSize = 64 << 10
  private nonisolated(unsafe) static let stack = UnsafeMutableRawPointer.allocate(byteCount: stackSize, alignment: 16)

  /// A stack for handlers, since the ordinary one may be what has run out.
  private static func prepareStack() {
    var place = unsafe stack_t()
    unsafe place.ss_sp = stack
    unsafe place.ss_size = stackSize
    unsafe sigaltstack(&place, nil)
  }
}
