import type { RegisterExtension } from '../../register/server/extension.ts'
import { projects } from './projects.register.ts'

export const projectsServer: RegisterExtension = {
  register: projects,
  async check(_context, { after }) {
    const { start_date, planned_end } = after
    return planned_end !== null && String(planned_end) < String(start_date)
      ? { planned_end: ['It ends before it begins.'] }
      : undefined
  },
}
