import { reasonsIn } from '../library/incident-library.ts'
import { incidentReasons } from './incident-reasons.register.ts'

const all = reasonsIn('en')
const nameOf = new Map(all.map(({ code, name }) => [code, name]))

export const incidentReasonsDemo = {
  register: incidentReasons,
  rows: all.map(({ parent, ...reason }) => ({
    ...reason,
    ...(parent !== null && { parent: nameOf.get(parent) }),
  })),
}
