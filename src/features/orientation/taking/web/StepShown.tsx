import { Checkbox } from '@mantine/core'
import {
  IconCircleCheckFilled,
  IconClock,
  IconDownload,
  IconFileText,
  IconId,
  IconMapPin,
  IconSignature,
} from '@tabler/icons-react'
import { useState } from 'react'
import { useTimes } from '../../../../access/web/use-times.ts'
import type { Locale } from '../../../../kit/locales.ts'
import { ContentShown } from '../../../../kit/web/content/ContentShown.tsx'
import { SignaturePad } from '../../../../kit/web/inputs/signature/SignaturePad.tsx'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import { partsOf } from '../../../../kit/writing/content.ts'
import { TakeQuiz } from '../../../documents/web/index.ts'
import { Statement } from '../../../submissions/web/index.ts'
import { takes } from '../../texts.ts'
import { declaredIn, type TakingDraft, type TakingStep } from '../steps.ts'
import type { AskedOrientation } from '../taking.contract.ts'
import { CardStep } from './CardStep.tsx'
import { handsIn, type TakingWay } from './send-taking.ts'
import classes from './taking.module.css'

type Props = {
  way: TakingWay
  asked: AskedOrientation
  step: TakingStep
  draft: TakingDraft
  change(next: Partial<TakingDraft>): void
}

function Welcome({ asked }: { asked: AskedOrientation }) {
  const { text } = useLanguage()
  const { day } = useTimes(asked.zone)
  const { name, package: read, minutes, project, documents, cards, due_on } = asked
  return (
    <>
      <p className="hint m-0">{text('orientation_hello', { name })}</p>
      <h1 className={classes.title}>{read.title}</h1>
      <p className={classes.lead}>{text('orientation_lead', { company: asked.brand.name })}</p>
      <ul className={classes.facts}>
        {minutes !== null && (
          <li>
            <IconClock size={24} aria-hidden />
            {text('orientation_minutes', { count: minutes })}
          </li>
        )}
        {project !== null && (
          <li>
            <IconMapPin size={24} aria-hidden />
            <span className="break-anywhere">{project}</span>
          </li>
        )}
        {documents.length > 0 && (
          <li>
            <IconFileText size={24} aria-hidden />
            {text('orientation_documents', { count: documents.length })}
          </li>
        )}
        {cards.length > 0 && (
          <li>
            <IconId size={24} aria-hidden />
            <span>
              {text('orientation_cards')}{' '}
              <strong>{cards.map((card) => card.name).join(', ')}</strong>
            </span>
          </li>
        )}
        <li>
          <IconSignature size={24} aria-hidden />
          {text('orientation_at_the_end')}
        </li>
      </ul>
      {due_on !== null && (
        <p className="hint m-0">{text('orientation_due', { day: day(due_on) })}</p>
      )}
    </>
  )
}

/** What the person declares before they go on. */
function Declares({ step, draft, change }: Pick<Props, 'step' | 'draft' | 'change'>) {
  const { text } = useLanguage()
  const wanted = declaredIn(step)
  if (wanted.length === 0) return null
  const declared = wanted.every((id) => draft.declared.includes(id))
  return (
    <Checkbox
      className={classes.declares}
      size="lg"
      label={text(step.kind === 'document' ? 'orientation_read' : 'orientation_declare')}
      checked={declared}
      onChange={(event) => {
        const others = draft.declared.filter((id) => !wanted.includes(id))
        change({ declared: event.currentTarget.checked ? [...others, ...wanted] : others })
      }}
    />
  )
}

function Files({ way, of }: { way: TakingWay; of: AskedOrientation['package'] }) {
  const { text } = useLanguage()
  if (of.files.length === 0) return null
  return (
    <ul className="bare stack gap-4" aria-label={text('orientation_files')}>
      {of.files.map(({ id, name, mime }) => (
        <li key={id}>
          {mime.startsWith('image/') ? (
            <img className={classes.picture} src={way.fileAddress(id)} alt={name} loading="lazy" />
          ) : (
            <a className={classes.file} href={way.fileAddress(id)} target="_blank" rel="noreferrer">
              <IconDownload size={22} aria-hidden />
              <span className="break-anywhere">{name}</span>
            </a>
          )}
        </li>
      ))}
    </ul>
  )
}

function Signs({ asked, draft, change }: Pick<Props, 'asked' | 'draft' | 'change'>) {
  const { text, locale } = useLanguage()
  const [language, setLanguage] = useState<Locale>()
  return (
    <>
      <h1 className={classes.title}>{text('orientation_sign_title')}</h1>
      <p className={classes.lead}>{text('orientation_sign_lead')}</p>
      <Statement words={takes} language={language ?? locale} onLanguage={setLanguage} />
      <SignaturePad
        label={text('signing_signature')}
        signer={asked.name}
        named
        value={draft.mark}
        onChange={(mark) => change({ mark })}
      />
    </>
  )
}

/** One step, by its kind. */
export function StepShown(props: Props) {
  const { way, asked, step, draft, change } = props
  const { text, locale, say } = useLanguage()
  switch (step.kind) {
    case 'welcome':
      return <Welcome asked={asked} />
    case 'part':
      return (
        <>
          {step.part.kind === 'declaration' && (
            <h1 className={classes.title}>{text('content_declaration')}</h1>
          )}
          <div className={classes.words}>
            <ContentShown content={[step.part]} locale={locale} fileAddress={way.fileAddress} />
          </div>
          <Declares {...props} />
        </>
      )
    case 'files':
      return (
        <>
          <h1 className={classes.title}>{text('orientation_files')}</h1>
          <Files way={way} of={step.of} />
        </>
      )
    case 'document':
      return (
        <>
          <h1 className={classes.title}>{step.of.title}</h1>
          <div className={classes.words}>
            <ContentShown
              content={partsOf(step.of.content)}
              locale={locale}
              fileAddress={way.fileAddress}
            />
            {step.of.notes.map(({ label, said }) => (
              <section key={label} aria-label={say(label)}>
                <h2>{say(label)}</h2>
                <p className="whitespace-pre">{said}</p>
              </section>
            ))}
          </div>
          <Files way={way} of={step.of} />
          <Declares {...props} />
        </>
      )
    case 'quiz':
      return draft.passed.includes(step.of.id) ? (
        <p className="row gap-2 m-0" role="status">
          <IconCircleCheckFilled size={28} className="text-good" aria-hidden />
          {text('orientation_quiz_passed')}
        </p>
      ) : (
        <>
          <h1 className={classes.title}>{text('orientation_quiz')}</h1>
          <TakeQuiz
            key={locale}
            quiz={step.quiz}
            language={locale}
            handIn={handsIn(way, step.of)}
            onPassed={() => change({ passed: [...draft.passed, step.of.id] })}
          />
        </>
      )
    case 'card':
      return <CardStep {...{ way, card: step.card, draft, change }} />
    case 'sign':
      return <Signs {...{ asked, draft, change }} />
  }
}
