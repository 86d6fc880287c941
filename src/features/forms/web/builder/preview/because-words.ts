import type { Text } from '../../../../../kit/web/language/Language.tsx'
import type { Why } from '../../../builder/why.ts'
import { joined, type Wording } from '../../../builder/why-words.ts'

/** Why in one sentence: what keeps it hidden, or all that shows it. */
export function becauseWords({ shown, because }: Why, text: Text, wording: Wording): string {
  if (because.length === 0) return text('why_always')
  const telling = because.filter(({ holds }) => holds === shown)
  const facts = joined([...new Set(telling.map(({ words }) => words))], 'why_and', wording)
  return text(shown ? 'why_shown' : 'why_not_shown', { facts })
}
