import type { Context } from '../../access/server/gate.ts'
import type { RegisterExtension } from '../../register/server/extension.ts'
import { employerOf } from './entity.store.ts'
import { openAt } from './page/page.store.ts'
import { projects } from './projects.register.ts'

const stillOpen =
  'Something is still open there: complete it on its page, where you can give a reason.'

async function refuseOpen({ db }: Context, id: string): Promise<string | undefined> {
  const { deficiencies, unsigned, assets } = await openAt(db, { kind: 'project', id })
  return deficiencies + unsigned + assets > 0 ? stillOpen : undefined
}

const lacks = 'An active project needs a supervisor, an emergency plan and a hospital.'

export const projectsServer: RegisterExtension = {
  register: projects,
  async settle({ db }, { before, after }) {
    const { entity, manager } = after
    if (before !== undefined || entity || typeof manager !== 'string') return {}
    return { entity: await employerOf(db, manager) }
  },
  async check(context, { before, after }) {
    const { start_date, planned_end, status } = after
    if (planned_end !== null && String(planned_end) < String(start_date))
      return { planned_end: ['The end is before the start.'] }
    const needed = [after.supervisor, after.emergency_plan, after.hospital_name]
    // Made so, imported, no longer planned or on hold. The demo is filled in by nobody.
    const begins = status === 'active' && before?.status !== 'active'
    if (begins && context.session.accountId !== undefined && needed.some((one) => !one))
      return { status: [lacks] }
    if (before !== undefined && before.status !== 'completed' && status === 'completed') {
      const refused = await refuseOpen(context, after.id)
      if (refused !== undefined) return { status: [refused] }
    }
    return undefined
  },
  refuses: { complete: (context, { id }) => refuseOpen(context, id) },
}
