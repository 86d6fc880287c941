import type { Context } from '../../access/server/gate.ts'
import type { Db } from '../../kit/db/server/database.ts'
import { sql } from '../../kit/db/sql.ts'
import type { FieldErrors } from '../../kit/problems.ts'
import type { RegisterExtension, Write } from '../../register/server/extension.ts'
import { companyToday } from '../../register/server/today.ts'
import { halfRated, scored } from '../hazards/index.ts'
import { deficiencies } from './deficiencies.register.ts'
import { note } from './events.store.ts'
import { hideActions, incidentNamed } from './of-incidents/of-incidents.store.ts'
import { dueOn } from './raising/due.ts'
import { type DeficiencySeverity, severities } from './severities.ts'
import { notTheirs, readsConfidential, responsibleFor } from './steps/owner.store.ts'
import { endedStatuses, pastOrder } from './steps/steps.ts'
import { tellOwner, tellRaised } from './telling/tell.server.ts'

const today = sql`(now() at time zone (select c.timezone from company c where c.id = t.company_id))::date`
const isOpen = sql`t.status in ('open', 'in_progress', 'done')`
const me = sql`asking()`

/** Done, and neither owned nor done by the caller. */
export const mineToVerify = sql`(t.status = 'done' and t.owner is distinct from ${me}
  and (select e.by from deficiency_event e where e.company_id = t.company_id and e.deficiency = t.id
    and e.kind = 'done' order by e.at desc, e.id desc limit 1) is distinct from ${me})`

type Change = Write<typeof deficiencies>

const isSeverity = (value: unknown): value is DeficiencySeverity => String(value) in severities

/** As it is raised: numbered, open, with an owner where there is one to be found, and a day. */
async function raised({ db, session }: Context, { after }: Change) {
  const of = after.incident == null ? undefined : await incidentNamed(db, String(after.incident))
  const where = {
    location: after.location ?? of?.location ?? null,
    project: after.project ?? of?.project ?? null,
  }
  const day = await companyToday(db)
  const numbered = await db.maybe({ number: 'string' }, sql`select next_number('DEF') as number`)
  const severity = isSeverity(after.severity) ? after.severity : 'medium'
  const named = after.owner != null || after.owner_name != null
  const responsible = named ? null : await responsibleFor(db, where)
  const mayOwn =
    responsible === null || of?.confidential !== true || (await readsConfidential(db, responsible))
  return {
    number: numbered?.number,
    status: 'open',
    raised_by: session.accountId ?? null,
    raised_on: day,
    due_on: after.due_on ?? after.comply_by ?? dueOn(day, severity),
    owner: named ? after.owner : mayOwn ? responsible : null,
    ...where,
  }
}

function refusedEdit({ before, after }: Change): FieldErrors {
  const errors: FieldErrors = { ...halfRated('before', after), ...halfRated('after', after) }
  if (after.comply_by != null && String(after.due_on) > String(after.comply_by))
    errors.due_on = [pastOrder]
  if (before === undefined) return errors
  if (endedStatuses.includes(before.status))
    return { '': ['It is closed and can no longer be changed.'] }
  if (before.due_on !== null && String(after.due_on) > String(before.due_on))
    errors.due_on = ['A later date needs a reason: use Extend the due date.']
  if (before.source === 'order' && after.source !== 'order')
    errors.source = ['An inspector’s order cannot be changed to something else.']
  return errors
}

async function refusedOwner(db: Db, { before, after }: Write): Promise<FieldErrors> {
  const owner = typeof after.owner === 'string' ? after.owner : null
  const secret =
    before?.confidential === true ||
    (after.incident != null && (await incidentNamed(db, String(after.incident)))?.confidential)
  const handed = secret && owner !== null && owner !== before?.owner
  return handed && !(await readsConfidential(db, owner)) ? { owner: [notTheirs] } : {}
}

export const deficienciesServer: RegisterExtension<typeof deficiencies> = {
  register: deficiencies,
  keepsConfidence: true,
  totalsMarked: true,
  computed: {
    // One that is put right is not late, however long it waits to be verified.
    days_overdue: sql`case when t.status = 'done' then 0
      when ${isOpen} then greatest(0, ${today} - t.due_on) end`,
    age: sql`case when ${isOpen} then ${today} - t.raised_on end`,
    mine_to_verify: mineToVerify,
  },
  ordered: { days_overdue: sql`lateness(t.status, t.due_on)` },
  async settle(context, change) {
    const { before, after } = change
    const risk = {
      ...(await scored(context.db, 'before', change)),
      ...(await scored(context.db, 'after', change)),
    }
    if (before === undefined) return { ...(await raised(context, change)), ...risk }
    return {
      ...risk,
      ...(after.due_on === null && { due_on: before.due_on }),
      // Somebody within the company takes it over from the person who was outside.
      ...(after.owner !== null &&
        after.owner !== before.owner &&
        after.owner_name === before.owner_name && { owner_name: null }),
    }
  },
  async check({ db }, change) {
    const errors = { ...refusedEdit(change), ...(await refusedOwner(db, change)) }
    return Object.keys(errors).length > 0 ? errors : undefined
  },
  async written({ db }, { before, after }) {
    const { id } = after
    if (after.incident != null && after.incident !== before?.incident)
      await hideActions(db, String(after.incident))
    const owner = after.owner ?? null
    if (before === undefined) {
      await note(db, id, { kind: 'raised' })
      await tellRaised(db, [id])
      return tellOwner(db, owner, [id])
    }
    if (before.due_on !== after.due_on)
      await note(db, id, { kind: 'extended', detail: { from: before.due_on, to: after.due_on } })
    if (before.owner === owner) return
    const names = await db.many(
      { id: 'string', name: 'string' },
      sql`
      select id, concat_ws(' ', nullif(first_name, ''), nullif(last_name, '')) as name from account
      where company_id = current_company() and id in (${before.owner}, ${owner})`,
    )
    const nameOf = (one: unknown) => names.find((person) => person.id === one)?.name ?? null
    const detail = { from: nameOf(before.owner), to: nameOf(owner) }
    await note(db, id, { kind: 'reassigned', detail })
    await tellOwner(db, owner, [id])
  },
}
