import { Link } from 'react-router'
import type { MessageKey } from '../../../../kit/web/language/catalogue.ts'
import { useText } from '../../../../kit/web/language/Language.tsx'
import type { State } from '../../../capabilities/list/contract.ts'
import { has } from '../../../define.ts'
import { addressWithin, type ScreenPart, screenOf } from '../../../screens-of.ts'
import type { List } from '../use-register-list.ts'
import classes from './head.module.css'

const tabs: readonly [State, ScreenPart, MessageKey][] = [
  ['active', 'list', 'list_state_active'],
  ['completed', 'completed', 'list_state_completed'],
  ['deleted', 'deleted', 'list_state_deleted'],
]

/** What is active, completed and archived: screens of their own where the product has them. */
export function StateTabs({ list }: { list: List }) {
  const text = useText()
  const { register, may, within, state, places } = list
  const listed = may.open('list')
  const whole = listed === undefined ? places?.list : addressWithin(listed, within)

  function addressOf(wanted: State, part: ScreenPart): string | undefined {
    const screen = screenOf(register, part)
    if (screen !== undefined) return may.open(part) && addressWithin(screen, within)
    // Archived rows are for those who archive them.
    if (wanted === 'deleted' && !may.do('archive')) return undefined
    return whole && `${whole}?state=${wanted}`
  }
  const shown = tabs.flatMap(([wanted, part, words]) => {
    if (wanted === 'completed' && !has(register, 'complete')) return []
    if (wanted === 'deleted' && !has(register, 'archive')) return []
    const to = addressOf(wanted, part)
    return to === undefined ? [] : [{ wanted, to, words }]
  })
  if (shown.length < 2) return null
  return (
    <nav aria-label={text('list_tabs')} className={classes.tabs}>
      {shown.map(({ wanted, to, words }) => (
        <Link
          className="hint p-0 py-2 font-medium whitespace-nowrap no-underline"
          key={wanted}
          to={to}
          aria-current={wanted === state ? 'page' : undefined}
        >
          {text(words)}
        </Link>
      ))}
    </nav>
  )
}
