import { useMemo } from 'react'
import type { MessageKey } from '../../../../../kit/web/language/catalogue.ts'
import { useText } from '../../../../../kit/web/language/Language.tsx'
import { hazardQuestions } from '../../../definition/hazard-questions.ts'
import type { Question } from '../../../definition/question.ts'
import type { AnswerProps } from '../filling-context.ts'
import { GroupAnswer } from './GroupAnswer.tsx'

const questionLabels: Readonly<Record<string, MessageKey>> = {
  task: 'form_hazard_task',
  hazard: 'form_hazard_hazard',
  probability: 'form_hazard_probability',
  severity: 'form_hazard_severity',
  controls: 'form_hazard_controls',
}

/** Task, hazard, its two ratings, and what is done about it: a repeating group that is always the same. */
export function HazardAnswer(props: AnswerProps) {
  const text = useText()
  const { question } = props
  // The same list as long as nothing changes: another would open each item anew.
  const asked = useMemo(
    () => ({
      ...question,
      fields: hazardQuestions.map((field): Question => {
        const label = questionLabels[field.key]
        return { ...field, label: label === undefined ? field.label : text(label) }
      }),
    }),
    [question, text],
  )
  return <GroupAnswer {...props} question={asked} />
}
