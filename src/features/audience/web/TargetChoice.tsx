import { Loader, Select } from '@mantine/core'
import { useState } from 'react'
import { useLanguage } from '../../../kit/web/language/Language.tsx'
import { type AudienceFact, keyOf, roleNames } from '../../../register/fields/audience.ts'
import { useClosed } from '../../../register/web/input/choices/use-closed.tsx'
import { type ChosenKind, useAudienceChoices } from './use-audience-choices.ts'

type Chosen = Omit<AudienceFact, 'out'>
type Choice = { label: string; onChoose(fact: Chosen): void }

export function RoleChoice({ label, there, onChoose }: Choice & { there: ReadonlySet<string> }) {
  const { say, text } = useLanguage()
  const facts = Object.keys(roleNames).map(
    (id): Chosen => ({ kind: 'role', id, value: null, name: null }),
  )
  return (
    <Select
      aria-label={label}
      autoFocus
      defaultDropdownOpened
      placeholder={text('input_select_placeholder')}
      data={Object.entries(roleNames).map(([value, name]) => ({
        value,
        label: say(name),
        disabled: facts.some((fact) => fact.id === value && there.has(keyOf(fact))),
      }))}
      value={null}
      onChange={(id) => {
        const fact = facts.find((one) => one.id === id)
        if (fact !== undefined) onChoose(fact)
      }}
    />
  )
}

/** Where what cannot be chosen any more is looked at and mended. */
const registers: Readonly<Record<ChosenKind, string>> = {
  operation_role: 'operation-roles',
  team: 'teams',
  project: 'projects',
  entity: 'entities',
  location: 'locations',
  contractor: 'trade-contractors',
  field: 'users-custom-fields',
  person: 'users',
}

/** A row, a person, or what a custom field says: searched where it lives. */
export function TargetChoice({ kind, label, onChoose }: Choice & { kind: ChosenKind }) {
  const { text } = useLanguage()
  const [typed, setTyped] = useState('')
  const { choices, searching, failed } = useAudienceChoices(kind, typed)
  const found = choices.map((one) => ({ ...one, key: `${one.id} ${one.value ?? ''}` }))
  const rows = found.map(({ key, id: _, ...row }) => ({ ...row, id: key }))
  const { isOpen, renderOption, inputContainer } = useClosed(registers[kind], rows)
  const nothing = failed ? text('could_not_load') : text('input_select_nothing')
  return (
    <div>
      <Select
        aria-label={label}
        autoFocus
        defaultDropdownOpened
        placeholder={text('field_search')}
        data={found.map(({ key, name, detail }) => ({
          value: key,
          label: detail === null ? name : `${name} · ${detail}`,
        }))}
        value={null}
        searchable
        searchValue={typed}
        onSearchChange={setTyped}
        filter={({ options }) => options}
        renderOption={renderOption}
        inputContainer={inputContainer}
        nothingFoundMessage={searching ? text('field_searching') : nothing}
        {...(searching && {
          rightSection: <Loader size={16} role="status" aria-label={text('field_searching')} />,
        })}
        onChange={(key) => {
          const chosen = found.find((one) => one.key === key)
          if (chosen === undefined || !isOpen(key)) return
          onChoose({ kind, id: chosen.id, value: chosen.value, name: chosen.name })
        }}
      />
    </div>
  )
}
