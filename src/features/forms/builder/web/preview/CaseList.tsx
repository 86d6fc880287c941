import { Button, Group, TextInput } from '@mantine/core'
import { type FormEvent, useMemo, useState } from 'react'
import type { Locale } from '../../../../../kit/locales.ts'
import { useText } from '../../../../../kit/web/language/Language.tsx'
import type { Filling } from '../../../definition/filling/filling.ts'
import type { FormDefinition, SavedCase } from '../../../definition/question.ts'
import { setCases } from '../../builder-state.ts'
import { accepted, caseOf, runCase } from '../../explain-cases.ts'
import { useBuilder } from '../draft/builder-store.ts'
import { CaseRow } from './CaseRow.tsx'
import classes from './preview.module.css'

type Props = {
  definition: FormDefinition
  filling: Filling
  language: Locale
  onLoad(answers: SavedCase['answers']): void
}

/** Answers kept under a name, run again whenever the form changes. */
export function CaseList({ definition, filling, language, onLoad }: Props) {
  const text = useText()
  const store = useBuilder()
  const [name, setName] = useState('')
  const [asked, setAsked] = useState(false)
  const cases = definition.cases ?? []
  const runs = useMemo(
    () => (definition.cases ?? []).map((one) => runCase(definition, one)),
    [definition],
  )
  function change(step: (cases: readonly SavedCase[]) => readonly SavedCase[]) {
    store.run((state) => setCases(state, step(state.definition.cases ?? [])))
  }
  const replace = (next: SavedCase) =>
    change((all) => all.map((one) => (one.id === next.id ? next : one)))
  function save(event: FormEvent) {
    event.preventDefault()
    setAsked(name.trim() === '')
    if (name.trim() === '') return
    change((all) => [...all, caseOf(name.trim(), filling)])
    setName('')
  }
  return (
    <section aria-label={text('case_title')} className="card stack gap-2 p-4">
      <h3 className="text-lg">{text('case_title')}</h3>
      <p className="hint">{text('case_lead')}</p>
      <form onSubmit={save}>
        <Group align="end" gap="xs">
          <TextInput
            label={text('case_name')}
            value={name}
            maxLength={120}
            onChange={(event) => setName(event.currentTarget.value)}
            error={asked && name.trim() === '' ? text('case_name_missing') : undefined}
            flex={1}
          />
          <Button type="submit" variant="default">
            {text('case_save')}
          </Button>
        </Group>
      </form>
      {cases.length === 0 && <p className="hint">{text('case_none')}</p>}
      <ul className={`${classes.rows} bare stack gap-px`}>
        {cases.map((one, at) => (
          <CaseRow
            key={one.id}
            saved={one}
            run={runs[at] ?? { shows: [], hides: [], ok: true }}
            definition={definition}
            language={language}
            onLoad={() => onLoad(one.answers)}
            onRename={(next) => replace({ ...one, name: next })}
            onAccept={() => replace(accepted(definition, one))}
            onDelete={() => change((all) => all.filter(({ id }) => id !== one.id))}
          />
        ))}
      </ul>
    </section>
  )
}
