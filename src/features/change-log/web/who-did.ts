import type { Text } from '../../../kit/web/language/catalogue.ts'
import type { WordedChange } from '../changes.contract.ts'

/** Whose name a change bears; what nobody did was done by the system. */
export const whoDid = ({ actor }: Pick<WordedChange, 'actor'>, text: Text): string =>
  actor === 'system' ? text('history_by_system') : actor
