import DetentCore

extension ToolchainFacts {
  /// The library that comes with the toolchain has no words for days that are near, so those of the usual languages stand
  /// here: CLDR's "today", written as at the beginning of a line. Others show the date.
  var todayName: String? { Self.today[String(identifier.prefix { $0.isLetter })] }

  private static let today: [String: String] = [
    "ar": "اليوم", "bg": "Днес", "bn": "আজ", "ca": "Avui", "cs": "Dnes", "da": "I dag", "de": "Heute", "el": "Σήμερα",
    "en": "Today", "es": "Hoy", "et": "Täna", "fa": "امروز", "fi": "Tänään", "fr": "Aujourd’hui", "he": "היום",
    "hi": "आज", "hr": "Danas", "hu": "Ma", "id": "Hari ini", "it": "Oggi", "ja": "今日", "ko": "오늘", "lt": "Šiandien",
    "lv": "Šodien", "ms": "Hari ini", "nb": "I dag", "nl": "Vandaag", "no": "I dag", "pl": "Dzisiaj", "pt": "Hoje",
    "ro": "Azi", "ru": "Сегодня", "sk": "Dnes", "sl": "Danes", "sv": "I dag", "th": "วันนี้", "tr": "Bugün",
    "uk": "Сьогодні", "ur": "آج", "vi": "Hôm nay", "zh": "今天",
  ]
}
