// What the projects of the demo company expect, and the days on which they stood still.
import { addDays, daysFrom, daysFromNow, weekdayOf } from '../../kit/day.ts'
import type { Db } from '../../kit/db/server/database.ts'
import { sql } from '../../kit/db/sql.ts'
import type { DemoSize } from '../../manifest/feature.server.ts'
import { demoSites, isOpen, restOn, weatherUntil } from '../people/index.ts'

/** How many days ago the plan of each form begins. */
const since: Readonly<Record<DemoSize, readonly [weekly: number, daily: number]>> = {
  small: [56, 13],
  whole: [364, 364],
}

/** The project that ended last year was inspected each week of two years. */
const twoYears = 740

const kindOf = { rain: 'rain', snow: 'snow', wind: 'wind' } as const

/** Rain days of the sites outdoors, and the days of rest of all, which no plan knows. */
type Stop = { number: string; day: string; kind: string; part: string; reason: string }

function stopsSince(first: string, today: string): Stop[] {
  const weather = weatherUntil(today)
  return daysFrom(first, today).flatMap((day) =>
    demoSites
      .filter((site) => weekdayOf(day) < 6 && isOpen(site, today, day))
      .flatMap(({ number, outdoors }): Stop[] => {
        const rest = restOn(day)
        if (rest !== undefined)
          return [{ number, day, kind: 'shutdown', part: 'full', reason: rest }]
        const { sky, stops, reason } = weather(day)
        const kind = sky === 'rain' || sky === 'snow' || sky === 'wind' ? kindOf[sky] : undefined
        return stops === undefined || reason === undefined || kind === undefined || !outdoors
          ? []
          : [{ number, day, kind, part: stops, reason }]
      }),
  )
}

/** For the company that the transaction is set to; its forms and projects must be there. */
export async function planForDemo(db: Db, size: DemoSize): Promise<void> {
  const today = daysFromNow(0)
  const [weekly, daily] = since[size]
  const [from, first] = [addDays(today, -weekly), addDays(today, -daily)]
  await db.run(sql`
    insert into project_forms (company_id, project, form, frequency, weekdays, due_time, starts_on,
      ends_on)
    select p.company_id, p.id, f.id, r.frequency, r.weekdays, r.due_time,
      case when ${size} = 'whole' and p.number = '24-038' and r.code = 'WSI-01' then p.start_date
        when ${size} = 'whole' or p.completed_at is null then greatest(p.start_date, r.since)
        else p.start_date end,
      case when p.completed_at is not null then p.planned_end end
    from projects p, forms f, (values
      ('WSI-01', 'weekly', '{5}'::integer[], '16:00'::time, ${from}::date),
      ('FLHA-01', 'daily', '{1,2,3,4,5}', '15:00', ${first}::date)
    ) r(code, frequency, weekdays, due_time, since)
    where p.company_id = current_company() and f.company_id = p.company_id and f.code = r.code`)
  const stops =
    size === 'whole'
      ? stopsSince(addDays(today, -twoYears), today)
      : stopsSince(addDays(today, -14), today).filter(
          ({ number, kind }) => number === '25-014' && kind !== 'shutdown',
        )
  await db.run(sql`
    insert into rain_days (company_id, project, day, kind, part, reason, affects_forms, created_by)
    select p.company_id, p.id, r.day, r.kind, r.part, r.reason, true, p.supervisor
    from jsonb_to_recordset(${JSON.stringify(stops)}::jsonb)
      r(number text, day date, kind text, part text, reason text)
    join projects p on p.company_id = current_company() and p.number = r.number`)
  // The vault waits since its crew has left.
  await db.run(sql`
    update project_holds h set from_on = p.start_date + 16
    from projects p where h.company_id = current_company() and p.company_id = h.company_id
      and p.id = h.project and p.number = '25-030'`)
}
