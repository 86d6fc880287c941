import type { Context } from '../../../access/server/gate.ts'
import { asCompany } from '../../../access/server/scoped.ts'
import { json } from '../../../kit/db/row.ts'
import { sql } from '../../../kit/db/sql.ts'
import { type FieldErrors, Problem } from '../../../kit/problems.ts'
import type { OwnField } from '../../../register/fields/own-fields.ts'
import { refusedOwnValues } from '../../../register/fields/refused-own-values.ts'
import type { RegisterExtension, Write } from '../../../register/server/extension.ts'
import { lackingOf } from '../../competence/index.ts'
import { inventory } from './inventory.register.ts'
import { noteCustody, noteReadings, openTag, tagOut } from './inventory.store.ts'

const typeOf = ({ db }: Context, id: unknown) =>
  db.maybe(
    {
      ...{ tracking: 'string', custom_fields: json<OwnField[]>() },
      ...{ trainings: 'strings', without_training: 'string' },
    },
    sql`
    select tracking, custom_fields, trainings::text[], without_training from asset_types
    where id = ${id}`,
  )

/** Nobody comes to hold an asset whose type refuses them. */
async function isHolderRefused(
  { db }: Context,
  { before, after }: Write<typeof inventory>,
  type: Awaited<ReturnType<typeof typeOf>>,
): Promise<boolean> {
  const { holder } = after
  if (holder === null || holder === before?.holder || type?.without_training !== 'refuse')
    return false
  return (await asCompany(db, () => lackingOf(db, holder, type.trainings))).length > 0
}

const isTaggedOut = sql`exists (select from asset_tag_out g
  where g.company_id = t.company_id and g.asset = t.id and g.released_at is null)`

const today = sql`(now() at time zone (select c.timezone from company c where c.id = t.company_id))::date`

/** Why an asset needs somebody to look at it; what is lost or retired is due for nothing. */
const attention = sql`array_remove(array[
  case when ${isTaggedOut} then 'tagged_out' end,
  case when t.status not in ('lost', 'retired') and t.next_inspection < ${today}
    then 'inspection_overdue' end,
  case when t.status not in ('lost', 'retired') and t.cert_expiry < ${today}
    then 'certificate_expired' end,
  case when t.status not in ('lost', 'retired')
    and t.cert_expiry between ${today} and ${today} + 60 then 'certificate_soon' end,
  case when t.status not in ('lost', 'retired') and t.next_service < ${today}
    then 'service_overdue' end,
  case when t.quantity < t.minimum then 'below_minimum' end
], null)`

/** On whose list it is. */
const projectToday = sql`(select w.project from workplace_assets w where w.company_id = t.company_id
  and w.asset = t.id and w.project is not null and w.from_on <= ${today} and (w.to_on is null or w.to_on >= ${today})
  order by w.from_on desc limit 1)`

const inUse = ['in_service', 'on_rent']

/** A tag comes off by a release alone: no other way leads back into use. */
async function refusedStatus(
  context: Context,
  { before, after }: Write,
): Promise<string | undefined> {
  if (before === undefined || before.status === after.status) return undefined
  const tagged = (await openTag(context.db, after.id)) !== undefined
  if (tagged && inUse.includes(String(after.status)))
    return 'It is tagged out: release it, with a note of what was checked.'
  return after.status === 'out_of_service' && !tagged
    ? 'Tag it out instead, so that everybody reads the reason.'
    : undefined
}

const meters = ['meter_hours', 'meter_km'] as const

function refusedMeters({ before, after }: Write): FieldErrors {
  const fell = meters.filter(
    (name) => before?.[name] != null && Number(after[name] ?? 0) < Number(before[name]),
  )
  return Object.fromEntries(
    fell.map((name) => [
      name,
      [`It read ${before?.[name]} before. Was the meter replaced? Enter that as a meter reading.`],
    ]),
  )
}

export const inventoryServer: RegisterExtension<typeof inventory> = {
  register: inventory,
  computed: { attention, tagged_out: isTaggedOut, project: projectToday },
  async settle(context, { before, after }) {
    const type = await typeOf(context, after.asset_type)
    const values = after.own_values ?? {}
    // Another type asks for other things: what the former asked for goes with it.
    const moved = before !== undefined && before.asset_type !== after.asset_type
    const known = new Set(type?.custom_fields.map(({ id }) => id))
    const own_values = moved
      ? Object.fromEntries(Object.entries(values).filter(([id]) => known.has(id)))
      : values
    return { tracking: type?.tracking ?? 'serialised', own_values }
  },
  async check(context, change) {
    const { before, after } = change
    const errors = refusedMeters(change)
    const status = await refusedStatus(context, change)
    if (status !== undefined) errors.status = [status]
    if (after.tracking === 'quantity' && after.quantity === null)
      errors.quantity = ['Say how many there are.']
    const type = await typeOf(context, after.asset_type)
    if (await isHolderRefused(context, change, type))
      throw new Problem('row/refused', {
        errors: {
          holder: ['This person has no valid record of a training that such an asset requires.'],
        },
      })
    const fields = type?.custom_fields ?? []
    const was = before?.own_values ?? {}
    return { ...errors, ...refusedOwnValues(fields, was, after.own_values ?? {}) }
  },
  async written(context, change) {
    await noteCustody(context.db, change)
    await noteReadings(context.db, change)
    if (change.before === undefined && change.after.status === 'out_of_service')
      await tagOut(context.db, change.after.id, {
        reason: String(change.after.notes ?? 'Out of service when it was recorded.'),
      })
  },
  refuses: {
    async archive(_context, { status, holder }) {
      if (status === 'lost' || status === 'retired') return undefined
      if (status === 'on_rent') return 'It is on rent. Return it first.'
      return holder === null ? undefined : 'Somebody still holds it. Take it back first.'
    },
  },
}
