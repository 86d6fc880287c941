// The forms that projects and teams expect today, and that wait for the caller: they are asked, or nobody is and
// they supervise the project or lead the team.

import type { Context } from '../../../access/server/gate.ts'
import { addDays } from '../../../kit/day.ts'
import { sql } from '../../../kit/db/sql.ts'
import { inEach } from '../../../kit/language/in-each.ts'
import type { KindOfWork, WorkItem } from '../../../manifest/work.ts'
import { countsFor } from '../../expectations/definition/index.ts'
import { fillableOf, roleNamed } from '../../submissions/index.ts'
import { linesBetween } from '../plan/plan.store.ts'
import { texts } from '../telling/texts.ts'
import { type WorkplaceFacts, workplaceOf } from '../workplace.store.ts'
import { kinds, type WorkplaceRef } from '../workplace.ts'
import { trackWorkplace } from './track-workplace.server.ts'

type Expected = { form: string; item: WorkItem }

/** The lines that ask the person, or nobody where they supervise the project or lead the team. */
const mine = async ({ db, session }: Context): Promise<(WorkplaceRef & { led: boolean })[]> => {
  const me = session.accountId ?? null
  const found = await db.many(
    { project: 'string?', team: 'string?', led: 'boolean' },
    sql`
    select distinct p.id as project, t.id as team, coalesce(p.supervisor, t.leader) = ${me} is true as led
    from project_forms l
    left join projects p on p.company_id = l.company_id and p.id = l.project
      and p.archived_at is null and p.completed_at is null
    left join teams t on t.company_id = l.company_id and t.id = l.team
      and t.archived_at is null and t.completed_at is null
    where l.company_id = current_company() and (p.id is not null or t.id is not null)
      and (l.asked = ${me} or l.asked is null and coalesce(p.supervisor, t.leader) = ${me})
    limit 50`,
  )
  return found.flatMap(({ led, ...of }) =>
    kinds.flatMap((kind) => {
      const id = of[kind]
      return id === null ? [] : [{ kind, id, led }]
    }),
  )
}

async function expectedOn(
  context: Context,
  place: WorkplaceFacts,
  led: boolean,
): Promise<Expected[]> {
  const { db, session } = context
  const { kind, id, name, today } = place
  // What is due later in its week or month may be filled in today.
  const span = { from: today, to: addDays(today, 31) }
  const lines = (await linesBetween(db, place, span.from, span.to)).filter(
    ({ asked, stopped }) =>
      stopped === null && (asked === null ? led : asked.id === session.accountId),
  )
  const { rows } = await trackWorkplace(db, place, lines, { span })
  return lines.flatMap((line, at) => {
    const day = rows[at]?.days.find(
      (one) => one.state === 'due' && countsFor(line, today, one.day),
    )?.day
    if (day === undefined) return []
    return [
      {
        form: line.form.id,
        item: {
          id: `${line.id} ${day}`,
          title: line.form.name,
          about: [name],
          due: day,
          path: `/dashboard/submissions/create/${line.form.id}?${kind}=${id}`,
        },
      },
    ]
  })
}

async function expected(context: Context): Promise<WorkItem[]> {
  const { db, session } = context
  if (!context.can('submissions.create')) return []
  const items: Expected[] = []
  for (const { led, ...place } of await mine(context))
    items.push(...(await expectedOn(context, await workplaceOf(db, place), led)))
  const fillable = await fillableOf(
    db,
    items.map(({ form }) => form),
    roleNamed(session.roleId),
  )
  return items.filter(({ form }) => fillable.has(form)).map(({ item }) => item)
}

export const workOfWorkplaces: readonly KindOfWork[] = [
  {
    name: 'fill',
    words: inEach(texts, 'work-fill'),
    find: async (context, { most }) => (await expected(context)).slice(0, most),
  },
]
