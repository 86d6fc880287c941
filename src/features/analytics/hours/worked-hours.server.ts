import { mondayOf } from '../../../kit/day.ts'
import type { RegisterExtension } from '../../../register/server/extension.ts'
import { hoursAlike, numberOfProject } from './hours.store.ts'
import { workedHours } from './worked-hours.register.ts'

const taken = 'The hours of this project and week are there already: change those.'

export const workedHoursServer: RegisterExtension<typeof workedHours> = {
  register: workedHours,
  async settle({ db }, { after: { week, project } }) {
    const monday = mondayOf(week)
    const number = project === null ? undefined : await numberOfProject(db, project)
    return { week: monday, name: [number, monday].filter(Boolean).join(' · ') }
  },
  async check({ db }, { after }) {
    return (await hoursAlike(db, after)) === undefined ? undefined : { week: [taken] }
  },
  refuses: {
    restore: async ({ db }, row) => ((await hoursAlike(db, row)) === undefined ? undefined : taken),
  },
}
