import { Button } from '@mantine/core'
import { useState } from 'react'
import { Link } from 'react-router'
import { useTimes } from '../../../../../access/web/use-times.ts'
import type { Trouble } from '../../../../../kit/drafts/outbox.ts'
import { ConfirmQuestion } from '../../../../../kit/web/inputs/ConfirmQuestion.tsx'
import { useLanguage } from '../../../../../kit/web/language/Language.tsx'
import type { Filling } from '../../../../forms/definition/index.ts'
import type { Begun } from '../draft/begin.ts'
import type { FillingNow, FillingState } from '../draft/use-filling.ts'
import classes from './fill.module.css'
import { OtherNote } from './OtherNote.tsx'
import { TroubleNote } from './TroubleNote.tsx'

type Props = {
  begun: Begun
  filling: Filling
  keeping: FillingState
  trouble: Trouble | null
  onDecide: FillingNow['decide']
  onStartOver(): void
}

/** Above the form: that a draft is gone on with, that there is another one, why it was not taken. */
export function FillNotes(props: Props) {
  const { begun, filling, keeping, trouble, onDecide, onStartOver } = props
  const { text } = useLanguage()
  const { moment } = useTimes()
  const { draft, from } = begun
  const moved = keeping.moved ?? begun.moved
  const [asking, setAsking] = useState(false)
  const when = moment(draft.saved_at)
  return (
    <>
      {keeping.submitted && (
        <div className={classes.note} data-tone="notice" role="alert">
          <p>
            {text(
              keeping.submitted === 'whole' ? 'filling_sent_elsewhere' : 'filling_sent_without',
            )}
          </p>
          <Link to={`/dashboard/submissions/edit/${draft.id}`}>{text('filling_see_it')}</Link>
        </div>
      )}
      {trouble !== null && <TroubleNote filling={filling} trouble={trouble} />}
      {moved !== undefined && (
        <div className={classes.note} data-tone="notice" role="status">
          <p>{text('filling_moved', { when: moment(moved) })}</p>
        </div>
      )}
      {keeping.other !== undefined && (
        <OtherNote filling={filling} other={keeping.other} onDecide={onDecide} />
      )}
      {from !== 'new' && (
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
