import type { Context } from '../../../access/server/gate.ts'
import type { Db } from '../../../kit/db/server/database.ts'
import { sql } from '../../../kit/db/sql.ts'
import type { FieldErrors } from '../../../kit/problems.ts'
import type { RegisterExtension } from '../../../register/server/extension.ts'
import { tcDefaultForms } from './tc-default-forms.register.ts'
import { tcForms } from './tc-forms.register.ts'

type Line = {
  form: string
  frequency: string
  weekdays: readonly string[]
  month_day: number | null
  due_on: string | null
  grace_days: number
  starts_on: string
  ends_on: string | null
  on_rain_days: boolean
}

const titleOf = async (db: Db, form: string) =>
  (
    await db.maybe(
      { title: 'string' },
      sql`select title from forms where company_id = current_company() and id = ${form}`,
    )
  )?.title ?? ''

const keptOnceDue = ['form', 'frequency', 'weekdays', 'month_day', 'due_on', 'starts_on'] as const

/** What was due stays due: a rhythm that has begun is ended, and another one added. */
async function changedPast({ db }: Context, before: Line, after: Line): Promise<FieldErrors> {
  const found = await db.maybe({ day: 'string' }, sql`select company_today() as day`)
  if (before.starts_on >= (found?.day ?? '')) return {}
  const changed = keptOnceDue.find((name) => String(before[name]) !== String(after[name]))
  return changed === undefined
    ? {}
    : { [changed]: ['It has begun. Give it a last day and add a new line instead.'] }
}

async function refused(
  context: Context,
  before: Line | undefined,
  after: Line,
): Promise<FieldErrors | undefined> {
  const { frequency, weekdays, starts_on, ends_on } = after
  const errors: FieldErrors = {}
  if (ends_on !== null && ends_on < starts_on) errors.ends_on = ['The end is before the start.']
  if (frequency === 'daily' && weekdays.length === 0)
    errors.weekdays = ['Choose at least one day of the week.']
  if (frequency === 'weekly' && weekdays.length !== 1)
    errors.weekdays = ['Choose the day of the week on which it is due.']
  if (before !== undefined) Object.assign(errors, await changedPast(context, before, after))
  return Object.keys(errors).length > 0 ? errors : undefined
}

export const tcFormsServer: RegisterExtension<typeof tcForms> = {
  register: tcForms,
  settle: async ({ db }, { after }) => ({ name: await titleOf(db, after.form) }),
  check: (context, { before, after }) => refused(context, before, after),
}

export const tcDefaultFormsServer: RegisterExtension<typeof tcDefaultForms> = {
  register: tcDefaultForms,
  settle: async ({ db }, { after }) => ({ name: await titleOf(db, after.form) }),
  check: (context, { before, after }) => refused(context, before, after),
}
