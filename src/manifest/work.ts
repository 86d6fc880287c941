// What waits for a person to do it. Each feature states the kinds of work that it knows, each with its words and
// the one finder that says what of it waits for the caller.
import type { Context } from '../access/server/gate.ts'
import { type Sql, sql } from '../kit/db/sql.ts'
import type { Locale } from '../kit/locales.ts'

export type WorkItem = {
  /** Of its kind: what waits twice has two. */
  id: string
  title: string
  /** Where it belongs: a number, a place, a project. */
  about: readonly string[]
  /** The day by which it is wanted; nothing where no day was set. */
  due: string | null
  /** Where it is done or read. */
  path: string
  /** The record of a register that is completed by a press of a button. */
  completes?: { register: string; id: string }
}

/** Records with a number, and the place they belong to where they have one. */
export const numberedWork = (
  rows: readonly {
    id: string
    number: string
    title: string
    place: string | null
    due: string | null
  }[],
  pathOf: (id: string) => string,
): WorkItem[] =>
  rows.map(({ id, number, title, place, due }) => ({
    id,
    title,
    about: [number, ...(place === null ? [] : [place])],
    due,
    path: pathOf(id),
  }))

/** The next day from Monday to Friday after a moment, on the clocks of the company `c`: what is wanted soon is
 *  wanted of nobody on a weekend. */
export const nextWeekday = (
  at: Sql,
): Sql => sql`(select d + case extract(isodow from d) when 5 then 3 when 6 then 2 else 1 end
  from (select (${at} at time zone c.timezone)::date as d) days)`

export type KindOfWork = {
  name: string
  words: Readonly<
    Record<
      Locale,
      {
        /** "To sign". */
        kind: string
        /** What its button says: "Sign". */
        act: string
      }
    >
  >
  /** What waits for the caller, the most pressing first; `most` at most. */
  find(context: Context, at: { today: string; most: number }): Promise<WorkItem[]>
}
