import DetentCore
import Foundation
import Testing

@Suite struct MathTests {
  /// How many doubles lie between two of the same sign.
  func ulps(_ a: Double, _ b: Double) -> UInt64 {
    let (x, y) = (a.bitPattern, b.bitPattern)
    return x > y ? x - y : y - x
  }

  func worst(
    _ seed: UInt64, _ low: Double, _ high: Double, _ ours: (Double) -> Double, _ theirs: (Double) -> Double
  )
    -> UInt64
  {
    var random = Seeded(seed)
    return (0..<100_000).reduce(0) { worst, _ in
      let x = random.between(low, high)
      return max(worst, ulps(ours(x), theirs(x)))
    }
  }

  @Test(arguments: [(-1.0, 1.0), (-50, 50), (-708, 709), (-745, -708)])
  func `exp is within an ulp of Foundation's`(low: Double, high: Double) {
    #expect(worst(1, low, high, Math.exp, Foundation.exp) <= 1)
  }

  @Test(arguments: [(0.5, 2.0), (0.99, 1.01), (1e-300, 1e-290), (1, 1e9), (0, 0x1p-1030), (1e300, 1e308)])
  func `log is within an ulp of Foundation's`(low: Double, high: Double) {
    #expect(worst(2, low, high, Math.log, Foundation.log) <= 1)
  }

  @Test(arguments: [(0.9, 1.1, 5000.0), (0.1, 10, 300), (1e-300, 1e300, 1), (0.998, 0.999, 300_000)])
  func `pow is within an ulp of Foundation's`(low: Double, high: Double, power: Double) {
    var random = Seeded(3)
    var most: UInt64 = 0
    for _ in 0..<100_000 {
      let (base, exponent) = (random.between(low, high), random.between(-power, power))
      most = max(most, ulps(Math.pow(base, exponent), Foundation.pow(base, exponent)))
    }
    #expect(most <= 1)
  }

  @Test(arguments: [0.998, 0.99, 0.5, 2, 0.9999])
  func `a fixed base gives the same bits as pow`(base: Double) {
    let fixed = Math.FixedBase(base)
    #expect(worst(4, -900, 9000, fixed.raised(to:)) { Math.pow(base, $0) } == 0)
    #expect(worst(5, 0, 9000, fixed.raised(to:)) { Foundation.pow(base, $0) } <= 1)
  }

  @Test func `exp and log keep to IEEE 754 at their edges`() {
    #expect(Math.exp(0) == 1 && Math.exp(-0.0) == 1 && Math.exp(.infinity) == .infinity && Math.exp(-.infinity) == 0)
    #expect(Math.exp(.nan).isNaN && Math.exp(1e308) == .infinity && Math.exp(-1e308) == 0 && Math.exp(0x1p-1070) == 1)
    #expect(Math.exp(709.782712893384).isFinite && Math.exp(709.7827128933841) == .infinity)
    #expect(Math.exp(-745.1332191019411) == .leastNonzeroMagnitude && Math.exp(-745.1332191019412) == 0)
    #expect(Math.log(1) == 0 && Math.log(0) == -.infinity && Math.log(-0.0) == -.infinity)
    #expect(Math.log(.infinity) == .infinity && Math.log(-1).isNaN && Math.log(.nan).isNaN)
    #expect(Math.log(.leastNonzeroMagnitude) == Foundation.log(.leastNonzeroMagnitude))
  }

  @Test func `pow keeps to IEEE 754 at its edges`() {
    let numbers = [
      0, -0.0, 1, -1, 2, -2, 3, -3, 0.5, -0.5, 1e308, -1e308, .leastNonzeroMagnitude, 0x1p53, .infinity, -.infinity,
      .nan,
    ]
    for base in numbers {
      for exponent in numbers {
        let (ours, theirs) = (Math.pow(base, exponent), Foundation.pow(base, exponent))
        let isSame = ours.isNaN ? theirs.isNaN : ours == theirs && ours.sign == theirs.sign
        #expect(isSame, "\(base) to the power \(exponent): \(ours), not \(theirs)")
      }
    }
  }

  @Test func `the bits are the same in every build and on every processor`() {
    var random = Seeded(6)
    var digest: UInt64 = 0xcbf2_9ce4_8422_2325
    for _ in 0..<10_000 {
      let (x, y) = (random.between(0, 40), random.between(-30, 30))
      for value in [Math.exp(y), Math.log(x), Math.pow(x, y)] {
        digest = (digest ^ value.bitPattern) &* 0x100_0000_01b3
      }
    }
    #expect(digest == 12_588_835_635_231_923_251)
  }

  @Test func `the constants of the two rates are the published ones`() {
    #expect(isNear(Deceleration.normal.decay, 2.0020026706730794, 1e-15))
    #expect(isNear(Deceleration.fast.decay, 10.050335853501451, 1e-14))
    #expect(isNear(Deceleration.normal.reach, 0.499, 1e-12) && isNear(Deceleration.fast.reach, 0.099, 1e-12))
    #expect(isNear(Deceleration.normal.slopeFactor, 0.9989993326658657, 1e-12))
    #expect(isNear(Deceleration.fast.slopeFactor, 0.9949832494966429, 1e-12))
    #expect(isNear(EdgeBounce.decay, 10.050335853501451, 1e-14))
  }
}
