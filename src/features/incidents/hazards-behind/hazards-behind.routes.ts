import { bind } from '../../../access/server/gate.ts'
import { Problem } from '../../../kit/problems.ts'
import { hazardsBehind, lockHazard, pointAt, pointNoMore } from '../../hazards/index.ts'
import { expectOpenIncident, seenIncident } from '../record/incidents.store.ts'
import { isOver } from '../record/steps.ts'
import * as calls from './hazards-behind.contract.ts'

export const hazardsBehindCalls = [
  bind(calls.readHazardsBehind, async ({ db, can }, { params: { id } }) => {
    const row = await seenIncident(db, id)
    const mayEdit =
      can('incidents.edit') && can('hazards.view') && !row.archived && !isOver(row.status)
    return {
      data: {
        hazards: can('hazards.view') ? await hazardsBehind(db, id) : [],
        can: mayEdit ? ['edit' as const] : [],
      },
    }
  }),

  bind(calls.pointAtHazard, async ({ db, can }, { params: { id, hazard }, body }) => {
    await expectOpenIncident(db, id)
    // Who adds a hazard from an incident has rated it; to others it is one that is there.
    if (!can('hazards.view') || (body.came_of && !can('hazards.create')))
      throw new Problem('grant/missing')
    await lockHazard(db, hazard)
    await pointAt(db, { incident: id, hazard, ...body })
  }),

  bind(calls.pointAtHazardNoMore, async ({ db }, { params: { id, hazard } }) => {
    await expectOpenIncident(db, id)
    if (!(await pointNoMore(db, hazard, id))) throw new Problem('row/missing')
  }),
]
