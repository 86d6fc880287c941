// Who holds an office at a place today: the committee, the representatives, and the first aiders with a valid certificate.
import { one } from '../../../kit/db/row.ts'
import type { Db } from '../../../kit/db/server/database.ts'
import { type Sql, sql } from '../../../kit/db/sql.ts'
import { certificateState, inOffice } from '../../appointments/index.ts'
import type { BoardContent } from './board.contract.ts'

const officer = {
  id: 'string',
  name: 'string',
  place: 'string',
  phone: 'string?',
} as const
/** The telephone is the one that they gave for a poster. */
const said = sql`t.id, t.name, l.name as place, t.phone`
const held = (table: string, places: readonly string[] | null): Sql => sql`
  from ${sql.id(table)} t join locations l on l.company_id = t.company_id and l.id = t.location
  where ${inOffice} and (${places === null} or t.location = any(${[...(places ?? [])]}::uuid[]))`

type Asked = { committee: boolean; first_aiders: boolean }
type Offices = Pick<BoardContent, 'committee' | 'first_aiders'> & { expired: number }

const committeeOf = (db: Db, places: readonly string[] | null): Promise<Offices['committee']> =>
  db.many(
    {
      ...officer,
      office: one<Offices['committee'][number]['office']>(),
      co_chair: 'boolean',
    },
    sql`
    select * from (
      select ${said}, t.represents as office, coalesce(t.co_chair, false) as co_chair ${held('jhsc', places)}
      union all
      select ${said}, 'representative', false ${held('hs_reps', places)}) all_of_them
    order by folded(place), not co_chair, office desc, folded(name), id`,
  )

/** Of the first aider `t`. One of whom no certificate is known is shown all the same. */
const isValid = sql`${certificateState} in ('valid', 'expiring', 'unknown')`

export async function offices(
  db: Db,
  places: readonly string[] | null,
  asked: Asked,
): Promise<Offices> {
  const committee = asked.committee ? await committeeOf(db, places) : []
  if (!asked.first_aiders) return { committee, first_aiders: [], expired: 0 }
  type Aider = Offices['first_aiders'][number]
  const first_aiders = await db.many(
    { ...officer, shift: one<Aider['shift']>(), level: one<Aider['level']>(), valid: 'boolean' },
    sql`
    select ${said}, t.shift, t.certificate_level as level, ${isValid} as valid
    ${held('first_aiders', places)}
    order by folded(l.name), array_position('{day,afternoon,night}', t.shift), folded(t.name), t.id`,
  )
  const valid = first_aiders.filter((aider) => aider.valid)
  return {
    committee,
    first_aiders: valid.map(({ valid: _, ...aider }) => aider),
    expired: first_aiders.length - valid.length,
  }
}
