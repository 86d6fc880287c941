// What a page's times are worth, by the curves and weights that Lighthouse publishes for phones. Its fifth figure, the
// speed index, needs a film of the page and is left out; the others share its weight.

/** In milliseconds; `moved` is how far things jumped, as a share of the window. */
export type Times = { painted: number; largest: number; blocked: number; moved: number }

/** Where a curve is at 0.9 and at 0.5, and how much it counts. */
const curves: Record<keyof Times, { good: number; middling: number; weight: number }> = {
  painted: { good: 1800, middling: 3000, weight: 10 },
  largest: { good: 2500, middling: 4000, weight: 25 },
  blocked: { good: 200, middling: 600, weight: 30 },
  moved: { good: 0.1, middling: 0.25, weight: 25 },
}

/** Abramowitz and Stegun 7.1.26, exact to six places. */
function errorFunction(x: number): number {
  const t = 1 / (1 + 0.3275911 * Math.abs(x))
  const [a, b, c, d, e] = [0.254829592, -0.284496736, 1.421413741, -1.453152027, 1.061405429]
  const sum = t * (a + t * (b + t * (c + t * (d + t * e))))
  return Math.sign(x) * (1 - sum * Math.exp(-x * x))
}

/** The inverse complementary error function of a fifth. */
const atGood = 0.9061938024368232

function worth(value: number, { good, middling }: { good: number; middling: number }): number {
  if (value <= 0) return 1
  const x = (Math.log(value / middling) * atGood) / -Math.log(good / middling)
  return (1 - errorFunction(x)) / 2
}

/** From 0 to 100. */
export function scoreOf(times: Times): number {
  const parts = Object.entries(curves).map(([name, { weight, ...curve }]) => ({
    weight,
    worth: worth(times[name as keyof Times], curve),
  }))
  const whole = parts.reduce((sum, { weight }) => sum + weight, 0)
  return (parts.reduce((sum, part) => sum + part.weight * part.worth, 0) / whole) * 100
}
