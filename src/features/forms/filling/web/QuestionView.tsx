import { IconArrowBackUp } from '@tabler/icons-react'
import { memo, useCallback, useState } from 'react'
import { useText } from '../../../../kit/web/language/Language.tsx'
import { Tag } from '../../../../kit/web/theme/Tag.tsx'
import { isAnswered } from '../../definition/filling/progress.ts'
import { labelIn } from '../../definition/question.ts'
import { answerOf } from './answers/answer-of.ts'
import { FailNote, isFailing } from './FailNote.tsx'
import classes from './fill.module.css'
import { useFill, useSnapshot } from './filling-context.ts'
import { problemText } from './problem-text.ts'
import { RemarkInput } from './RemarkInput.tsx'

/** One question with its answer; nothing where it is not asked. */
export const QuestionView = memo(function QuestionView({ name }: { name: string }) {
  const text = useText()
  const { filling, language, readOnly, showAll, refused, toCorrect, onAnswer, idOf } = useFill()
  const { visible, value, required, problems } = useSnapshot(name)
  const question = filling.question(name)
  const [touched, setTouched] = useState(false)
  const onChange = useCallback(
    (next: unknown) => {
      setTouched(true)
      onAnswer(name, next)
    },
    [onAnswer, name],
  )
  if (!visible) return null
  const Answer = answerOf(question)
  const [problem] = problems
  const told = problem !== undefined && (showAll || (touched && problem.code !== 'required'))
  const described = question.descriptions?.[language] ?? question.description
  return (
    <div className={`${classes.question} stack gap-2`} id={idOf(name)} data-type={question.type}>
      {toCorrect?.has(name) && (
        <div>
          <Tag tone="warning" icon={<IconArrowBackUp size={16} aria-hidden />}>
            {text('question_to_correct')}
          </Tag>
        </div>
      )}
      <Answer
        question={question}
        value={value}
        onChange={onChange}
        label={labelIn(question, language)}
        {...(described !== undefined && described !== '' && { description: described })}
        error={
          told ? problemText(problem, question, text) : touched ? undefined : refused?.get(name)
        }
        required={required}
        readOnly={readOnly}
        language={language}
      />
      <FailNote question={question} value={value} />
      {isAnswered(question) && (
        <RemarkInput
          question={question}
          // A matrix asks at its rows.
          failed={question.type !== 'matrix' && isFailing(question, value)}
        />
      )}
    </div>
  )
})
