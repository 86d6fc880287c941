import { bind, type Context } from '../../../access/server/gate.ts'
import type { Keys } from '../../../kit/encryption/server/keys.ts'
import { Problem } from '../../../kit/problems.ts'
import { RegulationError } from '../../../regulation/index.ts'
import { forgetInsuranceNumbers } from '../people/people.store.ts'
import { lockIncident, noteOfIncident, seenIncident } from '../record/incidents.store.ts'
import { isOver } from '../record/steps.ts'
import { difference, type Facts, judge, type LegalSetting } from './judge.ts'
import * as calls from './law.contract.ts'
import * as store from './law.store.ts'
import { watchDuties } from './telling/remind.job.ts'
import { tellOwed } from './telling/telling.store.ts'

const mostClocks = 5

const unreadable = () =>
  new Problem('input/invalid', { errors: { '': ['These answers cannot be judged.'] } })

/** What the room does not understand is the caller’s mistake. */
function judged(about: LegalSetting, facts: Facts) {
  try {
    return judge(about, facts)
  } catch (error) {
    if (error instanceof RegulationError) throw unreadable()
    throw error
  }
}

async function openIncident({ db }: Context, id: string) {
  const row = await lockIncident(db, id)
  if (isOver(row.status)) throw new Problem('incident/state')
  return row
}

export const lawCalls = (keys: Keys) => [
  bind(calls.readLaw, async ({ db, can }, { params: { id } }) => {
    const row = await seenIncident(db, id)
    const classifies = can('incidents.classify')
    const isOpen = !row.archived && !isOver(row.status)
    return {
      data: {
        ...(await store.aboutOf(db, id)),
        duties: await store.dutiesOf(db, id),
        classified: await store.classificationsOf(
          db,
          id,
          classifies ? await keys.open(db) : undefined,
        ),
        can: [
          ...(classifies && isOpen ? (['classify'] as const) : []),
          ...(can('incidents.edit') && !row.archived ? (['prove'] as const) : []),
        ],
      },
    }
  }),

  bind(calls.readClocks, async ({ db }) => ({
    data: {
      open: await store.openIncidents(db),
      due: await store.openDuties(db),
      clocks: await store.nextDuties(db, mostClocks),
    },
  })),

  bind(calls.previewClassification, async (context, { params: { id }, body }) => {
    const { db } = context
    await openIncident(context, id)
    const { about } = await store.aboutOf(db, id)
    const { found, duties } = judged(about, body)
    return { data: { found, duties, ...difference(await store.dutiesOf(db, id), duties) } }
  }),

  bind(calls.classifyIncident, async (context, { params: { id }, body }) => {
    const { db } = context
    await openIncident(context, id)
    const { about } = await store.aboutOf(db, id)
    const { note, ...facts } = body
    const { found, duties } = judged(about, facts)
    await store.insertClassification(db, await keys.open(db), id, { facts, found, note })
    // Where no claim is made, nothing needs a social insurance number.
    if (!found.includes('claim')) await forgetInsuranceNumbers(db, await keys.open(db), id)
    const { comes } = difference(await store.dutiesOf(db, id), duties)
    await store.putDuties(db, id, duties)
    await tellOwed(
      db,
      id,
      comes.map(({ code }) => code),
    )
    await watchDuties(db, id)
    await store.freezeScene(db, id, found.includes('critical'))
    await noteOfIncident(db, id, { kind: 'classify', reason: note })
  }),

  bind(calls.proveDuty, async ({ db }, { params: { id, code }, body }) => {
    await lockIncident(db, id)
    if (Date.parse(body.at) > Date.now() + 60_000)
      throw new Problem('input/invalid', { errors: { at: ['This time is in the future.'] } })
    if ((await store.writeProof(db, id, code, body)) !== 1) throw new Problem('row/missing')
    if (code === 'ON-WSIB-7') await forgetInsuranceNumbers(db, await keys.open(db), id)
    await noteOfIncident(db, id, { kind: 'send', reason: code })
  }),

  bind(calls.releaseScene, async ({ db }, { params: { id }, body }) => {
    await lockIncident(db, id)
    if ((await store.releaseIt(db, id)) !== 1) throw new Problem('incident/state')
    await noteOfIncident(db, id, { kind: 'release', reason: body.reason })
  }),
]
