// What fails at one submission of the demo, and when it is put right.
import { chance, type DemoSite, workingDayAfter } from '../../../people/index.ts'
import { committeeFails, failOf, machineFails, siteFails } from './fails.ts'

export type FailedOnce = {
  key: string
  says: string
  photo?: string
  mended: string
  category?: string
  /** Days of the plan: nothing where they are still to come. */
  startedOn?: string
  mendedOn?: string
  verifiedOn?: string
}

const keysAt: Readonly<Record<string, (site: DemoSite) => string[]>> = {
  'site-inspection-weekly': ({ present }) =>
    Object.entries(siteFails)
      .filter(([, { where }]) => where === undefined || present.includes(where))
      .map(([key]) => key),
  'jhsc-inspection-monthly': () => Object.keys(committeeFails),
  'ewp-pre-use': () => ['manual', 'fluids', 'alarms'],
  'vehicle-pre-trip': () =>
    Object.keys(machineFails).filter((key) => ['horn', 'glass'].includes(key)),
}

const mayKill = ['guardrails', 'under']

/** How many of a hundred find nothing, one thing at most, two at most. */
const found: Readonly<Record<string, readonly number[]>> = {
  'site-inspection-weekly': [38, 72, 93],
  'jhsc-inspection-monthly': [40, 85, 100],
  'ewp-pre-use': [90, 100, 100],
  'vehicle-pre-trip': [90, 100, 100],
}

type Once = { form: string; site: DemoSite; day: string; n: number; today: string }

function mending(key: string, { site, day, today, n }: Once) {
  const luck = chance('mending', key, site.number, day, n)
  // One of ten is forgotten for weeks; what may kill is put right and looked at within the shift.
  const forgotten = luck > 0.9 && !mayKill.includes(key)
  const working = forgotten ? 14 + (n % 9) : mayKill.includes(key) ? 0 : Math.floor(luck ** 2 * 5)
  const looksAtOnce = mayKill.includes(key) || luck < 0.45
  const [startedOn, mendedOn, verifiedOn] = [
    workingDayAfter(day, Math.floor(working / 2)),
    workingDayAfter(day, working),
    workingDayAfter(day, working + (looksAtOnce ? 0 : 1)),
  ]
  return {
    ...(startedOn < today && { startedOn }),
    ...(mendedOn < today && { mendedOn }),
    ...(verifiedOn < today && { verifiedOn }),
  }
}

export function failedOf(once: Once): FailedOnce[] {
  const { form, site, day, n } = once
  const keys = keysAt[form]?.(site) ?? []
  const luck = chance('found', form, site.number, day) * 100
  const count = (found[form] ?? [100]).filter((most) => luck >= most).length
  return (
    keys
      .map((key) => ({ key, order: chance('which', key, site.number, day) }))
      // What may kill is rare.
      .filter(({ key, order }) => key !== 'guardrails' || order < 0.2)
      .sort((a, b) => a.order - b.order)
      .slice(0, count)
      .flatMap(({ key }) => {
        const fail = failOf(key)
        if (fail === undefined) return []
        const says = fail.says[n % fail.says.length] ?? fail.says[0]
        const { photo, mended, category } = fail
        return [
          {
            key: `${form}.${key}`,
            says,
            mended,
            ...(photo !== undefined && { photo }),
            ...(category !== undefined && { category }),
            ...mending(key, once),
          },
        ]
      })
  )
}
