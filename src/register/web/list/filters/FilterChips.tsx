import { UnstyledButton } from '@mantine/core'
import { useText } from '../../../../kit/web/language/Language.tsx'
import { filterable } from '../address/list-address.ts'
import type { List } from '../use-register-list.ts'
import { FilterChip } from './FilterChip.tsx'
import classes from './filters.module.css'

/** What the list is narrowed by: a chip for each, and one way out of all. */
export function FilterChips({ list }: { list: List }) {
  const text = useText()
  const { register, view, edited } = list
  const chips = filterable(register, list.fixed).filter(
    ([name]) => name in view.filters || name === edited,
  )
  if (chips.length === 0) return null
  return (
    <ul className="bare row gap-2" aria-label={text('list_filters')}>
      {chips.map(([name, field]) => (
        <li className="max-w-full" key={name}>
          <FilterChip list={list} name={name} field={field} />
        </li>
      ))}
      {Object.keys(view.filters).length > 0 && (
        <li className="max-w-full">
          <UnstyledButton className={classes.clear} onClick={list.clearFilters}>
            {text('list_filter_clear')}
          </UnstyledButton>
        </li>
      )}
    </ul>
  )
}
