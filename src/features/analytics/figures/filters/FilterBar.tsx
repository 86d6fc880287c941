import { Select, Switch } from '@mantine/core'
import { useState } from 'react'
import { DayInput } from '../../../../kit/web/inputs/DayInput.tsx'
import { useLanguage, useText } from '../../../../kit/web/language/Language.tsx'
import type { Register } from '../../../../register/define.ts'
import { useChoices } from '../../../../register/web/input/choices/use-choices.ts'
import { projects } from '../../../projects/web/index.ts'
import { submissions } from '../../../submissions/web/index.ts'
import { workedHours } from '../../hours/worked-hours.register.ts'
import { whoseWork } from '../asked.ts'
import classes from '../figures.module.css'
import type { Period } from '../period.ts'
import { SavedFilters } from './SavedFilters.tsx'
import type { FigureFilters } from './use-filters.web.ts'

type Props = { filters: FigureFilters; period: Period | undefined }

export function FilterBar({ filters, period }: Props) {
  const { text, say } = useLanguage()
  const { asked, ask } = filters
  const { from = period?.from, to = period?.to } = asked
  return (
    <search className="stack gap-3">
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
      <div className={classes.more}>
        <MoreFilters {...filters} />
        <SavedFilters />
      </div>
    </search>
  )
}

/** Whose work is counted, and whether with the period before: folded away until one of it is chosen or asked for. */
function MoreFilters({ asked, compares, ask }: FigureFilters) {
  const { text } = useLanguage()
  const { team, contractor, whose } = asked
  const chosen = [team, contractor, whose].filter(Boolean).length + (compares ? 0 : 1)
  // What was opened stays open, also when the last of it is taken off.
  const [opened] = useState(chosen > 0)
  return (
    <details open={opened}>
      <summary>
        {chosen === 0
          ? text('figures_more_filters')
          : text('figures_more_filters_chosen', { count: chosen })}
      </summary>
      <div className={`${classes.filters} mt-3`}>
        <Place
          label={text('figures_team')}
          from={{ register: submissions, field: 'team' }}
          value={team}
          onChange={(team) => ask({ team })}
        />
        <Place
          label={text('figures_contractor')}
          from={{ register: submissions, field: 'trade_contractor' }}
          value={contractor}
          onChange={(contractor) => ask({ contractor, whose: null })}
        />
        <Select
          label={text('figures_whose')}
          placeholder={text('figures_all')}
          clearable
          clearButtonProps={{ 'aria-label': text('field_clear', { label: text('figures_whose') }) }}
          value={whose ?? null}
          data={whoseWork.map((value) => ({ value, label: text(`figures_${value}`) }))}
          onChange={(whose) => ask({ whose, contractor: null })}
        />
        <Switch
          className={classes.toggle ?? ''}
          label={text('figures_compare')}
          checked={compares}
          onChange={({ currentTarget: { checked } }) => ask({ compare: checked ? null : 'no' })}
        />
      </div>
    </details>
  )
}

type PlaceProps = {
  label: string
  from: { register: Register; field: string }
  value: string | undefined
  onChange(chosen: string | null): void
}

/** Where the figures are from, or whose they are. */
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
