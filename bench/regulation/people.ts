// 5,000 records of training against 200 requirements for 3,000 people.
import { training } from '../../src/regulation/index.ts'
import type { Contest } from './contest.ts'

const today = '2026-11-22'
const dayAt = (number: number) => new Date(number * 86_400_000).toISOString().slice(0, 10)
const start = Date.parse('2023-01-01') / 86_400_000

function facts() {
  const courses = Array.from({ length: 90 }, (_, at) => ({
    code: `c${at}`,
    validity: { kind: 'months' as const, months: 36 },
    ...(at % 9 === 0 ? { covers: [`c${at + 1}`] } : {}),
  }))
  const people = Array.from({ length: 3000 }, (_, at) => `p${at}`)
  const records = Array.from({ length: 5000 }, (_, at) => ({
    person: `p${(at * 7919) % 3000}`,
    course: `c${(at * 31) % 90}`,
    completedOn: dayAt(start + ((at * 17) % 1000)),
    expiresOn: at % 11 === 0 ? null : dayAt(start + 1096 + ((at * 17) % 1000)),
    verified: at % 13 !== 0,
  }))
  const requirements = Array.from({ length: 200 }, (_, at) => ({
    course: `c${(at * 7) % 90}`,
    level: at % 10 === 0 ? ('recommended' as const) : ('mandatory' as const),
    from: at % 5 === 0 ? '2026-11-10' : '2024-01-01',
    graceDays: 30,
    people: people.filter((_, n) => (n + at) % 4 === 0),
  }))
  return { courses, records, requirements, today }
}
type Facts = ReturnType<typeof facts>
type Kept = { expiresOn: string | null; completedOn: string }

const until = (one: Kept) => one.expiresOn ?? '9999-12-31'
const wins = (one: Kept, other: Kept | undefined) =>
  other === undefined ||
  until(one) > until(other) ||
  (until(one) === until(other) && one.completedOn > other.completedOn)

function byHand({ courses, records, requirements }: Facts): string[][] {
  const number = Date.parse(today) / 86_400_000
  const covers = new Map(courses.map(({ code, covers: next = [] }) => [code, [code, ...next]]))
  const verified = new Map<string, Kept>()
  const waiting = new Map<string, Kept>()
  for (const record of records) {
    if (record.completedOn > today) continue
    const side = record.verified ? verified : waiting
    for (const code of covers.get(record.course) ?? []) {
      const key = `${record.person} ${code}`
      if (wins(record, side.get(key))) side.set(key, record)
    }
  }
  const limit = (days: number) => dayAt(number + days)
  const [month, two, three] = [limit(30), limit(60), limit(90)]
  return requirements.map(({ course, level, from, graceDays, people }) => {
    const graceUntil = dayAt(Date.parse(from) / 86_400_000 + graceDays)
    return people.map((person) => {
      if (today < from) return 'not_required'
      const key = `${person} ${course}`
      const best = verified.get(key)
      if (best !== undefined && today <= until(best)) {
        const end = until(best)
        return end <= month
          ? 'expiring 30'
          : end <= two
            ? 'expiring 60'
            : end <= three
              ? 'expiring 90'
              : 'valid'
      }
      const wait = waiting.get(key)
      if (wait !== undefined && today <= until(wait)) return 'pending_verification'
      if (level === 'recommended' && best === undefined) return 'not_required'
      if (today <= graceUntil) return 'grace'
      return best === undefined ? 'missing' : 'expired'
    })
  })
}

export function people(): Contest {
  const given = facts()
  return {
    what: 'training of 3,000 people',
    ours: () =>
      training
        .matrix(given)
        .map((row) =>
          row.map(({ status, within }) => (within === null ? status : `${status} ${within}`)),
        ),
    byHand: () => byHand(given),
  }
}
