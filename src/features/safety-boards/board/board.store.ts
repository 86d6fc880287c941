// A board as its registers fill it today. Each part is asked for only where the board has its section.
import { brandOf } from '../../../access/brand/server/brand.store.ts'
import { onOneLine } from '../../../kit/address.ts'
import { json, one, type RowOf, row } from '../../../kit/db/row.ts'
import type { Db } from '../../../kit/db/server/database.ts'
import { sql } from '../../../kit/db/sql.ts'
import { type Locale, locales } from '../../../kit/locales.ts'
import { Problem } from '../../../kit/problems.ts'
import { alertsPostedAt } from '../../safety-alerts/index.ts'
import { sectionsIn } from '../boards/sections.ts'
import type { BoardContent } from './board.contract.ts'
import { offices } from './offices.store.ts'
import { chemicalsOf, policiesOf } from './postings.store.ts'

const boardRow = row({
  id: 'string',
  name: 'string',
  project: 'string?',
  team: 'string?',
  place: 'string?',
  location: 'string?',
  sections: 'strings',
  languages: 'strings',
  policies: 'strings',
  package: 'string?',
  minutes_on: 'string?',
  report_link: 'string?',
  visibility: one<'public' | 'pin'>(),
  is_over: 'boolean',
  today: 'string',
  read_at: 'string',
  country: 'string',
  zone: 'string',
  files: json<{ id: string; name: string; is_minutes: boolean }[]>(),
})
export type BoardRow = RowOf<typeof boardRow>

export async function boardOf(db: Db, id: string): Promise<BoardRow> {
  const found = await db.maybe(
    boardRow,
    sql`
    select t.id, t.name, t.project, t.team, t.location, t.sections, t.languages, t.policies, t.package,
      t.minutes_on, t.report_link, t.visibility, c.country, c.timezone as zone, company_today() as today, now() as read_at,
      t.archived_at is not null or coalesce(t.expires_on < company_today(), false) as is_over,
      coalesce(p.number || ' – ' || p.name, m.name, l.name) as place,
      coalesce((select jsonb_agg(jsonb_build_object('id', f.id, 'name', f.name,
          'is_minutes', f.id is not distinct from t.minutes) order by array_position(t.postings, f.id), f.id)
        from file f where f.company_id = t.company_id
          and (f.id = t.minutes or f.id = any(t.postings))), '[]') as files
    from safety_boards t join company c on c.id = t.company_id
    left join projects p on p.company_id = t.company_id and p.id = t.project
    left join teams m on m.company_id = t.company_id and m.id = t.team
    left join locations l on l.company_id = t.company_id and l.id = t.location
    where t.company_id = current_company() and t.id = ${id}`,
  )
  if (found === undefined) throw new Problem('row/missing')
  return found
}

const languagesIn = (given: readonly string[]): Locale[] => {
  const found = given.flatMap((one) => locales.find((locale) => locale === one) ?? [])
  return found.length === 0 ? ['en'] : found
}

const emergencyOf = (db: Db, places: readonly string[]) =>
  db.many(
    {
      id: 'string',
      name: 'string',
      phone: 'string',
      other_phone: 'string?',
      hours: 'string?',
      note: 'string?',
    },
    sql`
    select t.id, t.name, t.phone, t.other_phone, t.hours, t.note from emergency_contacts t
    where t.company_id = current_company() and t.archived_at is null
      and (t.location is null or t.location = any(${[...places]}::uuid[]))
    order by t.position, t.id`,
  )

async function hospitalOf(db: Db, project: string): Promise<BoardContent['hospital']> {
  const found = await db.maybe(
    {
      name: 'string?',
      address: 'string?',
      phone: 'string?',
      muster_point: 'string?',
      site: json<Parameters<typeof onOneLine>[0] | null>(),
    },
    sql`
    select hospital_name as name, hospital_address as address, hospital_phone as phone, muster_point,
      address as site
    from projects where company_id = current_company() and id = ${project}`,
  )
  if (found === undefined) return null
  return { ...found, site: found.site === null ? null : onOneLine(found.site) || null }
}

async function orientationOf(db: Db, wanted: string): Promise<BoardContent['orientation']> {
  const found = await db.maybe(
    { title: 'string' },
    sql`
    select v.content ->> 'title' as title from document_version v
    join document d on d.company_id = v.company_id and d.id = v.document and d.archived_at is null
    where v.company_id = current_company() and v.document = ${wanted} and v.state = 'published'`,
  )
  return found === undefined
    ? null
    : { title: found.title, path: `/dashboard/orientation/begin/${wanted}` }
}

/** A place, all within it and all around it; none for the whole company. */
const placesAround = async (db: Db, location: string | null): Promise<string[]> =>
  (
    await db.many(
      { id: 'string' },
      sql`
      with recursive above (id, parent, step) as (
        select id, parent, 0 from locations where company_id = current_company() and id = ${location}
        union all select l.id, l.parent, a.step + 1 from above a join locations l
          on l.company_id = current_company() and l.id = a.parent where a.step < 20),
      within (id, step) as (
        select id, 0 from locations where company_id = current_company() and id = ${location}
        union all select l.id, w.step + 1 from within w join locations l
          on l.company_id = current_company() and l.parent = w.id where w.step < 20)
      select id from above union select id from within`,
    )
  ).map(({ id }) => id)

/** Where nothing is said, it is reported by the people who sign in. */
const reportPath = '/dashboard/deficiencies/create'

export async function contentOf(
  db: Db,
  board: BoardRow,
): Promise<{ board: BoardContent; expired_first_aiders: number }> {
  const { project, location, today, zone, read_at, country } = board
  const sections = sectionsIn(board.sections)
  const languages = languagesIn(board.languages)
  const has = (name: (typeof sections)[number]) => sections.includes(name)
  const places = await placesAround(db, location)
  const where = location === null ? null : places
  const { name, colour, logo } = await brandOf(db, { project })
  const held = await offices(db, where, {
    committee: has('committee'),
    first_aiders: has('first_aiders'),
  })
  const plain = ({ id, name }: { id: string; name: string }) => ({ id, name })
  const minutes = board.files.find((file) => file.is_minutes)
  return {
    expired_first_aiders: held.expired,
    board: {
      name: board.name,
      brand: { name, colour, logo },
      place: board.place ?? '',
      ...{ languages, sections, today, zone, read_at },
      alerts: has('alerts')
        ? await alertsPostedAt(db, {
            channel: 'board',
            places: [board.project, board.team, board.location],
            languages,
          })
        : [],
      emergency: has('emergency') ? await emergencyOf(db, places) : [],
      hospital: has('hospital') && project !== null ? await hospitalOf(db, project) : null,
      first_aiders: held.first_aiders,
      committee: held.committee,
      policies: has('policies') ? await policiesOf(db, board.policies, languages) : [],
      minutes:
        has('minutes') && (minutes !== undefined || board.minutes_on !== null)
          ? { on: board.minutes_on, file: minutes ? plain(minutes) : null }
          : null,
      postings: has('postings') ? board.files.filter((file) => !file.is_minutes).map(plain) : [],
      chemicals: has('chemicals') ? await chemicalsOf(db, where) : [],
      orientation:
        has('orientation') && board.package !== null
          ? await orientationOf(db, board.package)
          : null,
      report: board.report_link ?? reportPath,
      law: country === 'CA' ? 'ontario' : 'united_states',
    },
  }
}
