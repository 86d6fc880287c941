import type { Beside } from '../../register/server/beside.ts'
import { projects } from './projects.register.ts'

export const projectsServer: Beside = {
  register: projects,
  async check(_context, { after }) {
    const { start_date, planned_end } = after
    return planned_end !== null && String(planned_end) < String(start_date)
      ? { planned_end: ['It ends before it begins.'] }
      : undefined
  },
}
