// What the plans of projects and teams expected on some days, form by form, as their trackers say it.
import type { Db } from '../../../kit/db/server/database.ts'
import {
  kinds,
  pathAt,
  trackAll,
  type WorkplaceKind,
  workplacesBetween,
} from '../../projects/index.ts'
import type { Projects, WhoseWork } from '../figures/asked.ts'
import type { Period } from '../figures/period.ts'

export type ExpectedForm = {
  id: string
  day: string
  state: 'received' | 'late' | 'missed' | 'excused'
  form: { id: string; name: string }
  place: { id: string; name: string; tracker: string }
  receipt: string | null
}
type Asked = Period & { projects: Projects; who: WhoseWork; kinds?: readonly WorkplaceKind[] }

/** Of the places that the caller sees. What is still due is left out: nobody has missed it. */
export async function expectedForms(
  db: Db,
  { from, to, projects, who: { team, of }, kinds: among = kinds }: Asked,
): Promise<ExpectedForm[]> {
  const span = { from, to }
  const found: ExpectedForm[] = []
  // Plans are of own projects and teams; what is asked of contractors stands in their matrix.
  if (of?.are) return []
  for (const kind of among) {
    if (kind === 'team' ? projects !== undefined : team !== undefined) continue
    const places = await workplacesBetween(db, kind, span)
    const asked = places.filter(
      ({ id }) => (projects === undefined || projects.includes(id)) && (team ?? id) === id,
    )
    for (const { place, lines } of await trackAll(db, kind, asked, { span, seen: null }))
      for (const { line, days } of lines)
        for (const { day, state, receipt } of days)
          if (state !== 'due')
            found.push({
              id: `${line.id} ${day}`,
              day,
              state,
              form: line.form,
              place: { id: place.id, name: place.name, tracker: pathAt(place, 'tracker') },
              receipt,
            })
  }
  return found
}
