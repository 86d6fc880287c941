import { useText } from '../../../../../kit/web/language/Language.tsx'
import type { Live } from './use-live.ts'

/** Says which version people fill, and what the draft would change of it. */
export function LiveState({ id, live }: { id: string; live: Live | null | undefined }) {
  const text = useText()
  const words = () => {
    if (live === undefined) return ''
    if (live === null) return text('builder_live_none')
    const { n, same, changes: count } = live
    return same ? text('builder_live_same', { n }) : text('builder_live_changes', { n, count })
  }
  return (
    <span id={id} className="text-sm text-soft">
      {words()}
    </span>
  )
}
