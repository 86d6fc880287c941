// Submissions are found without looking through all of them: there are as many titles as there are forms, a number
// says where it stands, and what was answered has an index of its own.
import { type Sql, sql } from '../../../../kit/db/sql.ts'
import { visible } from '../../../../register/server/present.ts'
import type { RegisterRequest } from '../../../../register/server/registers.ts'
import { isWholeNumber, typedNumber } from '../typed-number.ts'

const ofCompany = sql`t.company_id = current_company() and t.archived_at is null`

/** Each title once: from one to the next by the index, which the titles of all rows are not read for. */
const titles = sql`
  titles(title) as (
    (select t.title from submissions t where ${ofCompany} order by t.title limit 1)
    union all
    select (select t.title from submissions t where ${ofCompany} and t.title > titles.title
      order by t.title limit 1)
    from titles where titles.title is not null)`

const hasPart = (text: Sql, words: readonly string[]) =>
  sql.join([...words.map((word) => sql`has_part(${text}, folded(${word}))`), sql`true`], sql` and `)

export function findSubmissions(
  request: RegisterRequest,
  { search, most }: { search: string; most: number },
): Sql | undefined {
  const { scope } = request.context.session
  // Of few rows a title comes seldom: they are looked through, which their scope makes quick.
  if (scope === 'own' || scope === 'workplaces') return undefined
  const seen = sql`${ofCompany} and ${visible(request)}`
  const words = search.split(/\s+/)
  // A word with a digit may stand in the number, beside words of the title.
  const ofTitle = words.filter((word) => !/\d/.test(word))
  const beside = ofTitle.length === 0 ? [] : words.filter((word) => /\d/.test(word))
  const { whole, begin } = typedNumber(search)
  const byBegin = sql`union all (
    select t.id, 2, t.submitted_at from submissions t
    where ${seen} and t.number >= ${begin} and t.number < ${`${begin}\uffff`} and starts_with(t.number, ${begin})
    order by t.number desc limit ${most})`
  const byWords = sql`
    union all (
      select fits.id, 3, fits.submitted_at from titles cross join lateral (
        select t.id, t.submitted_at from submissions t
        where ${seen} and t.title = titles.title and ${hasPart(sql`t.search_text`, beside)}
        order by t.submitted_at desc limit ${most}) fits
      where ${hasPart(sql`folded(titles.title)`, ofTitle.length === 0 ? words : ofTitle)}
      order by fits.submitted_at desc limit ${most})
    union all (
      select said.id, 4, t.submitted_at
      from submissions_saying(${search}, ${most * 2}) said(id)
      cross join lateral (
        select t.submitted_at from submissions t where ${seen} and t.id = said.id limit 1) t
      order by t.submitted_at desc limit ${most})`
  return sql`
    with recursive ${titles}
    select id, false as completed, min(rank) as rank from (
      (select t.id, case when t.number = ${search.toUpperCase()} then 0 else 1 end as rank, t.submitted_at as at
        from submissions t where ${seen} and t.number = any(${whole}))
      ${begin === undefined ? sql`` : byBegin}
      ${isWholeNumber(search) ? sql`` : byWords}) found
    group by id order by 3, max(at) desc limit ${most}`
}
