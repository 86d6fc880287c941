import { Button } from '@mantine/core'
import { IconScale } from '@tabler/icons-react'
import { useMemo } from 'react'
import { EmptyState } from '../../../../kit/web/inputs/EmptyState.tsx'
import { useText } from '../../../../kit/web/language/Language.tsx'
import { Notice } from '../../../../kit/web/plain/Notice.tsx'
import { ruleRows } from '../../../../regulation/index.ts'
import { useSays } from '../use-says.ts'
import { useSwitches } from '../use-switches.ts'
import { useTextsInAddress } from '../use-texts-in-address.ts'
import { useToday } from '../use-today.ts'
import { type Filters, findRules, noFilters, textsIn } from './find-rules.ts'
import { RuleFilters } from './RuleFilters.tsx'
import { RuleList } from './RuleList.tsx'

/** Every rule, to be searched and sorted, with the switches of those that are uncertain. */
export function RulesView() {
  const says = useSays()
  const text = useText()
  const today = useToday()
  const { data: switches, isError } = useSwitches()
  const [inAddress, change] = useTextsInAddress(noFilters)
  const filters = inAddress as Filters
  const texts = useMemo(() => textsIn(says), [says])
  const rows = findRules(filters, says, today, texts)
  return (
    <section className="stack gap-3">
      {isError && <Notice tone="danger">{text('could_not_load')}</Notice>}
      <RuleFilters filters={filters} onChange={change} />
      <p className="hint" role="status">
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
        <RuleList rows={rows} switches={switches} sort={filters.sort} />
      )}
    </section>
  )
}
