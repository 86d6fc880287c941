// What the rules of the registers of contractors need beyond what their definitions say.
import { dayOfItsOwn } from './digits.ts'
import type { Extras } from './house.ts'

const aLine = {
  ...{ place: 'projects', frequency: 'weekly', weekdays: ['1'] },
  ...{
    month_day: null,
    due_on: null,
    ends_on: null,
    qualifies_months: null,
    starts_on: '2099-01-05',
  },
}
/** A line that has begun keeps its rhythm, and one of a week has its day. */
const ofALine: Extras = {
  make: () => aLine,
  ruled: [
    ...['form', 'place', 'project', 'frequency', 'weekdays', 'month_day', 'due_on'],
    ...['starts_on', 'ends_on', 'qualifies_months'],
  ],
}

export const ofContractors: Readonly<Record<string, Extras>> = {
  'trade-contractors': {
    // It is approved once its papers are there, and does not work under itself.
    make: () => ({ state: 'pending' }),
    ruled: ['state', 'condition', 'suspended_reason'],
  },
  'tc-forms': {
    ...ofALine,
    // One line is for one project, or for each.
    make: (_given, _house, over) => ({
      ...aLine,
      ...('project' in over ? { place: 'project' } : { project: null }),
    }),
    asks: { project: { place: 'project' } },
  },
  'tc-default-forms': ofALine,
  'tc-papers': {
    // An insurance ends on a day, which comes after it begins; a prequalification alone has a score.
    make: () => ({ kind: 'manual', starts_on: null }),
    ruled: ['kind', 'starts_on', 'expires_on', 'coverage', 'additional_insured', 'score'],
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
