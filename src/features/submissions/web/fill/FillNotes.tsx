import { Button, UnstyledButton } from '@mantine/core'
import { useState } from 'react'
import { Link } from 'react-router'
import { ConfirmQuestion } from '../../../../kit/web/inputs/ConfirmQuestion.tsx'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import { instantIn } from '../../../../register/web/show/numbers-and-days.ts'
import { labelIn } from '../../../forms/definition/index.ts'
import { goTo, placeOf } from '../../../forms/web/index.ts'
import type { Trouble } from '../device/kept.ts'
import type { Begun } from './begin.ts'
import type { OtherDraft } from './decide.ts'
import { languageOf } from './facts.ts'
import classes from './fill.module.css'
import type { KeepState } from './keep-draft.ts'

type Props = {
  begun: Begun
  keeping: KeepState
  trouble: Trouble | null
  onTakeOther(other: OtherDraft): void
  onStartOver(): void
}

/** Above the form: that a draft is gone on with, that there is another one, why it was not taken. */
export function FillNotes({ begun, keeping, trouble, onTakeOther, onStartOver }: Props) {
  const { text, locale } = useLanguage()
  const { draft, from } = begun
  const other = keeping.other ?? begun.other
  const [asking, setAsking] = useState(false)
  const when = instantIn(locale, draft.saved_at)
  return (
    <>
      {keeping.sent && (
        <div className={classes.note} data-tone="notice" role="alert">
          <p>{text('filling_sent_elsewhere')}</p>
          <Link to={`/dashboard/submissions/edit/${draft.id}`}>{text('filling_see_it')}</Link>
        </div>
      )}
      {trouble !== null && <TroubleNote begun={begun} trouble={trouble} />}
      {other !== undefined && (
        <div className={classes.note} data-tone="notice" role="status">
          <p>{text('filling_other', { when: instantIn(locale, other.saved_at) })}</p>
          <Button size="compact-md" variant="default" onClick={() => onTakeOther(other)}>
            {text('filling_other_take')}
          </Button>
        </div>
      )}
      {from !== 'new' && trouble === null && (
        <div className={classes.note}>
          <p>{text(`filling_continued_${from}`, { when })}</p>
          <Button size="compact-md" variant="default" onClick={() => setAsking(true)}>
            {text('filling_start_over')}
          </Button>
        </div>
      )}
      <ConfirmQuestion
        opened={asking}
        title={text('filling_start_over')}
        question={text('filling_start_over_question')}
        confirm={text('filling_start_over')}
        danger
        onCancel={() => setAsking(false)}
        onConfirm={onStartOver}
      />
    </>
  )
}

/** What the server said of the attempt, each question with the way to it. */
function TroubleNote({ begun, trouble }: { begun: Begun; trouble: Trouble }) {
  const { text, locale } = useLanguage()
  const { definition } = begun.kept.version
  const language = languageOf(definition, locale)
  const wrong = Object.entries(trouble.errors).map(([path, words]) => {
    const question = definition.fields.find(({ key }) => path.split('.').includes(key))
    return { path, question, words: words.join(' ') }
  })
  return (
    <div className={classes.note} data-tone="danger" role="alert">
      <p>{trouble.code === 'receipt' ? text('outbox_receipt_wrong') : trouble.words}</p>
      {wrong.length > 0 && (
        <ul>
          {wrong.map(({ path, question, words }) => (
            <li key={path}>
              {question === undefined ? (
                words
              ) : (
                <UnstyledButton data-link onClick={() => goTo(placeOf(question.key))}>
                  {labelIn(question, language)}: {words}
                </UnstyledButton>
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
