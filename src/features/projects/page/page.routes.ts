import { bind } from '../../../access/server/gate.ts'
import { addDays } from '../../../kit/day.ts'
import { dutiesNow } from '../headcount/duties-now.ts'
import { followDuties } from '../headcount/follow-duties.server.ts'
import { dutyFactsOf, enterWorkers, headcountsOf } from '../headcount/headcount.store.ts'
import { openWorkplace, refuse, workplaceOf } from '../workplace.store.ts'
import { kinds, type WorkplaceKind } from '../workplace.ts'
import * as calls from './page.contract.ts'
import * as store from './page.store.ts'

const daysBack = 14

const read = (kind: WorkplaceKind) =>
  bind(calls.readPage[kind], async ({ db, can }, { params }) => {
    const { id, status, today } = await workplaceOf(db, { kind, id: params.id })
    const project = kind === 'project'
    const counts = project ? await headcountsOf(db, id) : []
    const facts = project ? await dutyFactsOf(db, id) : undefined
    const duties = facts === undefined ? [] : dutiesNow(facts, counts)
    const ages =
      project && can('submissions.deficiency-registry') ? await store.agesOf(db, id, today) : null
    return {
      data: {
        status,
        today,
        missing: project ? await store.missingOf(db, id) : [],
        open: await store.openAt(db, { kind, id }),
        ages: ages ?? null,
        ...(await store.rosterToday(db, id, today)),
        emergency_contacts:
          project && can('emergency-contacts.view') ? await store.emergencyContacts(db) : null,
        headcounts: counts.filter(({ day }) => day > addDays(today, -daysBack)),
        duties: duties.map(({ duty, count, citation, from }) => ({ duty, count, citation, from })),
      },
    }
  })

const activate = bind(calls.activateProject, async ({ db, exchange }, { params }) => {
  const { id, status } = await openWorkplace(db, { kind: 'project', id: params.id })
  if (status !== 'planned' && status !== 'on_hold')
    throw refuse('', 'Only a planned project or one on hold can be activated.')
  if ((await store.missingOf(db, id)).length > 0)
    throw refuse('', 'Something an active project needs is still missing.')
  await store.activate(db, id)
  await followDuties(db, id, exchange.publicUrl)
})

const complete = bind(calls.completeProject, async ({ db }, { params, body }) => {
  const { id } = await openWorkplace(db, { kind: 'project', id: params.id })
  const open = await store.openAt(db, { kind: 'project', id })
  const any = open.deficiencies + open.unsigned + open.assets > 0
  if (any && body.reason === '')
    throw refuse('reason', 'Something is still open: give a reason to complete it anyway.')
  await store.complete(db, id, body.reason)
})

const enter = bind(calls.enterHeadcount, async ({ db, exchange }, { params, body }) => {
  const { id, today } = await openWorkplace(db, { kind: 'project', id: params.id })
  const day = body.day ?? today
  if (day > today) throw refuse('day', 'Today at the latest.')
  if (day < addDays(today, -daysBack)) throw refuse('day', `At most ${daysBack} days ago.`)
  await enterWorkers(db, id, day, body.workers)
  await followDuties(db, id, exchange.publicUrl)
})

export const pageCalls = [...kinds.map(read), activate, complete, enter]
