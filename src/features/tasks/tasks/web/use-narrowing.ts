import { usePresentFilter } from '../../../../register/web/list/address/use-list-view.ts'
import type { TaskNarrowing } from '../tasks.contract.ts'
import { tasks } from '../tasks.register.ts'

/** What the board and the calendar ask for: one's own tasks or all, at the project that one works on or at every one. */
export function useNarrowing(mine: boolean): TaskNarrowing {
  const { present } = usePresentFilter(tasks)
  const project = present.project?.[0]
  return { ...(mine && { mine: '1' }), ...(project !== undefined && { project }) }
}
