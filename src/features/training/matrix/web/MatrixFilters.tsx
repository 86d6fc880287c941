import { Select, TextInput } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../../kit/http/client.web.ts'
import { keysOf } from '../../../../kit/own.ts'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import { roleNames } from '../../../../register/fields/audience.ts'
import { FilterFold } from '../../../../register/web/list/filters/FilterFold.tsx'
import { useAudienceChoices } from '../../../audience/web/index.ts'
import { training } from '../../courses/training.register.ts'
import { trainingMatrixKey } from '../../web/keys.ts'
import { shownLetters } from '../letters.ts'
import { rolesToNarrowBy } from '../matrix.contract.ts'
import classes from './matrix.module.css'
import type { MatrixName, useMatrix } from './use-matrix.ts'

const categories = training.fields.category.options
const showWords = {
  all: 'training_show_all',
  gaps: 'training_show_gaps',
  missing: 'training_show_missing',
  expired: 'training_show_expired',
  expiring: 'training_show_expiring',
  pending: 'training_show_pending',
  grace: 'training_show_grace',
} as const

type PlaceProps = {
  kind: 'project' | 'team' | 'contractor'
  label: string
  value: string | undefined
  onChange(id: string | null): void
}

function PlaceFilter({ kind, label, value, onChange }: PlaceProps) {
  const { text } = useLanguage()
  const { choices, searching } = useAudienceChoices(kind, '')
  return (
    <Select
      label={label}
      placeholder={text('field_search')}
      searchable
      clearable
      clearButtonProps={{ 'aria-label': text('field_clear', { label }) }}
      value={value ?? null}
      data={choices.flatMap(({ id, name, why }) =>
        why === undefined ? [{ value: id, label: name }] : [],
      )}
      nothingFoundMessage={text(searching ? 'field_searching' : 'input_select_nothing')}
      onChange={onChange}
    />
  )
}

type RoleProps = { value: string | undefined; onChange(id: string | null): void }

/** By operation: roles of two may have the same name. */
function RoleFilter({ value, onChange }: RoleProps) {
  const { text, say } = useLanguage()
  const { data = [] } = useQuery({
    queryKey: trainingMatrixKey('operation-roles'),
    queryFn: async ({ signal }) => (await call(rolesToNarrowBy, { signal })).data,
  })
  const groups = Map.groupBy(data, ({ operation }) => operation)
  const label = say('Operation role')
  return (
    <Select
      label={label}
      placeholder={text('training_any')}
      searchable
      clearable
      clearButtonProps={{ 'aria-label': text('field_clear', { label }) }}
      value={value ?? null}
      data={[...groups].map(([group, roles]) => ({
        group,
        items: roles.map(({ id, name }) => ({ value: id, label: name })),
      }))}
      nothingFoundMessage={text('input_select_nothing')}
      onChange={onChange}
    />
  )
}

type Props = { of: MatrixName } & Pick<ReturnType<typeof useMatrix>, 'asked' | 'narrow'>

/** By what the matrix is narrowed. On a phone the person and the status come first, the rest when it is asked for. */
export function MatrixFilters({ of, asked: { filters, narrowing }, narrow }: Props) {
  const { text, say } = useLanguage()
  const [typed, setTyped] = useState(narrowing.search)
  const find = useDebouncedCallback((search: string) => narrow({ search }), 200)
  const set = Object.keys(filters).length + (narrowing.category === undefined ? 0 : 1)
  return (
    <div className={classes.filters}>
      <TextInput
        type="search"
        {...(of !== 'roles' && { className: classes.find })}
        label={text('training_find_person')}
        leftSection={<IconSearch size={16} aria-hidden />}
        value={typed}
        maxLength={80}
        onChange={(event) => {
          setTyped(event.currentTarget.value)
          find(event.currentTarget.value.trim())
        }}
      />
      <Select
        label={text('training_show')}
        data={keysOf(shownLetters).map((value) => ({ value, label: text(showWords[value]) }))}
        value={narrowing.show}
        allowDeselect={false}
        onChange={(show) => narrow({ show: show === 'all' ? null : show })}
      />
      <FilterFold set={set}>
        {of === 'roles' && (
          <RoleFilter
            value={filters.operation_role}
            onChange={(operation_role) => narrow({ operation_role })}
          />
        )}
        <Select
          label={say('Category')}
          placeholder={text('training_any')}
          data={keysOf(categories).map((value) => ({ value, label: say(categories[value]) }))}
          value={narrowing.category ?? null}
          clearable
          clearButtonProps={{ 'aria-label': text('field_clear', { label: say('Category') }) }}
          onChange={(category) => narrow({ category })}
        />
        <PlaceFilter
          kind="project"
          label={say('Project')}
          value={filters.project}
          onChange={(project) => narrow({ project })}
        />
        <PlaceFilter
          kind="team"
          label={say('Team')}
          value={filters.team}
          onChange={(team) => narrow({ team })}
        />
        {of !== 'managers' && (
          <Select
            label={say('Role')}
            placeholder={text('training_any')}
            data={Object.entries(roleNames).map(([value, name]) => ({ value, label: say(name) }))}
            value={filters.role ?? null}
            clearable
            clearButtonProps={{ 'aria-label': text('field_clear', { label: say('Role') }) }}
            onChange={(role) => narrow({ role })}
          />
        )}
        <PlaceFilter
          kind="contractor"
          label={say('Trade contractor')}
          value={filters.contractor}
          onChange={(contractor) => narrow({ contractor })}
        />
      </FilterFold>
    </div>
  )
}
