import { SegmentedControl, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { type ReactNode, useMemo, useState } from 'react'
import { EmptyState } from '../../../kit/web/inputs/EmptyState.tsx'
import { useLanguage } from '../../../kit/web/language/Language.tsx'
import { Notice } from '../../../kit/web/plain/Notice.tsx'
import { isModule } from '../../modules.ts'
import { actionName } from '../../right-names.ts'
import { useSession } from '../session.ts'
import { arrowKeys } from './arrow-keys.ts'
import { FamilyRow, usualActions } from './FamilyRow.tsx'
import type { OnRight } from './RightBox.tsx'
import type { RightState } from './right-states.ts'
import classes from './rights.module.css'
import { type Shown, shownFamilies } from './shown-families.ts'

type Props = {
  label: string
  states: readonly RightState[]
  /** What they are compared with, as people call it. */
  against: string | undefined
  /** Left out where nothing may be changed. */
  onRight?: OnRight
  tell?: (right: string) => ReactNode
  /** Beside the search, such as presets. */
  tools?: ReactNode
}

/** Rights as a table of families and actions, in the order of the menu. */
export function RightsTable({ label, states, against, onRight, tell, tools }: Props) {
  const { say, text } = useLanguage()
  const [search, setSearch] = useState('')
  const [shown, setShown] = useState<Shown>('all')
  const groups = useMemo(
    () => shownFamilies(states, { search, shown }, { say, text }),
    [states, search, shown, say, text],
  )
  return (
    <div className="stack gap-3 min-w-0">
      <search className={classes.tools} aria-label={label}>
        <TextInput
          type="search"
          aria-label={text('rights_search')}
          placeholder={text('rights_search')}
          leftSection={<IconSearch size={18} aria-hidden="true" />}
          value={search}
          maxLength={80}
          onChange={(event) => setSearch(event.currentTarget.value)}
          // It stands in a form: what is searched for is not to be saved by it.
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        />
        <SegmentedControl
          size="sm"
          aria-label={text('rights_shown')}
          value={shown}
          onChange={(value) => setShown(value === 'held' || value === 'different' ? value : 'all')}
          data={[
            { value: 'all', label: text('rights_shown_all') },
            { value: 'held', label: text('rights_shown_held') },
            ...(against === undefined
              ? []
              : [{ value: 'different', label: text('rights_shown_different') }]),
          ]}
        />
        {tools}
      </search>
      <Summary states={states} against={against} />
      <PartsOff />
      {groups.length === 0 ? (
        <EmptyState
          icon={<IconSearch size={28} aria-hidden="true" />}
          title={text('rights_none_found')}
          text={text('rights_none_found_hint')}
        />
      ) : (
        <table className={classes.table} aria-label={label} onKeyDown={arrowKeys}>
          <thead>
            <tr>
              <th scope="col">{text('rights_family')}</th>
              {usualActions.map((action) => (
                <th key={action} scope="col" className={classes.usual}>
                  {say(actionName(action))}
                </th>
              ))}
              <th scope="col">{text('rights_others')}</th>
            </tr>
          </thead>
          {groups.map(({ group, families }) => (
            <tbody key={group}>
              <tr className={classes.group}>
                <th colSpan={usualActions.length + 2} scope="rowgroup">
                  {text(`nav_${group}`)}
                </th>
              </tr>
              {families.map(({ family, states: own }) => (
                <FamilyRow
                  key={family}
                  family={family}
                  states={own}
                  onRight={onRight}
                  tell={tell}
                />
              ))}
            </tbody>
          ))}
        </table>
      )}
    </div>
  )
}

/** How many are held, and how that differs. */
function Summary({ states, against }: Pick<Props, 'states' | 'against'>) {
  const { text } = useLanguage()
  const countOf = (mark: 'more' | 'fewer') => states.filter((one) => one.mark === mark).length
  const [more, fewer] = [countOf('more'), countOf('fewer')]
  const total = states.length
  const count = states.filter(({ holds }) => holds).length
  return (
    <p role="status" className="hint m-0">
      {text('rights_summary', { count, total })}{' '}
      {against !== undefined &&
        (more + fewer === 0
          ? text('rights_same_as', { name: against })
          : text('rights_differs', { more, fewer, name: against }))}
    </p>
  )
}

/** Rights of a part of the product that the company does not use open nothing until it does. */
function PartsOff() {
  const { text } = useLanguage()
  const { user } = useSession()
  const off = (user?.company?.modules_off ?? []).filter(isModule)
  if (off.length === 0) return null
  const parts = off.map((module) => text(`module_${module}`)).join(', ')
  return <Notice tone="calm">{text('rights_of_parts_off', { parts })}</Notice>
}
