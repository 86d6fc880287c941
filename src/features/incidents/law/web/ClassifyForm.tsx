import { Button, Textarea } from '@mantine/core'
import { type SubmitEvent, useState } from 'react'
import { useTimes } from '../../../../access/web/use-times.ts'
import { call } from '../../../../kit/http/client.web.ts'
import { useAct } from '../../../../kit/web/act/use-act.ts'
import { MomentInput } from '../../../../kit/web/inputs/MomentInput.tsx'
import { useText } from '../../../../kit/web/language/Language.tsx'
import { Notice } from '../../../../kit/web/plain/Notice.tsx'
import { registerKey } from '../../../../register/web/keys.ts'
import { AnswerShown, FieldInput, useSays } from '../../../rules/web/index.ts'
import { answersTo, asked, type Facts, isSaidByIncident } from '../judge.ts'
import { classifyIncident, previewClassification } from '../law.contract.ts'
import type { Law } from './use-law.ts'

type Props = { id: string; law: Law; begins: Facts; onClose(): void }

/** The questions of the law, what the rules say of the answers, and what a classification changes before it is saved. */
export function ClassifyForm({ id, law: { about, reported }, begins, onClose }: Props) {
  const text = useText()
  const says = useSays()
  const { moment } = useTimes()
  const [facts, setFacts] = useState(begins)
  const [note, setNote] = useState('')
  const look = useAct(() => call(previewClassification, { params: { id }, body: facts }))
  const save = useAct(
    () => call(classifyIncident, { params: { id }, body: { ...facts, note: note.trim() } }),
    { renews: [registerKey('incidents')], onDone: onClose, oneAtATime: true },
  )
  const change = (next: Facts) => {
    look.forget()
    setFacts(next)
  }
  const answer = (name: string, field: string, value: string) =>
    change({
      ...facts,
      answers: { ...facts.answers, [name]: { ...facts.answers[name], [field]: value } },
    })
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (look.done === undefined) look.act()
    else save.act()
  }
  const titled = (code: string) => says.word(`title_${code}`)
  const changes = look.done?.data
  const problem = look.problem ?? save.problem
  return (
    <form onSubmit={submit} method="post" noValidate className="stack gap-6">
      <MomentInput
        label={text('law_learned')}
        isTimeOptional
        value={facts.learned}
        onChange={(learned) => change({ ...facts, learned: learned ?? reported })}
      />
      {asked(about).map((calculator) => {
        const texts = answersTo(calculator.name, about, facts)
        return (
          <section
            key={calculator.name}
            className="stack gap-3"
            aria-label={says.word(calculator.title)}
          >
            <h3 className="m-0">{says.word(calculator.title)}</h3>
            {Object.entries(calculator.fields)
              .filter(
                ([field, one]) =>
                  !isSaidByIncident(calculator.name, field) && (one.when?.(texts) ?? true),
              )
              .map(([field, one]) => (
                <FieldInput
                  key={field}
                  field={one}
                  value={texts[field] ?? ''}
                  onChange={(value) => answer(calculator.name, field, value)}
                />
              ))}
            <AnswerShown answer={calculator.work(texts, { says, switchedOn: [] })} />
          </section>
        )
      })}
      <Textarea
        label={text('law_note')}
        autosize
        minRows={2}
        maxLength={1000}
        value={note}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
      {changes !== undefined && (
        <section className="box stack gap-2 p-4" aria-label={text('law_changes')}>
          <h3 className="m-0">{text('law_changes')}</h3>
          {changes.comes.length + changes.goes.length + changes.moves.length === 0 && (
            <p className="m-0">{text('law_no_changes')}</p>
          )}
          <ul className="stack gap-1">
            {changes.comes.map(({ code, due_at }) => (
              <li key={code}>
                {text('law_comes', { duty: titled(code), moment: moment(due_at) })}
              </li>
            ))}
            {changes.goes.map(({ code }) => (
              <li key={code}>{text('law_goes', { duty: titled(code) })}</li>
            ))}
            {changes.moves.map(({ code, to }) => (
              <li key={code}>{text('law_moves', { duty: titled(code), moment: moment(to) })}</li>
            ))}
          </ul>
        </section>
      )}
      {problem && <Notice tone="danger">{problem}</Notice>}
      <div className="flex flex-wrap gap-2">
        <Button variant="default" onClick={onClose}>
          {text('cancel')}
        </Button>
        <Button type="submit" loading={look.busy || save.busy}>
          {text(changes === undefined ? 'law_look' : 'law_save')}
        </Button>
      </div>
    </form>
  )
}
