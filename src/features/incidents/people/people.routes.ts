import { readerOf } from '../../../access/seeing.ts'
import { bind } from '../../../access/server/gate.ts'
import type { Keys } from '../../../kit/encryption/server/keys.ts'
import { Problem } from '../../../kit/problems.ts'
import { aboutOf } from '../law/law.store.ts'
import { expectOpenIncident, seenIncident } from '../record/incidents.store.ts'
import { isOver } from '../record/steps.ts'
import * as calls from './people.contract.ts'
import * as store from './people.store.ts'

export const peopleCalls = (keys: Keys) => [
  bind(calls.readIncidentPeople, async ({ db, can, session }, { params: { id } }) => {
    const row = await seenIncident(db, id)
    const reads = can('confidential.view')
    const people = await store.peopleOf(db, id, reads ? await keys.open(db) : undefined)
    const reader = readerOf(session)
    if (reads && reader !== undefined && people.some(({ known }) => known))
      await store.noteReadOfPeople(db, id, reader)
    const isOpen = !row.archived && !isOver(row.status)
    return {
      data: {
        people: people.map(({ details, ...one }) => {
          if (details === null) return { ...one, details }
          const { claim: _, ...told } = details
          return { ...one, details: told }
        }),
        can: [
          ...(isOpen && can('incidents.edit') ? (['edit'] as const) : []),
          ...(reads ? (['read'] as const) : []),
          ...(reads && can('incidents.edit') && (await aboutOf(db, id)).about.country !== 'US'
            ? (['first_aid'] as const)
            : []),
        ],
      },
    }
  }),

  bind(calls.writeIncidentPerson, async (context, { params: { id, person }, body }) => {
    const { db, can } = context
    await expectOpenIncident(context.db, id)
    // The person who is there says how somebody was hurt; what was said is changed by people who read it.
    if (
      body.details !== undefined &&
      !can('confidential.view') &&
      (await store.isKnown(db, id, person))
    )
      throw new Problem('grant/missing')
    if (body.of_company !== null && !(await store.isOfCompany(db, body.of_company)))
      throw new Problem('row/missing')
    const of = { incident: id, id: person }
    if (!(await store.writePerson(db, await keys.open(db), of, body)))
      throw new Problem('row/missing')
  }),

  bind(calls.writeCaseFacts, async (context, { params: { id, person }, body }) => {
    const { db, can } = context
    if (!can('confidential.view')) throw new Problem('grant/missing')
    await expectOpenIncident(context.db, id)
    const of = { incident: id, id: person }
    if (!(await store.writeFacts(db, await keys.open(db), of, { facts: body.values })))
      throw new Problem('row/missing')
  }),

  bind(calls.listIncidentsOfPerson, async ({ db, can }, { params: { id } }) => {
    if (!can('users.view') || !can('incidents.view')) throw new Problem('grant/missing')
    if (!(await store.isOfCompany(db, id))) throw new Problem('row/missing')
    return { data: { incidents: await store.incidentsOfPerson(db, id) } }
  }),

  bind(calls.removeIncidentPerson, async (context, { params: { id, person } }) => {
    await expectOpenIncident(context.db, id)
    if (await store.hasSigned(context.db, id, person)) throw new Problem('row/referred')
    if (!(await store.removePerson(context.db, id, person))) throw new Problem('row/missing')
  }),
]
