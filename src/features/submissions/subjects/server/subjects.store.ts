// The SQL that the table of subjects comes to: columns, conditions and names.
import { z } from 'zod'
import type { Db } from '../../../../kit/db/server/database.ts'
import { type Sql, sql } from '../../../../kit/db/sql.ts'
import {
  type SubjectName,
  type Subjects,
  subjectNames,
  subjects,
  subjectTable,
} from '../subjects.ts'

const each = (of: (name: SubjectName) => Sql, between?: Sql): Sql =>
  sql.join(subjectNames.map(of), between)
const tableOf = (name: SubjectName) => sql.id(subjectTable(name))

export const subjectColumns = each((name) => sql.id(name))
export const subjectValues = (about: Partial<Subjects>) =>
  each((name) => sql`${about[name] ?? null}::uuid`)
export const subjectAssignments = (about: Partial<Subjects>) =>
  each((name) => sql`${sql.id(name)} = ${about[name] ?? null}::uuid`)

type Shown = 'named' | 'namedOnPaper' | 'namedInSheet'
const columnsOf = (name: SubjectName, shown: Shown): readonly string[] =>
  subjects[name][shown] ?? subjects[name].named ?? ['name']

/** What a row `r` is called there. */
const nameIn = (name: SubjectName, shown: Shown): Sql =>
  sql.join(
    columnsOf(name, shown).map((column) => sql`r.${sql.id(column)}`),
    sql` || ' – ' || `,
  )

/** As JSON, by the subject's name: what `of` makes of the row `r` that the submission `t` names. */
const namedOf = (of: (name: SubjectName) => Sql): Sql => {
  const row = (name: SubjectName) => sql`(select ${of(name)} from ${tableOf(name)} r
    where r.company_id = t.company_id and r.id = t.${sql.id(name)})`
  return sql`jsonb_build_object(${each((name) => sql`${name}::text, ${row(name)}`)})`
}

/** The id and the name of each, for screens. */
export const subjectsOnScreen = namedOf(
  (name) => sql`jsonb_build_object('id', r.id, 'name', ${nameIn(name, 'named')})`,
)
export const subjectsOnPaper = namedOf((name) => nameIn(name, 'namedOnPaper'))
export const subjectsInSheet = namedOf((name) => nameIn(name, 'namedInSheet'))

/** The ids and names of rows among `asked`, of every subject. */
export const namesOfSubjects = each(
  (name) => sql`select r.id, ${nameIn(name, 'namedOnPaper')} as name from asked
    join ${tableOf(name)} r on r.company_id = current_company() and r.id = asked.id`,
  sql` union all `,
)

/** The names of those that are said and are no row of the company. */
export const subjectsMissing = (said: Partial<Subjects>): Sql =>
  sql`array_remove(array[${each((name) => {
    const id = said[name] ?? null
    return sql`case when ${id}::uuid is not null and not exists (select from ${tableOf(name)} r
      where r.company_id = current_company() and r.id = ${id}::uuid) then ${name}::text end`
  })}], null)`

const isId = (text: string) => z.uuid().safeParse(text).success

/** Which of the ids that answers name are rows of the company, by subject. */
export async function subjectsThere(
  db: Db,
  named: Readonly<Record<SubjectName, readonly string[]>>,
): Promise<Record<SubjectName, string[]>> {
  const query = sql`
    select ${each(
      (name) => sql`array(select r.id from ${tableOf(name)} r where r.company_id = current_company()
        and r.id = any(${named[name].filter(isId)}::uuid[])) as ${sql.id(name)}`,
    )}`
  const found = await db.maybe<Record<SubjectName, string[]>>({ ...query, steady: true })
  if (found === undefined) throw new Error('A select without a table has one row.')
  return found
}

/** The submissions `t` that are about a row, or about one inside it where the register is a tree. */
export const isAbout = (name: SubjectName, id: string): Sql =>
  subjects[name].field.kind === 'tree'
    ? sql`t.${sql.id(name)} in (
        with recursive inside(id) as (
          select ${id}::uuid
          union select r.id from ${tableOf(name)} r join inside on r.parent = inside.id
        ) select id from inside)`
    : sql`t.${sql.id(name)} = ${id}::uuid`

/** What the row with the id `g.id` is called. */
export const subjectCounted = (name: SubjectName): Sql => sql`(
  select ${nameIn(name, 'named')} from ${tableOf(name)} r
  where r.company_id = current_company() and r.id = g.id)`
