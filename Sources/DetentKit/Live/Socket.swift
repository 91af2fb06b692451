#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Sockets of this machine's own loopback address; nobody else can reach them.
enum Socket {
  struct Failure: Error {
    var reason: String
    var isTaken = false

    fileprivate init() {
      isTaken = errno == EADDRINUSE
      reason = unsafe String(cString: strerror(errno))
    }
  }

  /// Listens on 127.0.0.1; port 0 is any that is free. Answers the port.
  static func listen(port: UInt16) throws(Failure) -> (file: Int32, port: UInt16) {
    #if canImport(Glibc)
      let file = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #else
      let file = socket(AF_INET, Int32(SOCK_STREAM), 0)
    #endif
    guard file >= 0 else { throw Failure() }
    prepare(file)
    var yes: Int32 = 1
    _ = unsafe setsockopt(file, SOL_SOCKET, SO_REUSEADDR, &yes, socklen_t(MemoryLayout<Int32>.size))
    guard bound(file, port), Self.listen(file, 16) == 0 else {
      let failure = Failure()
      _ = Files.close(file)
      throw failure
    }
    return (file, Self.port(of: file))
  }

  private static func listen(_ file: Int32, _ backlog: Int32) -> Int32 { systemListen(file, backlog) }

  private static func bound(_ file: Int32, _ port: UInt16) -> Bool {
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    return unsafe withUnsafePointer(to: &address) { place in
      unsafe place.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        unsafe bind(file, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
      }
    }
  }

  private static func port(of file: Int32) -> UInt16 {
    var address = sockaddr_in()
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    _ = unsafe withUnsafeMutablePointer(to: &address) { place in
      unsafe place.withMemoryRebound(to: sockaddr.self, capacity: 1) { unsafe getsockname(file, $0, &size) }
    }
    return UInt16(bigEndian: address.sin_port)
  }

  /// The next connection that waits; nil: none does.
  static func accept(_ listener: Int32) -> Int32? {
    let file = systemAccept(listener)
    guard file >= 0 else { return nil }
    prepare(file)
    return file
  }

  /// Neither waits on it nor hands it to children.
  private static func prepare(_ file: Int32) {
    _ = fcntl(file, F_SETFL, O_NONBLOCK)
    _ = fcntl(file, F_SETFD, FD_CLOEXEC)
  }

  /// What has come: empty when nothing has so far, nil when the other side is gone.
  static func receive(_ file: Int32) -> [UInt8]? {
    var piece = [UInt8](repeating: 0, count: 1 << 14)
    let count = unsafe piece.withUnsafeMutableBytes { unsafe systemRead(file, $0.baseAddress, $0.count) }
    if count > 0 { return Array(piece[..<count]) }
    return count < 0 && (errno == EAGAIN || errno == EWOULDBLOCK || errno == EINTR) ? [] : nil
  }

  /// How many bytes went off; nil when the other side is gone.
  static func send(_ bytes: [UInt8], to file: Int32) -> Int? {
    let count = unsafe bytes.withUnsafeBytes { unsafe systemWrite(file, $0.baseAddress, $0.count) }
    if count >= 0 { return count }
    return errno == EAGAIN || errno == EWOULDBLOCK || errno == EINTR ? 0 : nil
  }

  /// Waits until some can be read or, if they want to, written; nil: a signal came. At most `milliseconds`.
  static func ready(_ files: [(file: Int32, wantsToWrite: Bool)], milliseconds: Int32) -> [Bool]? {
    var polled = files.map {
      pollfd(fd: $0.file, events: Int16(POLLIN) | ($0.wantsToWrite ? Int16(POLLOUT) : 0), revents: 0)
    }
    guard unsafe poll(&polled, nfds_t(polled.count), milliseconds) >= 0 else { return nil }
    return polled.map { $0.revents != 0 }
  }
}

private func systemListen(_ file: Int32, _ backlog: Int32) -> Int32 { listen(file, backlog) }

private func systemAccept(_ listener: Int32) -> Int32 { accept(listener, nil, nil) }

private func systemRead(_ file: Int32, _ place: UnsafeMutableRawPointer?, _ count: Int) -> Int {
  unsafe read(file, place, count)
}

private func systemWrite(_ file: Int32, _ place: UnsafeRawPointer?, _ count: Int) -> Int {
  unsafe write(file, place, count)
}
