// What the log speaks of: a kind of record for each table, and which of its rows the caller may read
// elsewhere. The log tells nobody more.
import type { Context } from '../../../access/server/gate.ts'
import { inReach } from '../../../access/server/scoped.ts'
import { type Sql, sql } from '../../../kit/db/sql.ts'
import { grantTo } from '../../../register/capabilities/call-parts.ts'
import type { Fields } from '../../../register/define.ts'
import { targetOf } from '../../../register/fields/pointing.ts'
import type { LoggedTable } from '../../../register/logged.ts'
import type { RegisterExtension } from '../../../register/server/extension.ts'

type Told = Pick<
  LoggedTable,
  'table' | 'one' | 'named' | 'partOf' | 'pointedAt' | 'grant' | 'confidential' | 'fileIn'
> & {
  fields: Fields
}
/** A kind of record: of a register, or of another table. `besides`: the registers that have others of its rows. */
export type LogSubject = Told & {
  extension?: RegisterExtension
  besides?: readonly RegisterExtension[]
}
export type LogSubjects = ReadonlyMap<string, LogSubject>

export const subjectsOf = (
  extensions: readonly RegisterExtension[],
  logged: readonly LoggedTable[],
): LogSubjects =>
  new Map(
    [
      ...[...Map.groupBy(extensions, ({ register }) => register.table).values()].flatMap(
        ([extension, ...besides]): LogSubject[] => {
          if (extension === undefined) return []
          const { name, table, one, named, fields } = extension.register
          return [{ table, one, named, fields, extension, besides, pointedAt: name }]
        },
      ),
      ...logged.map(({ alsoSaid, fields, ...one }) => ({
        ...one,
        fields: { ...alsoSaid, ...fields },
      })),
    ].map((subject) => [subject.table, subject]),
  )

/** All of its rows, none, or those of which a condition on their id holds. */
type Rule = boolean | ((id: Sql) => Sql)

function ruleOfRegister(extension: RegisterExtension, context: Context): Rule {
  const { register, scope, keepsConfidence } = extension
  if (!context.can(grantTo(register, 'view'))) return false
  const within = scope?.(context)
  const narrow = context.session.scope !== 'company'
  const hides = narrow || (keepsConfidence === true && !context.can('confidential.view'))
  if (within === undefined && !hides) return true
  const there = (id: Sql) => sql`exists (
    select from ${sql.id(register.table)} t
    where t.company_id = current_company() and t.id = ${id} and ${within ?? sql`true`})`
  // What the policy hides cannot be told from what is gone, but its deletion says what it was. Whose it was it
  // does not say, so that who sees less than the company reads of rows that are there alone.
  if (narrow) return there
  const gone = (id: Sql) => sql`exists (
    select from change gone where gone.company_id = current_company() and gone.subject_id = ${id}
      and gone.action = 'delete' and (gone.before->>'confidential')::boolean is not true)`
  return within === undefined ? (id) => sql`(${there(id)} or ${gone(id)})` : there
}

const thoseIn =
  (table: string, which: Sql) =>
  (id: Sql): Sql =>
    sql`exists (select from ${sql.id(table)} a
    where a.company_id = current_company() and a.id = ${id} and ${which})`

/** What is no record's part, for who sees less than the company: of people those in reach, and nothing that
 *  others did for themselves. The rest is of the company as a whole. */
const ofScope: Readonly<Record<string, Rule>> = {
  account: thoseIn('account', inReach),
  engagement: thoseIn('engagement', sql`true`),
  invitation: thoseIn('invitation', sql`true`),
  import_run: false,
  register_view: false,
  confidential_read: false,
  change: false,
}

const ruleOfPart =
  (table: string, column: string, whole: (id: Sql) => Sql) =>
  (id: Sql): Sql =>
    sql`exists (
    select from ${sql.id(table)} p where p.company_id = current_company() and p.id = ${id}
      and ${whole(sql`p.${sql.id(column)}`)})`

/** One condition for what is of several kinds, by the column that says which. */
function eachByItsRule(kind: Sql, id: Sql, rules: readonly (readonly [string, Rule])[]): Sql {
  const cases = rules.map(([name, rule]) => {
    const holds = typeof rule === 'boolean' ? sql`${rule}::boolean` : rule(id)
    return sql`when ${name} then ${holds}`
  })
  return sql`case ${kind} ${sql.join(cases, sql` `)} else false end`
}

