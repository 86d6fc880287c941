// From one value to another, as the address says it: `5..10`, `5..`, `..10`.

export type ValueRange = { from: string; to: string }

export function readRange(value: string | undefined): ValueRange {
  const [from = '', to = ''] = (value ?? '').split('..')
  return { from, to }
}

/** Undefined where neither end is given. Ends in the wrong order are what they are meant to be. */
export function writeRange({ from, to }: ValueRange): string | undefined {
  if (from === '' && to === '') return undefined
  const turned = from !== '' && to !== '' && compare(from, to) > 0
  return turned ? `${to}..${from}` : `${from}..${to}`
}

/** Days and times compare as they are written, numbers as numbers. */
function compare(one: string, other: string): number {
  const difference = Number(one) - Number(other)
  return Number.isNaN(difference) ? one.localeCompare(other) : difference
}
