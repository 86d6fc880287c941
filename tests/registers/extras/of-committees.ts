// What the rules of the registers of committees need beyond what their definitions say.
import { jhsc } from '../../../src/features/appointments/jhsc/jhsc.register.ts'
import { jhscCommittees } from '../../../src/features/committees/committees/jhsc-committees.register.ts'
import { locations } from '../../../src/features/workplaces/locations/locations.register.ts'
import { callsOf } from '../../../src/register/contract.ts'
import type { Extras } from '../house.ts'

export const ofCommittees: Readonly<Record<string, Extras>> = {
  'jhsc-committees': {
    // A place has one committee.
    make: async (_, house) => ({ location: (await house.make(locations)).id }),
    ruled: ['location'],
  },
  'jhsc-meetings': {
    // Minutes are posted once both co-chairs have approved them.
    make: () => ({ posted_on: null, ends_at: null }),
    ruled: ['posted_on', 'starts_at', 'ends_at'],
  },
  'jhsc-inspections': {
    // A worker member inspects.
    async make({ committee, planned_on }, house, over) {
      const id = String(over.committee ?? committee ?? (await house.make(jhscCommittees)).id)
      const { location } = await house.manager.row(callsOf(jhscCommittees).read, { params: { id } })
      const member = await house.make(jhsc, 'required', {
        location: (location as { id: string }).id,
        represents: 'worker',
        starts_on: planned_on,
        ends_on: planned_on,
      })
      return { committee: id, inspector: (member.person as { id: string }).id }
    },
    ruled: ['committee', 'inspector', 'planned_on'],
  },
}
