// Rates by hours worked. Nothing is rounded: that is for who shows them.
import { RegulationError, type ResultStep, step, type UsedRule, wholeNumber } from '../contract.ts'
import { ruleOf, used } from '../rules.ts'
import { poissonInterval } from './poisson.ts'

export type RateCounts = {
  hours?: number | null
  /** All recordable cases, deaths among them. */
  recordables?: number | null
  awayOrRestricted?: number | null
  lostTime?: number | null
  lostDays?: number | null
  restrictedDays?: number | null
  deaths?: number | null
  nearMisses?: number | null
  psif?: number | null
}
export type Interval = readonly [low: number, high: number]
type Counted = 'trir' | 'dart' | 'ltir' | 'ltifr' | 'trifr' | 'fatality' | 'nearMiss' | 'psif'
export type Rates = Record<
  Counted | 'severity' | 'severityWithRestricted' | 'averageSeverity',
  number | null
> & {
  intervals: Record<Counted, Interval | null>
  path: ResultStep[]
  rules: UsedRule[]
}

type Per = { count: number | null | undefined; constant: number }

const ofEach = <Found>(find: (name: Counted) => Found): Record<Counted, Found> => ({
  trir: find('trir'),
  dart: find('dart'),
  ltir: find('ltir'),
  ltifr: find('ltifr'),
  trifr: find('trifr'),
  fatality: find('fatality'),
  nearMiss: find('nearMiss'),
  psif: find('psif'),
})

const checked = (name: string, value: number | null | undefined): number | null => {
  if (value == null) return null
  if (!Number.isFinite(value) || value < 0)
    throw new RegulationError('no_number', `${name} must be 0 or more, not ${value}`)
  return value
}

const sum = (one: number | null, other: number | null) =>
  one === null || other === null ? null : one + other

export function rates(given: RateCounts, { constant }: { constant?: number } = {}): Rates {
  const perHundred = ruleOf('US-RATE-200K')
  const perMillion = ruleOf('RATE-MILLION')
  const perDeath = ruleOf('US-RATE-FATALITY')
  const confidence = ruleOf('RATE-INTERVAL').params.confidence
  const hours = checked('hours', given.hours)
  const usual = checked('constant', constant) ?? perHundred.params.hours
  const million = perMillion.params.hours
  const per: Record<Counted, Per> = {
    trir: { count: given.recordables, constant: usual },
    dart: { count: given.awayOrRestricted, constant: usual },
    ltir: { count: given.lostTime, constant: usual },
    ltifr: { count: given.lostTime, constant: million },
    trifr: { count: given.recordables, constant: million },
    fatality: { count: given.deaths, constant: perDeath.params.hours },
    nearMiss: { count: given.nearMisses, constant: usual },
    psif: { count: given.psif, constant: usual },
  }
  const rate = (count: number | null, factor: number) =>
    count === null || hours === null || hours === 0 ? null : (count * factor) / hours
  const casesOf = (name: Counted) => {
    const { count } = per[name]
    return count == null ? null : wholeNumber(name, count)
  }
  const figures = ofEach((name) => rate(casesOf(name), per[name].constant))
  const intervals = ofEach((name): Interval | null => {
    const [cases, { constant: factor }] = [casesOf(name), per[name]]
    const [low, high] = cases === null ? [null, null] : poissonInterval(cases, confidence)
    const [from, to] = [rate(low, factor), rate(high, factor)]
    return from === null || to === null ? null : [from, to]
  })
  const lost = checked('lostDays', given.lostDays)
  const cases = given.lostTime ?? null
  const path = [
    step('rate_constant', perHundred.citation, { hours: usual }),
    step('rate_million', perMillion.citation, { hours: million }),
    step('trir_with_deaths', perHundred.citation),
    step('ltifr_as_counted', perMillion.citation),
    ...(hours === null || hours === 0 ? [step('no_hours', perHundred.citation)] : []),
  ]
  return {
    ...figures,
    severity: rate(lost, usual),
    severityWithRestricted: rate(sum(lost, checked('restrictedDays', given.restrictedDays)), usual),
    averageSeverity: lost === null || cases === null || cases === 0 ? null : lost / cases,
    intervals,
    path,
    rules: [perHundred, perMillion, perDeath].map(used),
  }
}
