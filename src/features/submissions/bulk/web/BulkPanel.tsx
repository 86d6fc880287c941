import { ActionIcon, Button } from '@mantine/core'
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { useText } from '../../../../kit/web/language/Language.tsx'
import { BulkLine } from './BulkLine.tsx'
import classes from './bulk.module.css'
import { isEnded, useBulkActions } from './bulk-store.ts'
import { clearBulkActions } from './run-bulk.ts'

/** What is under way on many submissions at once; it can be made small, and goes on all the same. */
export function BulkPanel() {
  const text = useText()
  const actions = useBulkActions()
  const ended = actions.every(isEnded)
  const { pathname } = useLocation()
  const [collapsed, setCollapsed] = useState(false)
  // What is done is out of the way of the next screen.
  const [at, setAt] = useState(pathname)
  if (at !== pathname) {
    setAt(pathname)
    if (ended) setCollapsed(true)
  }
  const Chevron = collapsed ? IconChevronUp : IconChevronDown
  return (
    <section className={classes.panel} aria-label={text('bulk_panel')}>
      <header className={classes.head}>
        <h2>
          {text('bulk_panel')} ({actions.length})
        </h2>
        {ended && (
          <Button variant="subtle" size="compact-md" onClick={clearBulkActions}>
            {text('bulk_clear')}
          </Button>
        )}
        <ActionIcon
          variant="subtle"
          size="lg"
          color="gray"
          aria-expanded={!collapsed}
          aria-label={text(collapsed ? 'bulk_expand' : 'bulk_collapse')}
          onClick={() => setCollapsed(!collapsed)}
        >
          <Chevron size={20} aria-hidden />
        </ActionIcon>
      </header>
      {collapsed ? (
        <p className="hint px-4 py-3 m-0">{text('bulk_popups')}</p>
      ) : (
        <ul className="bare overflow-y-auto">
          {actions.map((action) => (
            <BulkLine key={action.key} action={action} />
          ))}
        </ul>
      )}
    </section>
  )
}
