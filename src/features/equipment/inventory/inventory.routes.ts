import { bind, type Context } from '../../../access/server/gate.ts'
import { asCompany } from '../../../access/server/scoped.ts'
import { json, one } from '../../../kit/db/row.ts'
import type { Db } from '../../../kit/db/server/database.ts'
import { sql } from '../../../kit/db/sql.ts'
import { Problem } from '../../../kit/problems.ts'
import { type ClosedReason, withWhy } from '../../../register/fields/closed.ts'
import { askedIn, type OwnField } from '../../../register/fields/own-fields.ts'
import type { Stored } from '../../../register/server/extension.ts'
import { lackingOf } from '../../competence/index.ts'
import { failedSince } from './failed-check.store.ts'
import * as calls from './inventory.contract.ts'
import type { inventory } from './inventory.register.ts'
import { noteReading, openTag, release, setStatus, tagOut } from './inventory.store.ts'

/** An asset that may be changed, held for the rest of the transaction. */
async function held({ db }: Context, id: string): Promise<Stored<typeof inventory>> {
  const asset = await db.maybe<Stored<typeof inventory>>(sql`
    select * from inventory where company_id = current_company() and id = ${id} for update`)
  if (asset === undefined) throw new Problem('row/missing')
  if (asset.archived_at !== null) throw new Problem('row/archived')
  return asset
}

const refuse = (field: string, message: string) =>
  new Problem('input/invalid', { errors: { [field]: [message] } })

const assetsByType = bind(calls.assetsByType, async ({ db }, { params, query }) => {
  const found = await db.many(
    { value: 'string', text: 'string', name: 'string', why: one<ClosedReason | null>() },
    sql`
    select * from (
      select id as value, inventory_id || ' – ' || name as text, name, case
        when archived_at is not null then 'archived'
        when status in ('lost', 'retired') then 'lost' end as why
      from inventory where company_id = current_company() and asset_type = ${params.assetType}
    ) a where ${query.closed === undefined ? sql`why is null` : sql`true`}
    order by why is not null, folded(name), text`,
  )
  return { data: found.map(withWhy) }
})

const fieldsOfType = bind(calls.fieldsOfType, async ({ db }, { params }) => {
  const type = await db.maybe(
    { tracking: 'string', custom_fields: json<OwnField[]>() },
    sql`select tracking, custom_fields from asset_types where id = ${params.assetType}`,
  )
  if (type === undefined) throw new Problem('row/missing')
  return { data: { tracking: type.tracking, fields: askedIn(type.custom_fields) } }
})

/** A photo of the fault belongs to the asset from then on. */
const attached = async (db: Db, photo: string, asset: string) =>
  (await db.run(sql`
    update file set subject = 'inventory', subject_id = ${asset}
    where id = ${photo} and subject is null and mime like 'image/%'
      and created_by = nullif(current_setting('app.actor_id', true), '')::uuid`)) === 1

const tag = bind(calls.tagOutAsset, async (context, { params, body }) => {
  const { db } = context
  await held(context, params.id)
  if ((await openTag(db, params.id)) !== undefined) throw refuse('', 'It is tagged out already.')
  if (body.photo != null && !(await attached(db, body.photo, params.id)))
    throw refuse('photo', 'This photo was sent by somebody else or belongs to another record.')
  await tagOut(db, params.id, body)
  await setStatus(db, params.id, 'out_of_service')
})

const letGo = bind(calls.releaseAsset, async (context, { params, body }) => {
  await held(context, params.id)
  const failed = await asCompany(context.db, () => failedSince(context.db, params.id))
  if (failed !== undefined)
    throw refuse('', `It failed “${failed.title}”: fill that form for it again, and let it pass.`)
  const released = await release(context.db, params.id, body.note)
  if (released === 0) throw refuse('', 'It is not tagged out.')
  await setStatus(context.db, params.id, 'in_service')
})

const meter = bind(calls.readMeter, async (context, { params, body }) => {
  const { db } = context
  const column = body.meter === 'hours' ? 'meter_hours' : 'meter_km'
  const was = (await held(context, params.id))[column]
  if (body.replaced && (body.note ?? '') === '')
    throw refuse('note', 'Say who replaced the meter, and what the old one read.')
  if (!body.replaced && was !== null && body.reading < was)
    throw refuse('reading', `It read ${was} before. Was the meter replaced?`)
  await noteReading(db, params.id, body)
  await db.run(sql`
    update inventory set ${sql.id(column)} = ${body.reading}
    where company_id = current_company() and id = ${params.id}`)
})

const who = (column: string) => sql`(
  select concat_ws(' ', nullif(a.first_name, ''), nullif(a.last_name, '')) from account a
  where a.company_id = e.company_id and a.id = e.${sql.id(column)})`

const pointed = (column: string, table: string, name = sql`r.name`) => sql`(
  select jsonb_build_object('id', r.id, 'name', ${name}) from ${sql.id(table)} r
  where r.company_id = e.company_id and r.id = e.${sql.id(column)})`

const fullName = sql`concat_ws(' ', nullif(r.first_name, ''), nullif(r.last_name, ''))`

const story = bind(calls.readStory, async ({ db }, { params }) => {
  const asset = await db.maybe(
    { holder: 'string?', trainings: 'strings' },
    sql`
    select i.holder, y.trainings::text[] from inventory i
    join asset_types y on y.company_id = i.company_id and y.id = i.asset_type
    where i.id = ${params.id}`,
  )
  if (asset === undefined) throw new Problem('row/missing')
  const { holder, trainings } = asset
  const holder_lacks =
    holder === null ? [] : await asCompany(db, () => lackingOf(db, holder, trainings))
  const of = sql`e where e.company_id = current_company() and e.asset = ${params.id}
    order by e.created_at desc, e.id desc limit 200`
  const tags = await db.many<calls.AssetStory['tags'][number]>(sql`
    select e.id, e.created_at as at, ${who('created_by')} as by, e.reason,
      ${pointed('photo', 'file')} as photo, ${pointed('submission', 'submissions', sql`r.number`)}
        as submission, e.released_at, ${who('released_by')} as released_by,
      e.release_note from asset_tag_out ${of}`)
  const custody = await db.many<calls.AssetStory['custody'][number]>(sql`
    select e.id, e.created_at as at, ${who('created_by')} as by,
      ${pointed('to_location', 'locations')} as location,
      ${pointed('to_holder', 'account', fullName)} as holder from asset_custody ${of}`)
  const readings = await db.many<calls.AssetStory['readings'][number]>(sql`
    select e.id, e.created_at as at, ${who('created_by')} as by, e.meter, e.reading, e.replaced,
      e.note from asset_meter_reading ${of}`)
  return { data: { holder_lacks, tags, custody, readings } }
})

export const inventoryCalls = [assetsByType, fieldsOfType, tag, letGo, meter, story]
