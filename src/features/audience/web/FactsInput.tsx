import { Pill, Select } from '@mantine/core'
import { useState } from 'react'
import { isNameIn, keysOf } from '../../../kit/own.ts'
import { FieldGroup } from '../../../kit/web/inputs/FieldGroup.tsx'
import { useLanguage } from '../../../kit/web/language/Language.tsx'
import {
  type AudienceFact,
  type FactKind,
  factKinds,
  factWords,
  keyOf,
} from '../../../register/fields/audience.ts'
import classes from './audience.module.css'
import { RoleChoice, TargetChoice } from './TargetChoice.tsx'

type Props = {
  /** Those that leave people out, or those that take people in. */
  out: boolean
  label: string
  facts: readonly AudienceFact[]
  onChange(facts: AudienceFact[]): void
  disabled: boolean
}

/** The facts of one side: each can be taken away; another is added by its kind, then by what it points at. */
export function FactsInput({ out, label, facts, onChange, disabled }: Props) {
  const { say, text } = useLanguage()
  const [kind, setKind] = useState<FactKind>()
  const shown = facts.filter((fact) => fact.out === out)
  const there = new Set(facts.map(keyOf))

  function add(fact: Omit<AudienceFact, 'out'>) {
    if (!there.has(keyOf(fact))) onChange([...facts, { ...fact, out }])
    setKind(undefined)
  }
  function choose(chosen: string | null) {
    if (chosen === null || !isNameIn(factKinds, chosen)) setKind(undefined)
    else if (chosen === 'everyone') add({ kind: chosen, id: null, value: null, name: null })
    else setKind(chosen)
  }
  const kinds = keysOf(factKinds).filter(
    (one) => one !== 'everyone' || !(out || facts.some(({ kind: has }) => has === 'everyone')),
  )
  const what = kind === undefined ? '' : say(factKinds[kind])
  return (
    <FieldGroup label={label}>
      {shown.length > 0 && (
        <ul className={classes.facts}>
          {shown.map((fact) => (
            <li key={keyOf(fact)}>
              <Pill
                size="lg"
                classNames={{ root: classes.fact ?? '' }}
                withRemoveButton={!disabled}
                removeButtonProps={{
                  'aria-label': text('audience_remove', { fact: factWords(fact, say) }),
                  'aria-hidden': false,
                  tabIndex: 0,
                }}
                onRemove={() => onChange(facts.filter((one) => one !== fact))}
              >
                {factWords(fact, say)}
              </Pill>
            </li>
          ))}
        </ul>
      )}
      {!disabled && (
        <div className={classes.adding}>
          <Select
            aria-label={`${label}: ${text('audience_add')}`}
            placeholder={text('audience_add')}
            data={kinds.map((one) => ({ value: one, label: say(factKinds[one]) }))}
            value={kind ?? null}
            onChange={choose}
          />
          {kind === 'role' && <RoleChoice label={what} there={there} onChoose={add} />}
          {kind !== undefined && kind !== 'role' && kind !== 'everyone' && (
            <TargetChoice key={kind} kind={kind} label={what} onChoose={add} />
          )}
        </div>
      )}
    </FieldGroup>
  )
}
