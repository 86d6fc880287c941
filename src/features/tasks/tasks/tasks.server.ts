import { sql } from '../../../kit/db/sql.ts'
import type { FieldErrors } from '../../../kit/problems.ts'
import type { RegisterExtension } from '../../../register/server/extension.ts'
import { tasks } from './tasks.register.ts'
import { seenTasks } from './tasks.store.ts'
import { tellAssignees } from './tell.store.ts'

export const tasksServer: RegisterExtension<typeof tasks> = {
  register: tasks,
  scope: ({ session }) => (session.roleId === 1 ? undefined : seenTasks(session)),
  async settle({ db }, { before }) {
    if (before !== undefined) return {}
    const numbered = await db.maybe({ number: 'string' }, sql`select next_number('TSK') as number`)
    return { number: numbered?.number, status: 'open' }
  },
  async check(_, { after }) {
    const errors: FieldErrors = {}
    if (after.starts_on !== null && after.starts_on > after.due_on)
      errors.starts_on = ['It begins after it is due.']
    if (after.completion === 'all' && after.assignees.length === 0)
      errors.assignees = ['Say who is to do it.']
    if (after.repeats_until !== null && after.repeats_until < after.due_on)
      errors.repeats_until = ['The due date is after that day.']
    return Object.keys(errors).length > 0 ? errors : undefined
  },
  async written({ db }, { before, after }) {
    const given = after.assignees.filter((one) => !before?.assignees.includes(one))
    const { id, title, due_on, number = '' } = after
    const version = (before?.version ?? 0) + 1
    await tellAssignees(db, { id, number, title, due_on, version }, given)
  },
}
