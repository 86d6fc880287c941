// What points at people: as the database itself says it, so that no table can be forgotten.
import type { Db } from '../../../kit/db/server/database.ts'
import { sql } from '../../../kit/db/sql.ts'
import type { RegisterExtension } from '../../../register/server/extension.ts'

export type Reference = {
  table: string
  column: string
  /** An account, or a person. */
  target: 'account' | 'person'
  /** Several in one column. */
  many: boolean
}

/** What says who did something, or belongs to the account itself: it stays as it is. */
export const stays: Readonly<Record<string, string>> = {
  'account.person':
    'an account of the staff is its person; a contractor’s is moved by its own rule',
  'bulk_action.account': 'who asked for it',
  'confidential_read.account': 'who read it',
  'deficiency_event.by': 'who did it',
  'file.created_by': 'who sent it',
  'import_run.created_by': 'who imported it',
  'notice.account': 'what the account was told',
  'notice_stop_link.account': 'the way out of mails that the account was sent',
  'notice_settings.account': 'how the account wants to be told',
  'person_confidential.id': 'encrypted for this person; it is read and encrypted anew',
  'person_confidential_read.account': 'who read it',
  'person_confidential_read.person': 'whose details were read',
  'person_distinct.one': 'said of these two rows',
  'person_distinct.other': 'said of these two rows',
  'person_likeness.person': 'worked out anew',
  'person_merge.gone': 'what was merged',
  'person_merge.kept': 'what was merged',
  'personal_token.account_id': 'ends with the account',
  'rule_switch.by': 'who said it',
  'session.account_id': 'ends with the account',
  'session.seen_as': 'seeing as a person ends with the session',
  'signature.signer': 'what was signed does not change',
  'signature.witnessed_by': 'what was signed does not change',
  'signing_pin.account': 'a secret of the account',
  'submission_event.by': 'who did it',
  'submission_revision.made_by': 'what was submitted does not change',
}

/** Every foreign key to an account or a person. */
export const foreignKeys = (db: Db): Promise<Reference[]> =>
  db.many<Reference>(sql`
    select c.conrelid::regclass::text as "table", a.attname::text as "column",
      c.confrelid::regclass::text as target, false as many
    from pg_constraint c
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any(c.conkey)
      and a.attname <> 'company_id'
    where c.contype = 'f' and c.confrelid in ('account'::regclass, 'person'::regclass)
    order by 1, 2`)

const inRegisters = (extensions: readonly RegisterExtension[]): Reference[] =>
  extensions.flatMap(({ register: { table, fields } }) =>
    Object.entries(fields)
      .filter(([, field]) => field.kind === 'people' && !field.computed && !field.apart)
      .map(([column]): Reference => ({ table, column, target: 'account', many: true })),
  )

/** What is moved when two become one. */
export const referencesTo = async (
  db: Db,
  extensions: readonly RegisterExtension[],
): Promise<Reference[]> => [
  ...(await foreignKeys(db)).filter(({ table, column }) => !(`${table}.${column}` in stays)),
  ...inRegisters(extensions),
]

const named = ({ column, many }: Reference, person: string) =>
  many ? sql`${person}::uuid = any(${sql.id(column)})` : sql`${sql.id(column)} = ${person}::uuid`

/** How many rows of each table point at each of them. */
export async function countReferences(
  db: Db,
  references: readonly Reference[],
  people: readonly string[],
): Promise<{ table: string; person: string; n: number }[]> {
  const each = references.flatMap((reference) =>
    people.map(
      (person) => sql`
      select ${reference.table}::text as "table", ${person}::text as person, count(*)::integer as n
      from ${sql.id(reference.table)}
      where company_id = current_company() and ${named(reference, person)}`,
    ),
  )
  return db.many(
    { table: 'string', person: 'string', n: 'number' },
    sql`
    select "table", person, sum(n)::integer as n from (${sql.join(each, sql` union all `)}) counted
    where n > 0 group by 1, 2 order by 1, 2`,
  )
}
