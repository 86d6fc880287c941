// What a register whose work asks for courses says of it, and what screens show of it.
import { choice } from '../../../register/fields/choice.ts'

export type { LackingTraining } from '../definition.contract.ts'

/** What becomes of somebody who has no valid record of a course that is asked for. */
export const withoutTraining = choice({
  label: 'Without that training',
  required: true,
  default: 'warn',
  options: { warn: 'Warn', refuse: 'Refuse' },
})
