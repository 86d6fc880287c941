import type { Say } from '../../../kit/sentences.ts'
import type { Text } from '../../../kit/web/language/catalogue.ts'
import { actionName, partsOfRight } from '../../right-names.ts'
import type { Lock } from './right-states.ts'

type Speech = { say: Say; text: Text }

/** What a right lets one do, without its family: "Edit". */
export function actionWords(right: string, { say }: Pick<Speech, 'say'>): string {
  const found = partsOfRight(right)
  return found === undefined ? right : say(actionName(found.action))
}

const lockKeys = {
  role: 'right_lock_role',
  implied: 'right_lock_implied',
  refused: 'right_lock_refused',
  giver: 'right_lock_giver',
} as const

/** Why a right cannot be changed here. */
export const lockWords = ({ why, by }: Lock, speech: Speech): string =>
  speech.text(lockKeys[why], { rights: by.map((right) => actionWords(right, speech)).join(', ') })
