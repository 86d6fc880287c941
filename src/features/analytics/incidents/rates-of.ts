// Rates as they may be shown: what the regulation room works out, and nothing where hours are missing.
import { type RateCounts, rates } from '../../../regulation/index.ts'
import { type RateName, rateNames } from './incident-analytics.contract.ts'

type ShownRate = {
  name: RateName
  value: number | null
  interval: [low: number, high: number] | null
}

export function ratesOf(counts: RateCounts, hoursComplete: boolean): ShownRate[] {
  const found = rates(hoursComplete ? counts : { ...counts, hours: null })
  return rateNames.map((name) => {
    const interval = found.intervals[name]
    return {
      name,
      value: found[name],
      interval: interval === null ? null : [interval[0], interval[1]],
    }
  })
}
