import { bind, type Context } from '../../../access/server/gate.ts'
import type { Db } from '../../../kit/db/server/database.ts'
import { sql } from '../../../kit/db/sql.ts'
import { Problem } from '../../../kit/problems.ts'
import { companyToday } from '../../../register/server/today.ts'
import { attachFile } from '../../files/index.ts'
import { halfRated, scored } from '../../hazards/index.ts'
import * as calls from '../deficiencies.contract.ts'
import { raiseAgain } from '../raising/raise-again.store.ts'
import { closeAll, tellOwner, tellRejected, tellVerifiers } from '../telling/tell.server.ts'
import { askForNotice } from './notice.store.ts'
import { notTheirs, readsConfidential } from './owner.store.ts'
import { askingOf, type LockedDeficiency, refuse, takeStep } from './steps.store.ts'
import { isOwnWork, pastOrder } from './steps.ts'

const mostPhotos = 10

const start = bind(calls.start, (context, asked) =>
  takeStep(context, 'start', asked, () => ({
    set: { status: 'in_progress', accepted_until: null },
    happened: { kind: 'started' },
  })),
)

/** Photos of how it is now become part of the record. */
async function withPhotos(
  db: Db,
  row: LockedDeficiency,
  given: readonly string[],
): Promise<string[]> {
  const added = given.filter((id) => !row.photos_after.includes(id))
  const pictures = await db.many(
    { id: 'string' },
    sql`select id from file where id = any(${added}::uuid[]) and mime like 'image/%'`,
  )
  if (pictures.length < added.length)
    throw refuse('photos_after', 'This kind of file is not accepted here.')
  for (const id of added)
    if (!(await attachFile(db, id, { subject: 'deficiencies', id: row.id })))
      throw refuse(
        'photos_after',
        'This file was uploaded by someone else or belongs to another record.',
      )
  const all = [...row.photos_after, ...added]
  if (all.length > mostPhotos) throw refuse('photos_after', 'Ten photos at most.')
  return all
}

/** If there is a photo from before the repair, there must be one from after it. */
function refuseUnseen({ photos_before }: LockedDeficiency, after: readonly string[]): void {
  if (photos_before.length > 0 && after.length === 0) throw new Problem('deficiency/photo')
}

/** The risk that is left, by the matrix in force; as it stands where nothing is said of it. */
async function riskLeft(
  db: Db,
  row: LockedDeficiency,
  after: { after_probability: string | null; after_severity: string | null },
): Promise<Record<string, unknown>> {
  if (after.after_probability === null && after.after_severity === null) return {}
  const errors = halfRated('after', after)
  if (Object.keys(errors).length > 0) throw new Problem('input/invalid', { errors })
  const score = await scored(db, 'after', { before: row, after })
  if (score.after_score === null) throw refuse('after_probability', 'This choice no longer exists.')
  return { ...after, ...score }
}

const finish = bind(calls.finish, async (context, asked) => {
  const { reason, photos_after = [], corrective_action } = asked.body
  const { after_probability = null, after_severity = null } = asked.body
  const stands = await takeStep(context, 'done', asked, async (row) => {
    const photos = await withPhotos(context.db, row, photos_after)
    refuseUnseen(row, photos)
    const risk = await riskLeft(context.db, row, { after_probability, after_severity })
    const said = corrective_action === undefined || corrective_action === ''
    return {
      set: {
        status: 'done',
        photos_after: photos,
        ...(said ? {} : { corrective_action }),
        ...risk,
      },
      happened: { kind: 'done', reason },
    }
  })
  await askForNotice(context, asked.params.id)
  await tellVerifiers(context.db, asked.params.id)
  return stands
})

const verify = bind(calls.verifyIt, async (context, asked) => {
  const { reason, effectiveness_due } = asked.body
  await closeAll(context.db, asked.params.id)
  return takeStep(context, 'verify', asked, async (row) => {
    if (isOwnWork(row, askingOf(context))) throw new Problem('deficiency/own')
    refuseUnseen(row, row.photos_after)
    if (effectiveness_due !== null)
      await refusePast(context, 'effectiveness_due', effectiveness_due)
    return {
      set: { status: 'closed', effectiveness_due },
      happened: {
        kind: 'verified',
        reason,
        ...(effectiveness_due !== null && { detail: { effectiveness_due } }),
      },
    }
  })
})

