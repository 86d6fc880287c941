// The exact interval of a count (Garwood): its ends are quantiles of the chi-squared distribution,
// halved, which are those of the gamma distribution with a whole number as its shape.

/** The share of a gamma distribution of that shape below `x`: 1 − Σ e^−x x^k / k!, for k < shape. */
function below(shape: number, x: number): number {
  let term = -x
  let sum = Math.exp(term)
  for (let k = 1; k < shape; k += 1) {
    term += Math.log(x / k)
    sum += Math.exp(term)
  }
  return 1 - sum
}

const HALVINGS = 60

function quantile(shape: number, share: number): number {
  let low = 0
  let high = shape + 10 + 10 * Math.sqrt(shape)
  for (let turn = 0; turn < HALVINGS; turn += 1) {
    const middle = (low + high) / 2
    if (below(shape, middle) < share) low = middle
    else high = middle
  }
  return (low + high) / 2
}

const known = new Map<string, readonly [number, number]>()

export function poissonInterval(count: number, confidence: number): readonly [number, number] {
  const key = `${count} ${confidence}`
  const found = known.get(key)
  if (found !== undefined) return found
  const tail = (1 - confidence) / 2
  const interval = [count === 0 ? 0 : quantile(count, tail), quantile(count + 1, 1 - tail)] as const
  known.set(key, interval)
  return interval
}
