import { IconArrowDown, IconArrowsSort, IconArrowUp } from '@tabler/icons-react'
import type { RuleRow } from '../../../../regulation/index.ts'
import type { PageKey } from '../../says.ts'
import classes from '../rules.module.css'
import { useSays } from '../use-says.ts'
import type { Switches } from '../use-switches.ts'
import { sortNames } from './find-rules.ts'
import { RuleLine } from './RuleLine.tsx'

type Props = {
  rows: readonly RuleRow[]
  switches: Switches | undefined
  sort: string
  onSort: (sort: string) => void
}

/** The rules: a table, or cards on a phone. */
export function RuleTable({ rows, switches, sort, onSort }: Props) {
  const says = useSays()
  function heading(name: string) {
    const up = sort === name
    const down = sort === `-${name}`
    const Icon = up ? IconArrowUp : down ? IconArrowDown : IconArrowsSort
    return (
      <th key={name} scope="col" aria-sort={up ? 'ascending' : down ? 'descending' : 'none'}>
        <button type="button" onClick={() => onSort(up ? `-${name}` : down ? 'order' : name)}>
          {says.word(`page_${name}` as PageKey)}
          <Icon size={15} aria-hidden="true" />
        </button>
      </th>
    )
  }
  return (
    <table className={classes.table}>
      <thead>
        <tr>{sortNames.map(heading)}</tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <RuleLine key={`${row.code} ${row.from}`} row={row} switches={switches} />
        ))}
      </tbody>
    </table>
  )
}
