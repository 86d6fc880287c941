import { Button } from '@mantine/core'
import { useState } from 'react'
import { Link, useLocation } from 'react-router'
import { sendNow } from '../../../../../kit/drafts/web/run-outbox.ts'
import { useText } from '../../../../../kit/web/language/Language.tsx'
import { changeOutgoing, forgetDraft, forgetOutgoing, takeBack } from '../device/store.ts'
import type { Outgoing } from '../device/stored.ts'
import { dropThere } from '../draft/drop-there.ts'
import { submissionEntries } from './send-submission.ts'

/** Where what has to be corrected is corrected. */
const placeOf = ({ id, form, revises }: Outgoing) =>
  revises === null
    ? `/dashboard/submissions/create/${form.id}?draft=${id}`
    : `/dashboard/submissions/edit/${revises.id}?revise=`

async function discard({ id }: Outgoing): Promise<void> {
  await forgetOutgoing(id)
  await forgetDraft(id)
  await dropThere(id)
}

async function tryAgain({ id, account }: Outgoing): Promise<void> {
  await changeOutgoing(id, { state: 'queued', tries: 0, next_at: 0, trouble: null })
  await sendNow(submissionEntries, account)
}

type Props = { entry: Outgoing; onClose(): void }

/** What can be done with an entry that was not taken: corrected, tried again, thrown away. */
export function NeedsYou({ entry, onClose }: Props) {
  const text = useText()
  const { pathname, search } = useLocation()
  const [asking, setAsking] = useState(false)
  const place = placeOf(entry)
  if (asking)
    return (
      <div role="alert">
        <p>{text('outbox_discard_question')}</p>
        <div className="flex flex-wrap gap-2">
          <Button
            variant="default"
            c="var(--danger)"
            size="compact-md"
            onClick={() => void discard(entry)}
          >
            {text('outbox_discard')}
          </Button>
          <Button variant="default" size="compact-md" onClick={() => setAsking(false)}>
            {text('cancel')}
          </Button>
        </div>
      </div>
    )
  return (
    <div className="flex flex-wrap gap-2">
      <Button
        component={Link}
        to={place}
        size="compact-md"
        onClick={() => {
          onClose()
          void takeBack(entry.id)
        }}
      >
        {text('outbox_correct')}
      </Button>
      <Button variant="default" size="compact-md" onClick={() => void tryAgain(entry)}>
        {text('outbox_try_now')}
      </Button>
      {/* On its own page it is started over, which ends what is typed there. */}
      {pathname + search !== place && (
        <Button variant="default" size="compact-md" onClick={() => setAsking(true)}>
          {text('outbox_discard')}
        </Button>
      )}
    </div>
  )
}
