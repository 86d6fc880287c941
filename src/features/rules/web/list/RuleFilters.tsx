import { TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import type { PageKey } from '../../says.ts'
import { subjectKey, subjectNames } from '../../subjects.ts'
import { Choose } from '../Choose.tsx'
import classes from '../rules.module.css'
import { useSays } from '../use-says.ts'
import { type Filters, sortNames, times } from './find-rules.ts'

type Props = { filters: Filters; onChange: (changed: Partial<Filters>) => void }
type Choice = { id: string; label: string }

/** A list keeps no empty value. */
const all = 'all'

export function RuleFilters({ filters, onChange }: Props) {
  const says = useSays()
  const select = (
    name: 'where' | 'subject' | 'certainty',
    label: PageKey,
    any: PageKey,
    options: readonly Choice[],
  ) => (
    <Choose
      label={says.word(label)}
      options={[{ id: all, label: says.word(any) }, ...options]}
      value={filters[name] || all}
      onChange={(value) => onChange({ [name]: value === all ? '' : value })}
    />
  )
  const sorts = ['order', ...sortNames] as const
  return (
    <search className={classes.filters}>
      <TextInput
        className="col-span-full"
        type="search"
        label={says.word('page_search')}
        leftSection={<IconSearch size={18} aria-hidden="true" />}
        value={filters.search}
        onChange={(event) => onChange({ search: event.currentTarget.value })}
      />
      {select(
        'where',
        'page_filter_jurisdiction',
        'page_everywhere',
        ['CA-ON', 'US', 'HOUSE'].map((id) => ({ id, label: says.word(`jurisdiction_${id}`) })),
      )}
      {select(
        'subject',
        'page_filter_subject',
        'page_everything',
        subjectNames.map((id) => ({ id, label: says.word(subjectKey(id)) })),
      )}
      {select(
        'certainty',
        'page_filter_certainty',
        'page_any_certainty',
        ['A', 'B', 'C', 'D'].map((id) => ({
          id,
          label: `${id} · ${says.word(`certainty_${id}`)}`,
        })),
      )}
      <Choose
        label={says.word('page_filter_when')}
        options={times.map((id) => ({ id, label: says.word(`page_when_${id}`) }))}
        value={filters.when}
        onChange={(when) => onChange({ when })}
      />
      <Choose
        label={says.word('page_sort')}
        options={sorts.map((id) => ({ id, label: says.word(`page_${id}`) }))}
        value={filters.sort}
        onChange={(sort) => onChange({ sort })}
      />
    </search>
  )
}
