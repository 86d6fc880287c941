import { Button } from '@mantine/core'
import { IconScale } from '@tabler/icons-react'
import { EmptyState } from '../../../../kit/web/inputs/EmptyState.tsx'
import { useText } from '../../../../kit/web/language/Language.tsx'
import { Notice } from '../../../../kit/web/plain/Notice.tsx'
import { ruleRows } from '../../../../regulation/index.ts'
import classes from '../rules.module.css'
import { useSays } from '../use-says.ts'
import { useSwitches } from '../use-switches.ts'
import { useTextsInAddress } from '../use-texts-in-address.ts'
import { useToday } from '../use-today.ts'
import { type Filters, findRules, noFilters } from './find-rules.ts'
import { RuleFilters } from './RuleFilters.tsx'
import { RuleTable } from './RuleTable.tsx'

/** Every rule, to be searched and sorted, with the switches of those that are uncertain. */
export function RulesView() {
  const says = useSays()
  const text = useText()
  const today = useToday()
  const { data: switches, isError } = useSwitches()
  const [texts, change] = useTextsInAddress(noFilters)
  const filters = texts as Filters
  const rows = findRules(filters, says, today)
  return (
    <section className={classes.rules}>
      {isError && <Notice tone="danger">{text('could_not_load')}</Notice>}
      <RuleFilters filters={filters} onChange={change} />
      <p className={classes.count} role="status">
        {says.word('page_count', { shown: rows.length, all: ruleRows.length })}
      </p>
      {rows.length === 0 ? (
        <EmptyState
          icon={<IconScale size={28} aria-hidden="true" />}
          title={says.word('page_none')}
          text={says.word('page_none_hint')}
          action={
            <Button variant="default" onClick={() => change(noFilters)}>
              {says.word('page_clear')}
            </Button>
          }
        />
      ) : (
        <RuleTable
          rows={rows}
          switches={switches}
          sort={filters.sort}
          onSort={(sort) => change({ sort })}
        />
      )}
    </section>
  )
}
