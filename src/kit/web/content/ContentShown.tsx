import { IconCheck, IconFileText } from '@tabler/icons-react'
import { readFile } from '../../files/files.contract.ts'
import { languageIn } from '../../language/language-in.ts'
import type { Locale } from '../../locales.ts'
import {
  columnsOfStep,
  inLanguage,
  type Part,
  type Quiz,
  type Step,
} from '../../writing/content.ts'
import { RichText } from '../inputs/rich-text/RichText.tsx'
import { useLanguage } from '../language/Language.tsx'
import classes from './content.module.css'

/** Says that a part is not there in the language of who reads. */
function OnlyIn({ locale, asked }: { locale: Locale; asked: Locale }) {
  const { text, locale: read } = useLanguage()
  if (locale === asked) return null
  return (
    <p className={classes.only} lang={undefined}>
      {text('content_only_in', { language: languageIn(read, locale) })}
    </p>
  )
}

function Steps({ steps, locale }: { steps: readonly Step[]; locale: Locale }) {
  const { text } = useLanguage()
  const heads = {
    step: text('content_step'),
    hazards: text('content_hazards'),
    controls: text('content_controls'),
  }
  return (
    <ol className={classes.steps}>
      {steps.map(({ id, words }) => {
        const found = inLanguage(words, locale)
        if (found === undefined) return null
        const { step, hazards, controls } = found.said
        return (
          <li key={id} lang={found.locale}>
            <OnlyIn locale={found.locale} asked={locale} />
            <strong>{step}</strong>
            <dl>
              {columnsOfStep
                .filter((name) => name !== 'step')
                .map((name) => ({ name, said: { hazards, controls }[name] }))
                .filter(({ said }) => said !== '')
                .map(({ name, said }) => (
                  <div key={name}>
                    <dt>{heads[name]}</dt>
                    <dd>{said}</dd>
                  </div>
                ))}
            </dl>
          </li>
        )
      })}
    </ol>
  )
}

/** As its writers read it: what is right is ticked. */
function QuizShown({ quiz, locale }: { quiz: Quiz; locale: Locale }) {
  const { text } = useLanguage()
  return (
    <section aria-label={text('content_quiz')}>
      <h3>{text('content_quiz_of', { pass: quiz.pass })}</h3>
      <ol className={classes.steps}>
        {quiz.questions.map(({ id, words, answers, right }) => (
          <li key={id}>
            <strong>{inLanguage(words, locale)?.said}</strong>
            <ul>
              {answers.map((answer) => (
                <li key={answer.id}>
                  {inLanguage(answer.words, locale)?.said}{' '}
                  {right.includes(answer.id) && (
                    <IconCheck size={16} role="img" aria-label={text('content_quiz_is_right')} />
                  )}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </section>
  )
}

type Shown = {
  locale: Locale
  /** Where the file of a part is read. */
  fileAddress?: ((id: string) => string) | undefined
}

const addressOf = (id: string) => readFile.path.replace(':id', id)

function ShownPart({ part, locale, fileAddress = addressOf }: Shown & { part: Part }) {
  const { text } = useLanguage()
  if (part.kind === 'steps') return <Steps steps={part.steps} locale={locale} />
  if (part.kind === 'declaration') {
    const found = inLanguage(part.words, locale)
    return (
      found && (
        <section className={classes.declaration} aria-label={text('content_declaration')}>
          <OnlyIn locale={found.locale} asked={locale} />
          <p lang={found.locale}>{found.said}</p>
        </section>
      )
    )
  }
  if (part.kind === 'picture') {
    if (part.file === null) return null
    const shows = inLanguage(part.words, locale)
    return (
      <img
        className={classes.picture}
        src={fileAddress(part.file)}
        alt={shows?.said ?? ''}
        lang={shows?.locale}
        loading="lazy"
      />
    )
  }
  if (part.kind === 'file') {
    const file = inLanguage(part.files, locale)
    const is = inLanguage(part.words, locale)
    return (
      file && (
        <div>
          <OnlyIn locale={file.locale} asked={locale} />
          <a
            className={classes.file}
            href={fileAddress(file.said)}
            target="_blank"
            rel="noopener noreferrer"
            lang={is?.locale}
          >
            <IconFileText size={24} aria-hidden />
            <span className="break-anywhere">{is?.said ?? text('content_file')}</span>
          </a>
        </div>
      )
    )
  }
  if (part.kind === 'quiz') return <QuizShown quiz={part} locale={locale} />
  const found = inLanguage(part.words, locale)
  return (
    found && (
      <div lang={found.locale} className={classes.text}>
        <OnlyIn locale={found.locale} asked={locale} />
        <RichText value={found.said} />
      </div>
    )
  )
}

/** What a document says, in a language; what it lacks of that stands in another one, and says so. */
export function ContentShown({
  content,
  locale,
  fileAddress,
}: Shown & { content: readonly Part[] }) {
  return (
    <div className={classes.content}>
      {content.map((part) => (
        <ShownPart key={part.id} part={part} locale={locale} fileAddress={fileAddress} />
      ))}
    </div>
  )
}
