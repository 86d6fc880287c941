import { useCallback, useMemo, useRef, useState } from 'react'
import type { Locale } from '../../../../kit/locales.ts'
import { openFilling } from '../../definition/filling/filling.ts'
import type { Question } from '../../definition/question.ts'
import { Fill, type FillingContext, placeWithin, useFill } from './filling-context.ts'
import { QuestionView } from './QuestionView.tsx'

export type ItemAnswers = Readonly<Record<string, unknown>>

type Props = {
  group: string
  /** Which item it is, as long as it is there. */
  item: string
  fields: readonly Question[]
  answers: ItemAnswers
  language: Locale
  readOnly: boolean
  onChange(answers: ItemAnswers): void
}

/** A form within a form: one item of a repeating group, with conditions of its own. Hidden answers come
 * back when the question is shown again; the form does not submit it. */
export function InnerForm(props: Props) {
  const { group, item, fields, answers, language, readOnly, onChange } = props
  const { showAll, filling: outer, remarks, lists } = useFill()
  const { facts } = outer
  const [opened, setOpened] = useState(answers)
  /** Its own answers come back unchanged; anything else was answered elsewhere. */
  const own = useRef(answers)
  if (answers !== own.current && answers !== opened) setOpened(answers)
  const { id } = answers
  const latest = useRef({ id, onChange })
  latest.current = { id, onChange }

  const filling = useMemo(
    () => openFilling({ fields, languages: ['en'] }, opened, facts && { begin: facts }),
    [fields, opened, facts],
  )
  const onAnswer = useCallback(
    (key: string, value: unknown) => {
      filling.set(key, value)
      const { id: known, onChange: tell } = latest.current
      own.current = { ...filling.held(), ...(known !== undefined && { id: known }) }
      tell(own.current)
    },
    [filling],
  )
  const context = useMemo<FillingContext>(
    () => ({
      filling,
      language,
      readOnly,
      showAll,
      ...(lists && { lists }),
      onAnswer,
      remarks: { ...remarks, path: [...remarks.path, group, item] },
      idOf: (key) => placeWithin(group, item, key),
    }),
    [filling, language, readOnly, showAll, lists, onAnswer, remarks, group, item],
  )
  return (
    <Fill value={context}>
      {fields.map(({ key }) => (
        <QuestionView key={key} name={key} />
      ))}
    </Fill>
  )
}
