import { useMemo, useRef } from 'react'
import { openFilling } from '../../definition/filling.ts'
import type { Language, Question } from '../../definition/question.ts'
import { Fill, type FillingContext, useFill } from './filling-context.ts'
import { QuestionView } from './QuestionView.tsx'

type Props = {
  fields: readonly Question[]
  answers: Readonly<Record<string, unknown>>
  language: Language
  readOnly: boolean
  onChange(answers: Record<string, unknown>): void
}

/** A form within a form: one item of a repeating group, with conditions of its own. */
export function InnerForm({ fields, answers, language, readOnly, onChange }: Props) {
  const { showAll, touched } = useFill()
  const first = useRef(answers)
  const told = useRef(onChange)
  told.current = onChange
  const filling = useMemo(() => openFilling({ fields, languages: ['en'] }, first.current), [fields])
  const context = useMemo<FillingContext>(
    () => ({
      filling,
      language,
      readOnly,
      showAll,
      touched,
      onAnswer(key, value) {
        filling.set(key, value)
        told.current(filling.answers())
      },
    }),
    [filling, language, readOnly, showAll, touched],
  )
  return (
    <Fill value={context}>
      {fields.map(({ key }) => (
        <QuestionView key={key} name={key} />
      ))}
    </Fill>
  )
}
