public import DetentCore
import DetentImport
public import DetentLua

/// Reads screens from files of other programs for scripts. A class because the host asks it again and again.
public final class ScreenLoader: ScreenLoading {
  private let calendars: any CalendarSource
  /// Made when a script loads something.
  private lazy var settings = ImportSettings(calendars)

  public init(_ calendars: any CalendarSource) { self.calendars = calendars }

  public func blueprint(of bytes: [UInt8], name: String) throws(LoadError) -> Blueprint {
    guard let format = FileFormat.of(bytes, name: name) else {
      let names = FileFormat.all.map(\.name).joined(separator: ", ")
      throw LoadError("\(name): no kind of file from which screens are read (\(names))")
    }
    do throws(ImportError) { return try format.read(bytes, settings).blueprint } catch {
      throw LoadError(error.words(file: name))
    }
  }
}

extension ImportSettings {
  /// For what scripts build.
  init(_ calendars: any CalendarSource) {
    self.init()
    componentNames = Set(ReservedNames.ofComponents)
    screenNames = Set(ReservedNames.ofScreens)
    knowsLocale = { calendars.facts(locale: $0, calendar: nil) != nil }
    knowsTimeZone = { FixedZone($0) != nil || calendars.zone($0) != nil }
  }
}
