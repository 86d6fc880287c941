// What this feature reads, each under its key.
import { registerKey } from '../../../register/web/keys.ts'

const name = 'deficiencies'

export const deficienciesKey = registerKey(name)
export const boardKey = (incident: boolean, project: string | undefined) =>
  registerKey(name, 'board', incident, project)
export const deficiencyKey = (id: string | undefined) => registerKey(name, 'whole', id)
export const homeAgeingKey = registerKey(name, 'home-ageing')
export const figuresKey = (incident: boolean, project: string | undefined) =>
  registerKey(name, 'figures', incident, project)
