import { ActionIcon, Button, Checkbox, NumberInput, Textarea, TextInput } from '@mantine/core'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { newId } from '../../../../kit/ids.ts'
import type { Locale } from '../../../../kit/locales.ts'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import {
  inLanguage,
  type Quiz,
  type QuizAnswer,
  type QuizQuestion,
} from '../../../../kit/writing/content.ts'
import classes from './content-input.module.css'
import { put } from './put.ts'

type Props = { quiz: Quiz; locale: Locale; disabled: boolean; onChange(next: Quiz): void }

const newAnswer = (): QuizAnswer => ({ id: newId(), words: {} })
export const newQuestion = (): QuizQuestion => ({
  id: newId(),
  words: {},
  answers: [newAnswer(), newAnswer()],
  right: [],
})

/** The questions of a quiz, their answers, which of these are right, and how much is enough. */
export function QuizInput({ quiz, locale, disabled, onChange }: Props) {
  const { text } = useLanguage()
  const { pass, questions } = quiz
  const change = (next: QuizQuestion) =>
    onChange({ ...quiz, questions: questions.map((one) => (one.id === next.id ? next : one)) })
  return (
    <div className="stack gap-3">
      <NumberInput
        label={text('content_quiz_pass')}
        description={text('content_quiz_pass_hint')}
        suffix=" %"
        min={1}
        max={100}
        clampBehavior="strict"
        allowDecimal={false}
        allowNegative={false}
        disabled={disabled}
        w="12rem"
        value={pass}
        onChange={(next) => typeof next === 'number' && onChange({ ...quiz, pass: next })}
      />
      {questions.map((question, at) => (
        <QuestionInput
          key={question.id}
          question={question}
          number={at + 1}
          locale={locale}
          disabled={disabled}
          onChange={change}
          onRemove={() => onChange({ ...quiz, questions: questions.toSpliced(at, 1) })}
        />
      ))}
      {!disabled && (
        <Button
          variant="subtle"
          leftSection={<IconPlus size={16} aria-hidden="true" />}
          className={classes.addStep ?? ''}
          onClick={() => onChange({ ...quiz, questions: [...questions, newQuestion()] })}
        >
          {text('content_quiz_question_add')}
        </Button>
      )}
    </div>
  )
}

type QuestionProps = {
  question: QuizQuestion
  number: number
  locale: Locale
  disabled: boolean
  onChange(next: QuizQuestion): void
  onRemove(): void
}

function QuestionInput({ question, number, locale, disabled, onChange, onRemove }: QuestionProps) {
  const { text } = useLanguage()
  const { answers, right, words } = question
  const called = text('content_quiz_question', { number })
  return (
    <fieldset className={classes.question} aria-label={called}>
      <div className={classes.row}>
        <Textarea
          label={called}
          autosize
          minRows={1}
          maxLength={1000}
          disabled={disabled}
          placeholder={inLanguage(words, locale)?.said ?? ''}
          value={words[locale] ?? ''}
          onChange={({ target }) =>
            onChange({ ...question, words: put(words, locale, target.value) })
          }
        />
        {!disabled && (
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label={text('content_quiz_question_remove', { number })}
            onClick={onRemove}
          >
            <IconTrash size={16} />
          </ActionIcon>
        )}
      </div>
      <p className="hint m-0">{text('content_quiz_tick')}</p>
      {answers.map((answer, at) => (
        <div key={answer.id} className={classes.answer}>
          <Checkbox
            aria-label={text('content_quiz_right', { number: at + 1 })}
            checked={right.includes(answer.id)}
            disabled={disabled}
            onChange={({ target }) =>
              onChange({
                ...question,
                right: target.checked
                  ? [...right, answer.id]
                  : right.filter((one) => one !== answer.id),
              })
            }
          />
          <TextInput
            aria-label={text('content_quiz_answer', { number: at + 1 })}
            maxLength={500}
            disabled={disabled}
            placeholder={
              inLanguage(answer.words, locale)?.said ??
              text('content_quiz_answer', { number: at + 1 })
            }
            value={answer.words[locale] ?? ''}
            onChange={({ target }) =>
              onChange({
                ...question,
                answers: answers.with(at, {
                  ...answer,
                  words: put(answer.words, locale, target.value),
                }),
              })
            }
          />
          {!disabled && (
            <ActionIcon
              variant="subtle"
              color="gray"
              disabled={answers.length <= 2}
              aria-label={text('content_quiz_answer_remove', { number: at + 1 })}
              onClick={() =>
                onChange({
                  ...question,
                  answers: answers.toSpliced(at, 1),
                  right: right.filter((one) => one !== answer.id),
                })
              }
            >
              <IconTrash size={16} />
            </ActionIcon>
          )}
        </div>
      ))}
      {!disabled && answers.length < 10 && (
        <Button
          variant="subtle"
          size="compact-md"
          leftSection={<IconPlus size={16} aria-hidden="true" />}
          className={classes.addStep ?? ''}
          onClick={() => onChange({ ...question, answers: [...answers, newAnswer()] })}
        >
          {text('content_quiz_answer_add')}
        </Button>
      )}
    </fieldset>
  )
}
