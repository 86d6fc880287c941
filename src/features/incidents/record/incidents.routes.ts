import { bind } from '../../../access/server/gate.ts'
import type { Db } from '../../../kit/db/server/database.ts'
import type { Keys } from '../../../kit/encryption/server/keys.ts'
import { Problem } from '../../../kit/problems.ts'
import { actionsInTheWay } from '../../deficiencies/index.ts'
import { investigationOf } from '../investigation/investigation.store.ts'
import { lacksWorker, teamIn } from '../investigation/investigation-fields.ts'
import { openDuties } from '../law/law.store.ts'
import { forgetInsuranceNumbers } from '../people/people.store.ts'
import { isSerious } from '../severities.ts'
import { readIncidentStory, takeIncidentStep } from './incidents.contract.ts'
import * as store from './incidents.store.ts'
import {
  grantFor,
  type IncidentStep,
  isOver,
  leadsOn,
  needsReason,
  statusAfter,
  stepsFor,
} from './steps.ts'

type Locked = Awaited<ReturnType<typeof store.lockIncident>>

/** Two people agree that all is done where a physician was needed, or worse. */
const signaturesFor = ({ severity }: Locked): number => (isSerious(severity) ? 2 : 0)

async function refuseStep(db: Db, step: IncidentStep, row: Locked, me: string | undefined) {
  if (step === 'triage' && row.kind === 'incident' && row.severity === null)
    throw new Problem('incident/severity')
  if (step === 'finish' || step === 'act') {
    const { values } = await investigationOf(db, row.id)
    if (lacksWorker(row.severity, teamIn(values))) throw new Problem('incident/team')
  }
  if (step !== 'sign_off' && step !== 'close') return
  if (step === 'close' && (await openDuties(db, row.id)) > 0) throw new Problem('incident/duties')
  if (step === 'close' && (await actionsInTheWay(db, row.id)) > 0)
    throw new Problem('incident/actions')
  const signed = await store.signedOff(db, row.id)
  if (step === 'sign_off' && signed.some(({ id }) => id === me))
    throw new Problem('incident/signed')
  if (step === 'close' && signed.length < signaturesFor(row))
    throw new Problem('incident/sign-offs')
}

const takes = (keys: Keys) =>
  bind(takeIncidentStep, async ({ db, can, session }, { params: { id }, body }) => {
    const { step, reason, version } = body
    const row = await store.lockIncident(db, id)
    if (!can(grantFor(step))) throw new Problem('grant/missing')
    if (row.version !== version) throw new Problem('row/stale')
    if (!leadsOn(step, row)) throw new Problem('incident/state')
    if (needsReason.includes(step) && reason.length < 3)
      throw new Problem('input/invalid', {
        errors: { reason: ['Give the reason in a few words.'] },
      })
    await refuseStep(db, step, row, session.accountId)
    const moved = await store.moveIncident(db, id, statusAfter(step))
    await store.noteOfIncident(db, id, { kind: step, reason })
    // What is over needs no claim.
    if (isOver(statusAfter(step))) await forgetInsuranceNumbers(db, await keys.open(db), id)
    return { data: moved }
  })

const story = bind(readIncidentStory, async ({ db, can }, { params: { id } }) => {
  const row = await store.seenIncident(db, id)
  const signed = await store.signedOff(db, id)
  return {
    data: {
      steps: row.archived
        ? []
        : stepsFor(row, { edit: can('incidents.edit'), close: can('incidents.close') }),
      signed: signed.map(({ name }) => name),
      events: await store.eventsOf(db, id),
    },
  }
})

export const incidentCalls = (keys: Keys) => [takes(keys), story]
