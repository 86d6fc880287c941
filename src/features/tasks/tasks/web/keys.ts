// What the screens of tasks read, each under its key: a change of a task makes all of it stale.
import { registerKey } from '../../../../register/web/keys.ts'
import type { TaskNarrowing } from '../tasks.contract.ts'
import { tasks } from '../tasks.register.ts'

export const tasksKey = registerKey(tasks.name)
export const taskKey = (id: string) => registerKey(tasks.name, 'whole', id)
export const taskCalendarKey = (from: string, to: string, asked: TaskNarrowing) =>
  registerKey(tasks.name, 'calendar', from, to, asked)
export const taskBoardKey = (asked: TaskNarrowing) => registerKey(tasks.name, 'board', asked)