function anyOf(rules: readonly Rule[]): Rule {
  if (rules.includes(true)) return true
  const some = rules.filter((rule) => typeof rule === 'function')
  if (some.length === 0) return false
  return (id) =>
    sql`(${sql.join(
      some.map((rule) => rule(id)),
      sql` or `,
    )})`
}

/** In which of the other registers of its table a row is. */
export async function otherRegistersOf(
  { besides = [] }: LogSubject,
  ids: readonly string[],
  context: Context,
): Promise<Map<string, string>> {
  const found = new Map<string, string>()
  for (const { register, scope } of besides) {
    const there = await context.db.many(
      { id: 'string' },
      sql`
      select t.id from ${sql.id(register.table)} t where t.company_id = current_company()
        and t.id = any(${[...ids]}::uuid[]) and ${scope?.(context) ?? sql`true`}`,
    )
    for (const { id } of there) found.set(id, register.name)
  }
  return found
}

function rulesFor(subjects: LogSubjects, context: Context): Map<string, Rule> {
  const ofRegisters = new Map<string, Rule>()
  for (const { extension, besides = [] } of subjects.values())
    for (const one of [...(extension ? [extension] : []), ...besides])
      ofRegisters.set(one.register.name, ruleOfRegister(one, context))
  const ruleOf = ({ table, fields, partOf, grant, extension, besides = [] }: LogSubject): Rule => {
    if (extension !== undefined)
      return anyOf(
        [extension, ...besides].map(({ register }) => ofRegisters.get(register.name) ?? false),
      )
    if (partOf === undefined) {
      if (grant !== undefined && !context.can(grant)) return false
      return context.session.scope === 'company' || (ofScope[table] ?? true)
    }
    if (partOf === 'subject') {
      if ([...ofRegisters.values()].every((rule) => rule === true)) return true
      return (id) => sql`exists (
        select from ${sql.id(table)} p where p.company_id = current_company() and p.id = ${id}
          and ${eachByItsRule(sql`p.subject`, sql`p.subject_id`, [...ofRegisters])})`
    }
    const field = fields[partOf]
    const whole = field === undefined ? false : (ofRegisters.get(targetOf(field)) ?? false)
    return typeof whole === 'boolean' ? whole : ruleOfPart(table, partOf, whole)
  }
  return new Map([...subjects].map(([table, subject]) => [table, ruleOf(subject)]))
}

/** The kinds of which the caller may read anything. */
export function readableSubjects(subjects: LogSubjects, context: Context): LogSubject[] {
  const rules = rulesFor(subjects, context)
  return [...subjects.values()].filter(({ table }) => rules.get(table) !== false)
}

/** Of the change `c`: whether the caller may read elsewhere what it is of. Nothing where that is everything. */
export function readable(subjects: LogSubjects, context: Context): Sql | undefined {
  const rules = [...rulesFor(subjects, context)]
  if (rules.every(([, rule]) => rule === true)) return undefined
  const open = rules.filter(([, rule]) => rule === true).map(([table]) => table)
  const some = rules.filter(([, rule]) => typeof rule === 'function')
  // An event of all of them, such as an export of the list, is of no row.
  const each =
    some.length === 0
      ? sql`false`
      : sql`case when c.subject_id is null then c.subject = any(${some.map(([table]) => table)}::text[])
          else ${eachByItsRule(sql`c.subject`, sql`c.subject_id`, some)} end`
  return sql`(c.subject = any(${open}::text[]) or ${each})`
}

/** What of a change the caller is not told, and what only that it changed. */
export function withheld({ extension, confidential = [] }: LogSubject, context: Context) {
  return {
    left: extension?.untold?.(context) ?? [],
    masked: context.can('confidential.view') ? [] : confidential,
  }
}

/** The register of the whole that a part names by its field. */
export const wholeOf = ({ fields, partOf }: LogSubject): string | undefined => {
  const field = partOf === undefined ? undefined : fields[partOf]
  return field === undefined ? undefined : targetOf(field)
}
