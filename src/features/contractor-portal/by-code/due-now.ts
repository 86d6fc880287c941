// Which day a form is sent for, when somebody on a site fills it now.
import type { DutyState, OwedForm } from '../../contractors/definition/index.ts'

type Due = Pick<OwedForm, 'day' | 'until' | 'state'>

const isOpen = (state: DutyState) => state === 'outstanding' || state === 'past_due'

/** The first day that is still open; else the last that has come, so that a second worker of a crew is not turned away.
 *  Nothing where none has begun. */
export function dueNow<One extends Due>(duties: readonly One[], today: string): One | undefined {
  const inOrder = duties.toSorted((one, other) => one.day.localeCompare(other.day))
  return inOrder.find(({ state }) => isOpen(state)) ?? inOrder.findLast(({ day }) => day <= today)
}