async function refusePast({ db }: Context, field: string, day: string): Promise<void> {
  if (day <= (await companyToday(db))) throw refuse(field, 'Choose a date in the future.')
}

const reject = bind(calls.reject, async (context, asked) => {
  const { reason } = asked.body
  const stands = await takeStep(context, 'reject', asked, () => ({
    set: { status: 'in_progress' },
    happened: { kind: 'rejected', reason },
  }))
  await tellRejected(context.db, asked.params.id, reason)
  return stands
})

const accept = bind(calls.accept, (context, asked) => {
  const { reason, until } = asked.body
  return takeStep(context, 'accept', asked, async () => {
    if (!askingOf(context).manages)
      throw refuse('', 'Only a health and safety manager can accept a risk.')
    await refusePast(context, 'until', until)
    return {
      set: { status: 'accepted', accepted_until: until },
      happened: { kind: 'accepted', reason, detail: { until } },
    }
  })
})

const duplicate = bind(calls.markDuplicate, (context, asked) => {
  const { of, reason } = asked.body
  return takeStep(context, 'duplicate', asked, async (row) => {
    const other = await context.db.maybe(
      { number: 'string', status: 'string' },
      sql`
      select number, status from deficiencies
      where company_id = current_company() and id = ${of} and archived_at is null for key share`,
    )
    if (other === undefined) throw refuse('of', 'This choice no longer exists.')
    if (of === row.id) throw refuse('of', 'It cannot be a duplicate of itself.')
    if (other.status === 'duplicate' || other.status === 'void')
      throw refuse('of', 'That one is itself a duplicate or void. Choose the one to keep.')
    return {
      set: { status: 'duplicate', repeat_of: of },
      happened: { kind: 'duplicate', reason, detail: { of, number: other.number } },
    }
  })
})

const voidIt = bind(calls.voidIt, async (context, asked) => {
  await closeAll(context.db, asked.params.id)
  return takeStep(context, 'void', asked, () => ({
    set: { status: 'void' },
    happened: { kind: 'voided', reason: asked.body.reason },
  }))
})

const reassign = bind(calls.reassign, async (context, asked) => {
  const { owner, reason } = asked.body
  const { db } = context
  const stands = await takeStep(context, 'reassign', asked, async (row) => {
    if (owner === row.owner) throw refuse('owner', 'This person is already the owner.')
    const people = await db.many(
      { id: 'string', name: 'string' },
      sql`
      select id, concat_ws(' ', nullif(first_name, ''), nullif(last_name, '')) as name from account
      where company_id = current_company() and id in (${owner}, ${row.owner})
        and (id = ${row.owner} or (kind = 'staff' and deactivated_at is null))`,
    )
    const nameOf = (id: string | null) => people.find((one) => one.id === id)?.name ?? null
    if (nameOf(owner) === null) throw refuse('owner', 'This choice no longer exists.')
    if (row.confidential && !(await readsConfidential(db, owner))) throw refuse('owner', notTheirs)
    const detail = { from: nameOf(row.owner), to: nameOf(owner) }
    return { set: { owner, owner_name: null }, happened: { kind: 'reassigned', reason, detail } }
  })
  await tellOwner(db, owner, [asked.params.id])
  return stands
})

const extend = bind(calls.extend, (context, asked) => {
  const { due_on, reason } = asked.body
  return takeStep(context, 'extend', asked, async (row) => {
    await refusePast(context, 'due_on', due_on)
    if (row.due_on !== null && due_on <= row.due_on)
      throw refuse('due_on', 'Choose a date after the current due date.')
    if (row.comply_by !== null && due_on > row.comply_by) throw refuse('due_on', pastOrder)
    const detail = { from: row.due_on, to: due_on }
    return { set: { due_on }, happened: { kind: 'extended', reason, detail } }
  })
})

const judge = bind(calls.judge, (context, asked) => {
  const { effective, reason } = asked.body
  return takeStep(context, 'effectiveness', asked, async (row) => {
    if (effective)
      return { set: { effectiveness: 'effective' }, happened: { kind: 'effective', reason } }
    const detail = await raiseAgain(context.db, row.id)
    return {
      set: { effectiveness: 'not_effective' },
      happened: { kind: 'not_effective', reason, detail },
    }
  })
})

export const stepCalls = [
  start,
  finish,
  verify,
  reject,
  accept,
  duplicate,
  voidIt,
  reassign,
  extend,
  judge,
]
