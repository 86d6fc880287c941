import { bind, type Context } from '../../../access/server/gate.ts'
import { Problem } from '../../../kit/problems.ts'
import { attachFiles } from '../../files/index.ts'
import { lockIncident, seenIncident } from '../record/incidents.store.ts'
import { isOver } from '../record/steps.ts'
import * as calls from './investigation.contract.ts'
import * as store from './investigation.store.ts'
import { lacksWorker, teamIn } from './investigation-fields.ts'

/** Evidence becomes part of the record; what another record has is refused. */
async function attach({ db }: Context, id: string, given: readonly string[]): Promise<void> {
  const { values } = await store.investigationOf(db, id)
  const there = new Set(values.evidence.map((file) => file.id))
  const added = given.filter((file) => !there.has(file))
  const attached = await attachFiles(db, added, { subject: 'incidents', id })
  if (attached.length < added.length)
    throw new Problem('input/invalid', {
      errors: {
        'values.evidence': ['This file was uploaded by someone else or belongs to another record.'],
      },
    })
}

export const investigationCalls = [
  bind(calls.readInvestigation, async ({ db, can }, { params: { id } }) => {
    const row = await seenIncident(db, id)
    const found = await store.investigationOf(db, id)
    const mayEdit = can('incidents.edit') && !row.archived && !isOver(row.status)
    return {
      data: {
        ...found,
        lacks_worker: row.kind === 'incident' && lacksWorker(row.severity, teamIn(found.values)),
        can: [
          ...(mayEdit ? (['edit'] as const) : []),
          ...(can('confidential.view') ? (['print'] as const) : []),
        ],
      },
    }
  }),

  bind(calls.writeInvestigation, async (context, { params: { id }, body }) => {
    const { status } = await lockIncident(context.db, id)
    if (isOver(status)) throw new Problem('incident/state')
    const { evidence } = body.values
    await attach(context, id, Array.isArray(evidence) ? evidence.map(String) : [])
    if (!(await store.putInvestigation(context.db, id, body))) throw new Problem('row/stale')
  }),

  bind(calls.linkLesson, async ({ db }, { params: { id }, body }) => {
    await lockIncident(db, id)
    if (!(await store.putLesson(db, id, body))) throw new Problem('row/missing')
  }),

  bind(calls.readSimilar, async ({ db }, { params: { id } }) => {
    await seenIncident(db, id)
    const similar = await store.similarTo(db, id)
    return {
      data: similar.map((one) => ({
        ...one,
        repeat: one.same.includes('type') && one.same.length > 1,
      })),
    }
  }),
]
