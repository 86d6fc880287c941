// The people, places and things that the demo's submissions name.
import { type RowOf, row } from '../../../../kit/db/row.ts'
import type { Db } from '../../../../kit/db/server/database.ts'
import { sql } from '../../../../kit/db/sql.ts'

const namedRow = row({ id: 'string', name: 'string' })
type Named = RowOf<typeof namedRow>

export type DemoCompany = {
  people: Named[]
  manager: Named
  places: Named[]
  projects: Named[]
  assets: (Named & { asset_type: string })[]
  incident: string | undefined
  /** The form's present version, and when somebody filled it. */
  moment(
    form: string,
    when: { days: number; minute: number },
  ): Promise<{ version: string; moment: string; day: string; time: string }>
}

export function named<Row extends Named>(rows: readonly Row[], name: string): Row {
  const row = rows.find((one) => one.name === name)
  if (row === undefined) throw new Error(`The demo has no ${name}.`)
  return row
}

export async function readDemoCompany(db: Db): Promise<DemoCompany> {
  const people = await db.many(
    namedRow,
    sql`
    select id, concat_ws(' ', first_name, last_name) as name from account
    where company_id = current_company() and kind = 'staff' order by last_name, id`,
  )
  const places = await db.many(
    namedRow,
    sql`select id, name from locations where company_id = current_company()`,
  )
  const projects = await db.many(
    namedRow,
    sql`select id, name from projects where company_id = current_company()`,
  )
  const assets = await db.many(
    { ...namedRow, asset_type: 'string' },
    sql`select id, name, asset_type from inventory where company_id = current_company()`,
  )
  const [incident] = await db.many(
    namedRow,
    sql`
    select id, name from incident_types where company_id = current_company()
    order by folded(name), id`,
  )
  return {
    people: people.filter(({ name }) => name !== 'Helen Zhang'),
    manager: named(people, 'Maya Okafor'),
    places,
    projects,
    assets,
    incident: incident?.id,
    async moment(form, { days, minute }) {
      // On the day itself: some time ago, so that nothing comes from the future.
      const row = await db.maybe(
        { version: 'string', moment: 'string', day: 'string', time: 'string' },
        sql`
        select v.id as version, t.moment, (t.moment at time zone c.timezone)::date as day,
          to_char(t.moment at time zone c.timezone, 'HH24:MI') as time
        from forms f
        join form_version v on v.company_id = f.company_id and v.form = f.id and v.n = f.current_version
        join company c on c.id = f.company_id
        cross join lateral (select least(
          (((now() at time zone c.timezone)::date - ${days}::integer)::timestamp
            + interval '6 hours' + make_interval(mins => ${minute}::integer)) at time zone c.timezone,
          now() - make_interval(mins => 12 + ${minute}::integer / 8)) as moment) t
        where f.company_id = current_company() and f.id = ${form}`,
      )
      if (row === undefined) throw new Error('The demo has not taken this form.')
      return row
    },
  }
}
