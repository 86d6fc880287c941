// Products that must not stand side by side: what feeds a fire beside what burns, acids beside
// bases, what water sets alight beside what is mostly water.
import { type Sql, sql } from '../../../kit/db/sql.ts'
import type { ConflictName } from './conflict-names.ts'

const classes = {
  oxidiser: ['oxidising', 'oxidising_gases', 'organic_peroxides'],
  flammable: [
    'flammable_gases',
    'flammable_liquids',
    'flammable_solids',
    'pyrophoric',
    'self_heating',
  ],
  water_reactive: ['water_reactive'],
} as const

/** Whether the product `row` belongs to a group. */
const inGroup = (group: Group, row: 't' | 'o'): Sql => {
  if (group === 'acid' || group === 'base') return sql`${sql.id(row)}.reaction = ${group}`
  return sql`${sql.id(row)}.physical_hazards && ${[...classes[group]]}::text[]`
}

type Group = keyof typeof classes | 'acid' | 'base'

/** `name` is what a warning calls it. */
const pairs = [
  { name: 'oxidiser-flammable', groups: ['oxidiser', 'flammable'] },
  { name: 'acid-base', groups: ['acid', 'base'] },
  { name: 'water-reactive', groups: ['water_reactive', 'acid'] },
  { name: 'water-reactive', groups: ['water_reactive', 'base'] },
] as const satisfies readonly { name: ConflictName; groups: readonly [Group, Group] }[]

/** The name of the conflict between the products `t` and `o`, or null. */
export const conflictBetween: Sql = sql`case ${sql.join(
  pairs.map(
    ({ name, groups: [one, other] }) => sql`
      when ${inGroup(one, 't')} and ${inGroup(other, 'o')}
        or ${inGroup(other, 't')} and ${inGroup(one, 'o')} then ${name}::text`,
  ),
  sql` `,
)} end`

/** The rows `o` of other products that stand where the product `t` stands, and where: `mine`. */
export const sharedPlaces: Sql = sql`chemical_instances mine
  join chemical_instances theirs on theirs.company_id = mine.company_id
    and theirs.location = mine.location and theirs.archived_at is null
    and theirs.chemical <> mine.chemical
  join chemicals o on o.company_id = theirs.company_id and o.id = theirs.chemical
    and o.archived_at is null`

export const hasConflict: Sql = sql`exists (select from ${sharedPlaces}
  where mine.company_id = t.company_id and mine.chemical = t.id and mine.archived_at is null
    and ${conflictBetween} is not null)`
