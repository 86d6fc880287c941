// What holds of every appointment, whatever its kind.
import type { Context } from '../../access/server/gate.ts'
import { type Sql, sql } from '../../kit/db/sql.ts'
import type { FieldErrors } from '../../kit/problems.ts'
import type { Register } from '../../register/define.ts'
import type { RegisterExtension, Stored, Write } from '../../register/server/extension.ts'
import { awaitEnd } from './end-of-term.job.ts'

/** The day it is where the company is. */
export const today = sql`(select (now() at time zone c.timezone)::date from company c
  where c.id = current_company())`

/** Of the row `t`: it has begun and has not ended. */
export const inOffice = sql`t.company_id = current_company() and t.archived_at is null
  and t.starts_on <= ${today} and coalesce(t.ends_on >= ${today}, true)`

const standing = sql`case when t.starts_on > ${today} then 'coming'
  when t.ends_on < ${today} then 'ended' else 'current' end`

/** Whether the same person holds the same office in a time that these days touch. */
async function overlaps(
  { db }: Context,
  register: Register,
  { id, person, location, shift, starts_on, ends_on }: Write['after'],
  byShift: boolean,
): Promise<boolean> {
  const found = await db.maybe(sql`
    select id from ${sql.id(register.table)} t
    where t.company_id = current_company() and t.archived_at is null and t.id <> ${id}
      and t.person = ${person} and t.location = ${location}
      and (${!byShift} or t.shift = ${shift})
      and daterange(t.starts_on, t.ends_on, '[]')
        && daterange(${starts_on}::date, ${ends_on}::date, '[]') limit 1`)
  return found !== undefined
}

const already = 'This person holds this office here at that time already.'

/** `byShift`: one person may hold the office on two shifts of one place. */
export function appointmentExtension(
  register: Register,
  own: { computed?: Readonly<Record<string, Sql>>; byShift?: boolean } = {},
): RegisterExtension {
  const { byShift = false } = own
  return {
    register,
    computed: { ...own.computed, standing },
    async settle({ db }, { after }) {
      const person = await db.maybe(
        { name: 'string' },
        sql`
        select concat_ws(' ', nullif(first_name, ''), nullif(last_name, '')) as name from account
        where company_id = current_company() and id = ${after.person}`,
      )
      return { name: person?.name ?? '' }
    },
    async check(context, { after }): Promise<FieldErrors | undefined> {
      const [from, to] = [String(after.starts_on), after.ends_on]
      if (to !== null && String(to) < from) return { ends_on: ['The end is before the start.'] }
      return (await overlaps(context, register, after, byShift)) ? { person: [already] } : undefined
    },
    written: ({ db }, { after }) => awaitEnd(db, register.name, after),
    refuses: {
      // What is restored goes on: the end that its archiving gave it is taken back.
      async restore(context, row: Stored) {
        const found = await context.db.maybe(
          { own: 'boolean' },
          sql`
          select ends_on <> end_by_archiving(company_id, starts_on, archived_at) as own
          from ${sql.id(register.table)} where company_id = current_company() and id = ${row.id}`,
        )
        const goesOn = { ...row, ends_on: found?.own === true ? row.ends_on : null }
        return (await overlaps(context, register, goesOn, byShift)) ? already : undefined
      },
    },
  }
}
