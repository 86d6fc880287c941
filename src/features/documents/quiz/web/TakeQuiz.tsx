import { Button, Checkbox, SegmentedControl } from '@mantine/core'
import { type SubmitEvent, useState } from 'react'
import { call } from '../../../../kit/http/client.web.ts'
import type { ReplyOf } from '../../../../kit/http/route.ts'
import { type Locale, locales } from '../../../../kit/locales.ts'
import { useAct } from '../../../../kit/web/act/use-act.ts'
import { languageNames } from '../../../../kit/web/language/catalogue.ts'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import { Notice } from '../../../../kit/web/plain/Notice.tsx'
import { Tag } from '../../../../kit/web/theme/Tag.tsx'
import { inLanguage, type Quiz } from '../../../../kit/writing/content.ts'
import type { GivenAnswers } from '../../../../kit/writing/quiz.ts'
import { handInQuizByLink } from '../../links/links.contract.ts'
import { handInQuiz } from '../quiz.contract.ts'
import classes from './quiz.module.css'

export type QuizResult = ReplyOf<typeof handInQuiz>['data']
type HandIn = (answers: GivenAnswers, lang: Locale) => Promise<QuizResult>

const chosenIn = (answers: GivenAnswers) =>
  Object.fromEntries(Object.entries(answers).map(([question, all]) => [question, [...all]]))

/** How the quiz of a document is handed in, by the person signed in or somebody at their device. */
export const handsInFor =
  (id: string, hash: string, person?: string): HandIn =>
  async (given, lang) => {
    const body = { hash, lang, answers: chosenIn(given), ...(person !== undefined && { person }) }
    return (await call(handInQuiz, { params: { id }, body })).data
  }

export const handsInByLink =
  (token: string, hash: string): HandIn =>
  async (given, lang) => {
    const body = { hash, lang, answers: chosenIn(given) }
    return (await call(handInQuizByLink, { params: { token }, body, keepSession: true })).data
  }

type Props = {
  quiz: Quiz
  /** In which it is shown first. */
  language: Locale
  handIn: HandIn
  onPassed(result: QuizResult): void
}

/** The questions of a quiz, answered until enough is right. */
export function TakeQuiz({ quiz, language: first, handIn, onPassed }: Props) {
  const { text } = useLanguage()
  const [language, setLanguage] = useState(first)
  const [answers, setAnswers] = useState<GivenAnswers>({})
  const { act, busy, problem, done } = useAct(() => handIn(answers, language), {
    onDone: (result) => result.passed && onPassed(result),
    oneAtATime: true,
  })
  const isAnswered = quiz.questions.every(({ id }) => (answers[id]?.length ?? 0) > 0)
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isAnswered) act()
  }
  return (
    <form onSubmit={submit} method="post" noValidate className="stack gap-4">
      <div className="stack gap-2">
        <p className="m-0">{text('quiz_lead', { pass: quiz.pass })}</p>
        <SegmentedControl
          size="sm"
          className={classes.languages ?? ''}
          aria-label={text('signing_statement_language')}
          data={locales.map((value) => ({ value, label: languageNames[value] }))}
          value={language}
          onChange={setLanguage}
        />
      </div>
      <ol className={classes.questions}>
        {quiz.questions.map((question) => (
          <li key={question.id}>
            <AskedQuestion
              question={question}
              language={language}
              chosen={answers[question.id] ?? []}
              isWrong={!busy && done?.wrong.includes(question.id) === true}
              onChange={(chosen) => setAnswers({ ...answers, [question.id]: chosen })}
            />
          </li>
        ))}
      </ol>
      {done?.passed === false && !busy && (
        <Notice tone="calm" takesFocus>
          {text('quiz_failed', { score: done.score, pass: done.pass, tries: done.tries })}
        </Notice>
      )}
      {problem && (
        <Notice tone="danger" takesFocus>
          {problem}
        </Notice>
      )}
      <Button type="submit" size="lg" loading={busy} disabled={!isAnswered}>
        {text('quiz_hand_in')}
      </Button>
    </form>
  )
}

type QuestionProps = {
  question: Quiz['questions'][number]
  language: Locale
  chosen: readonly string[]
  isWrong: boolean
  onChange(chosen: string[]): void
}

function AskedQuestion({ question, language, chosen, isWrong, onChange }: QuestionProps) {
  const { text } = useLanguage()
  const asked = inLanguage(question.words, language)
  return (
    <Checkbox.Group
      value={[...chosen]}
      onChange={onChange}
      label={
        <span lang={asked?.locale}>
          {asked?.said} {isWrong && <Tag tone="warning">{text('quiz_wrong')}</Tag>}
        </span>
      }
    >
      <div className={classes.answers}>
        {question.answers.map(({ id, words }) => {
          const said = inLanguage(words, language)
          return <Checkbox key={id} value={id} size="md" label={said?.said} lang={said?.locale} />
        })}
      </div>
    </Checkbox.Group>
  )
}
