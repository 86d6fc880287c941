import { Select } from '@mantine/core'
import { useState } from 'react'
import { DayInput } from '../../../kit/web/inputs/DayInput.tsx'
import { useLanguage, useText } from '../../../kit/web/language/Language.tsx'
import { useAddressQuery, withWords } from '../../../kit/web/page/use-address-query.ts'
import type { Register } from '../../../register/define.ts'
import { useChoices } from '../../../register/web/input/choices/use-choices.ts'
import { projects } from '../../projects/web/index.ts'
import { workedHours } from '../hours/worked-hours.register.ts'
import classes from './figures.module.css'
import type { Period } from './period.ts'

const isDay = (text: string | null): text is string => /^\d{4}-\d{2}-\d{2}$/.test(text ?? '')

/** What figures are narrowed by: it stands in the address, so that a link shows the same. */
export function useFilters() {
  const { search, change } = useAddressQuery()
  const words = new URLSearchParams(search)
  const [from, to] = [words.get('from'), words.get('to')]
  const [project, entity] = [words.get('project'), words.get('entity')]
  return {
    asked: {
      ...(isDay(from) && { from }),
      ...(isDay(to) && { to }),
      ...(project && { project }),
      ...(entity && !project && { entity }),
    },
    ask: (asked: Readonly<Record<string, string | null>>) =>
      change((now) => withWords(now, asked), { replace: true, preventScrollReset: true }),
  }
}

type Props = { filters: ReturnType<typeof useFilters>; period: Period | undefined }

export function FilterBar({ filters: { asked, ask }, period }: Props) {
  const { text, say } = useLanguage()
  const { from = period?.from, to = period?.to } = asked
  return (
    <div className={classes.filters}>
      <DayInput
        label={text('figures_from')}
        value={from ?? null}
        onChange={(day) => ask({ from: day })}
        {...(to && { latest: to })}
      />
      <DayInput
        label={text('figures_to')}
        value={to ?? null}
        onChange={(day) => ask({ to: day })}
        {...(from && { earliest: from })}
      />
      <Place
        label={say('Project')}
        from={{ register: workedHours, field: 'project' }}
        value={asked.project}
        onChange={(project) => ask({ project, entity: null })}
      />
      <Place
        label={text('figures_entity')}
        from={{ register: projects, field: 'entity' }}
        value={asked.entity}
        onChange={(entity) => ask({ entity, project: null })}
      />
    </div>
  )
}

type PlaceProps = {
  label: string
  from: { register: Register; field: string }
  value: string | undefined
  onChange(chosen: string | null): void
}

/** Where the figures are from. */
function Place({ label, from: { register, field }, value, onChange }: PlaceProps) {
  const text = useText()
  const [typed, setTyped] = useState('')
  const [chosen, setChosen] = useState('')
  // What is chosen stands where one types, and is no search for itself.
  const { found, searching } = useChoices(register, field, typed === chosen ? '' : typed, true)
  return (
    <Select
      label={label}
      placeholder={text('figures_all')}
      searchable
      clearable
      clearButtonProps={{ 'aria-label': text('field_clear', { label }) }}
      value={value ?? null}
      searchValue={typed}
      onSearchChange={setTyped}
      data={found.map(({ id, name }) => ({ value: id, label: name }))}
      nothingFoundMessage={text(searching ? 'field_searching' : 'input_select_nothing')}
      onChange={(id, option) => {
        setChosen(option?.label ?? '')
        onChange(id)
      }}
    />
  )
}
