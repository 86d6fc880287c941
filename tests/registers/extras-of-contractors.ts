// What the rules of the registers of contractors need beyond what their definitions say.
import { dayOfItsOwn } from './days.ts'
import type { Extras } from './house.ts'

export const ofContractors: Readonly<Record<string, Extras>> = {
  'trade-contractors': {
    // It is approved once its papers are there, and does not work under itself.
    make: () => ({ state: 'pending' }),
    ruled: ['state', 'condition', 'suspended_reason'],
  },
  'tc-papers': {
    // An insurance ends on a day, which comes after it begins.
    make: () => ({ kind: 'manual', starts_on: null }),
    ruled: ['kind', 'starts_on', 'expires_on', 'coverage', 'additional_insured'],
  },
  'tc-projects': {
    // Nobody is approved for a project twice on one day.
    make() {
      const day = dayOfItsOwn()
      return { starts_on: day, ends_on: day }
    },
    ruled: ['starts_on', 'ends_on'],
  },
}
