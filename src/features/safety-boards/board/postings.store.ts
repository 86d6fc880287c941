// What a board posts of documents and products.
import { json } from '../../../kit/db/row.ts'
import type { Db } from '../../../kit/db/server/database.ts'
import { sql } from '../../../kit/db/sql.ts'
import type { Locale } from '../../../kit/locales.ts'
import { partsOf, plainContent } from '../../../kit/writing/content.ts'
import { reviewDue } from '../../documents/index.ts'
import type { BoardContent } from './board.contract.ts'

/** What a content says, in each of the languages. */
const wordsOf = (content: unknown, languages: readonly Locale[]) =>
  Object.fromEntries(languages.map((lang) => [lang, plainContent(partsOf(content), lang)]))

type Written = { content: unknown }
const worded = <T extends Written>({ content, ...rest }: T, languages: readonly Locale[]) => ({
  ...rest,
  words: wordsOf(content, languages),
})

/** The policies as they are published; those that the board names, or all. */
export const policiesOf = async (
  db: Db,
  named: readonly string[],
  languages: readonly Locale[],
): Promise<BoardContent['policies']> =>
  (
    await db.many(
      {
        id: 'string',
        title: 'string',
        number: 'string?',
        published_on: 'string',
        review_due: 'string?',
        content: json<unknown>(),
      },
      sql`
      select t.id, v.content ->> 'title' as title, v.content ->> 'number' as number,
        (v.published_at at time zone c.timezone)::date as published_on, ${reviewDue} as review_due,
        v.content -> 'content' as content
      from policies t join company c on c.id = t.company_id
      join document_version v on v.company_id = t.company_id and v.document = t.id and v.state = 'published'
      where t.company_id = current_company() and t.archived_at is null
        and (${named.length === 0} or t.id = any(${[...named]}::uuid[]))
      order by array_position(${[...named]}::uuid[], t.id), folded(v.content ->> 'title'), t.id`,
    )
  ).map((policy) => worded(policy, languages))

/** What is used there, each with the public page that its label leads to. */
export const chemicalsOf = (
  db: Db,
  places: readonly string[] | null,
): Promise<BoardContent['chemicals']> =>
  db.many(
    {
      id: 'string',
      name: 'string',
      supplier: 'string',
      has_sheet: 'boolean',
      path: 'string?',
    },
    sql`
    select t.id, t.name, t.supplier, t.sds is not null or t.sds_french is not null as has_sheet,
      (select '/qr-code/chemicals/' || q.token from qr_token q where q.company_id = t.company_id
        and q.subject = 'chemicals' and q.subject_id = t.id and q.active_to is null
        order by q.created_at desc limit 1) as path
    from chemicals t
    where t.company_id = current_company() and t.archived_at is null and t.status = 'in_use'
      and (${places === null} or exists (select from chemical_instances i
        where i.company_id = t.company_id and i.chemical = t.id and i.archived_at is null
          and i.location = any(${[...(places ?? [])]}::uuid[])))
    order by folded(t.name), t.id`,
  )

/** What is used and has never had a public page. */
export const unlabelledChemicals = async (db: Db): Promise<string[]> =>
  (
    await db.many(
      { id: 'string' },
      sql`
      select t.id from chemicals t
      where t.company_id = current_company() and t.archived_at is null and t.status = 'in_use'
        and not exists (select from qr_token q where q.company_id = t.company_id
          and q.subject = 'chemicals' and q.subject_id = t.id)
      order by t.id`,
    )
  ).map(({ id }) => id)
