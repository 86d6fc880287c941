// The talks that wait for the person who is to give them.
import type { Context } from '../../../access/server/gate.ts'
import { addDays } from '../../../kit/day.ts'
import { sql } from '../../../kit/db/sql.ts'
import { inEach } from '../../../kit/language/in-each.ts'
import type { KindOfWork } from '../../../manifest/work.ts'
import { expectedTalks } from '../schedules/expected-talks.store.ts'
import { texts } from './texts.ts'

/** What schedules ask of the caller: today's, and what was missed in the last week. */
async function talksOfSchedules({ db, session, can }: Context, today: string) {
  if (!can('toolbox-talks.create')) return []
  const found = await expectedTalks(db, { from: addDays(today, -7), to: today })
  return found
    .filter(({ schedule }) => schedule.presenter === session.accountId)
    .flatMap(({ schedule: { id, kind, place, place_name }, days }) =>
      days
        .filter(({ state }) => state === 'due' || state === 'missed')
        .map(({ day, state }) => ({
          id: `${id} ${day}`,
          title: place_name,
          about: [],
          due: day,
          at: place,
          path:
            state === 'due'
              ? `/dashboard/toolbox-talks/deliveries/hold?${kind}=${place}`
              : `/dashboard/toolbox-talks/schedules/record/${id}`,
        })),
    )
}

export const workOfTalks: readonly KindOfWork[] = [
  {
    name: 'talk',
    words: inEach(texts, 'work-today'),
    async find(context, { today, most }) {
      const { db, session } = context
      // One that was missed a week ago is history.
      const rows = await db.many(
        { id: 'string', title: 'string', due: 'string', at: 'string', place: 'string' },
        sql`
        select d.id, d.title, d.held_on as due, d.subject_id as at, coalesce(p.name, t.name) as place
        from toolbox_talk_deliveries d
        left join projects p on p.company_id = d.company_id and p.id = d.project
        left join teams t on t.company_id = d.company_id and t.id = d.team
        where d.company_id = current_company() and d.presenter = ${session.accountId ?? null}
          and d.started_at is null and d.excuse is null and d.archived_at is null
          and d.held_on >= ${today}::date - 7
        order by d.held_on, d.id limit ${most}`,
      )
      const planned = rows.map(({ id, title, due, place }) => ({
        id,
        title,
        about: [place],
        due,
        path: `/dashboard/toolbox-talks/deliveries/record/${id}`,
      }))
      const scheduled = (await talksOfSchedules(context, today)).filter(
        ({ due, at }) => !rows.some((one) => one.due === due && one.at === at),
      )
      return [...planned, ...scheduled.map(({ at: _, ...item }) => item)]
        .sort((a, b) => a.due.localeCompare(b.due))
        .slice(0, most)
    },
  },
]
