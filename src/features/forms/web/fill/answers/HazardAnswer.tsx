import { useText } from '../../../../../kit/web/language/Language.tsx'
import type { Question } from '../../../definition/question.ts'
import type { AnswerProps } from '../filling-context.ts'
import { GroupAnswer } from './GroupAnswer.tsx'

const levels = ['1', '2', '3', '4', '5'].map((id) => ({ id, label: id }))

/** Task, hazard, how likely, how bad, and what is done about it: a repeating group that is always the same. */
export function HazardAnswer(props: AnswerProps) {
  const text = useText()
  const ask = (
    key: string,
    type: string,
    label: string,
    more: Partial<Question> = {},
  ): Question => ({
    key,
    label,
    type,
    ...more,
  })
  const fields = [
    ask('task', 'text', text('form_hazard_task')),
    ask('hazard', 'text', text('form_hazard_hazard'), { required: true }),
    ask('probability', 'radio', text('form_hazard_probability'), { options: levels }),
    ask('severity', 'radio', text('form_hazard_severity'), { options: levels }),
    ask('controls', 'textarea', text('form_hazard_controls')),
  ]
  return <GroupAnswer {...props} question={{ ...props.question, fields } as Question} />
}
