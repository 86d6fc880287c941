import type { Text } from '../../../../../kit/web/language/catalogue.ts'
import type { PasteFault } from '../../pasted.ts'

/** Why pasted lines are not taken. */
export const faultWords = (fault: PasteFault, text: Text): string =>
  fault.code === 'long'
    ? text('builder_paste_long', { line: fault.line, most: fault.most })
    : text('builder_paste_many', { count: fault.count, room: fault.room })
