import { Button, Progress } from '@mantine/core'
import {
  IconAlertTriangle,
  IconCircleCheckFilled,
  IconClockPause,
  IconLock,
  IconUpload,
} from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { useTimes } from '../../../../access/web/use-times.ts'
import { sendNow } from '../../../../kit/drafts/web/run-outbox.ts'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import { opensOffline } from '../../../../kit/web/opens-offline.ts'
import { Notice } from '../../../../kit/web/plain/Notice.tsx'
import { PdfButton } from '../../reading/web/PdfButton.tsx'
import { useWhole } from '../../reading/web/whole-of.ts'
import { calledAt, partOf, roleOf } from '../../signing/web/places.ts'
import { SignNow } from '../../signing/web/SignNow.tsx'
import { takeBack } from './device/store.ts'
import type { Outgoing, StoredForm, StoredReceipt } from './device/stored.ts'
import classes from './form/fill.module.css'
import { submissionEntries } from './outbox/send-submission.ts'
import { troubleWords } from './outbox/trouble-words.ts'
import { useFilesOnTheWay } from './outbox/use-files-on-the-way.ts'

const justNow = 30_000

type Props = { outgoing: Outgoing; kept: StoredForm; onAnother(): void }

/** After Submit: on its way, or received, with what comes next. */
export function SentNow({ outgoing, kept, onAnother }: Props) {
  return (
    <div className={`stack gap-4 ${classes.column}`}>
      {outgoing.receipt === null ? (
        <OnItsWay outgoing={outgoing} onAnother={onAnother} />
      ) : (
        <Received
          receipt={outgoing.receipt}
          signs={kept.form.signature_policy !== 'none'}
          onAnother={onAnother}
        />
      )}
    </div>
  )
}

function OnItsWay({ outgoing, onAnother }: Omit<Props, 'kept'>) {
  const { text } = useLanguage()
  const { sent, count } = useFilesOnTheWay(outgoing)
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  const { trouble } = outgoing
  const sending = outgoing.state === 'sending' && trouble === null
  return (
    <section className={classes.done} data-state={outgoing.state} aria-live="polite">
      <h2 className="flex items-center gap-2 title-3" tabIndex={-1} ref={title}>
        {sending ? <IconUpload aria-hidden /> : <IconClockPause aria-hidden />}
        {text(sending ? 'sent_sending' : 'sent_queued')}
      </h2>
      <p>
        {trouble === null
          ? text(sending ? 'sent_sending_lead' : 'sent_queued_lead')
          : troubleWords(text, trouble)}
      </p>
      {!sending && (
        <p className="hint">{text(opensOffline() ? 'sent_queued_opens' : 'sent_queued_stays')}</p>
      )}
      {count > 0 && (
        <div style={{ width: '100%' }}>
          <Progress value={(100 * sent) / count} aria-label={text('outbox_files')} />
          <p className="hint">{text('outbox_sending_files', { sent, count })}</p>
        </div>
      )}
      <div className="flex flex-wrap gap-2">
        <Button
          loading={sending}
          onClick={() => void sendNow(submissionEntries, outgoing.account, true)}
          leftSection={<IconUpload size={18} />}
        >
          {text('outbox_try_now')}
        </Button>
        {trouble !== null && (
          <Button variant="default" onClick={() => void takeBack(outgoing.id)}>
            {text('outbox_correct')}
          </Button>
        )}
        <Button variant="default" onClick={onAnother}>
          {text('sent_another')}
        </Button>
      </div>
    </section>
  )
}

function Received({
  receipt,
  signs,
  onAnother,
}: {
  receipt: StoredReceipt
  signs: boolean
  onAnother(): void
}) {
  const { text } = useLanguage()
  const { moment } = useTimes()
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  const { data: whole } = useWhole(receipt.id)
  // The person who has just submitted it signs it at once; later the button is there.
  const atOnce = Date.now() - Date.parse(receipt.received_at) < justNow
  const waiting = (whole?.places ?? []).filter(({ signature }) => signature === null)
  const signsNext = whole === undefined || waiting.some(({ mine }) => mine)
  return (
    <>
      <section className={classes.done} data-state="received">
        <h2 className="flex items-center gap-2 title-3" tabIndex={-1} ref={title}>
          <IconCircleCheckFilled color="var(--good)" aria-hidden />
          {text('sent_received')}
        </h2>
        <p className={classes.number}>{receipt.number}</p>
        <dl
          className="grid gap-x-4 gap-y-1 m-0 w-full text-sm"
          style={{ gridTemplateColumns: 'auto minmax(0, 1fr)' }}
        >
          <dt className="text-soft">{text('sent_received_at')}</dt>
          <dd className="m-0 break-anywhere">{moment(receipt.received_at)}</dd>
          {receipt.files.length > 0 && (
            <>
              {/* A page that is not served over HTTPS cannot compare. */}
              <dt className="text-soft">{text('outbox_files')}</dt>
              <dd className="m-0 break-anywhere">
                {text(globalThis.isSecureContext ? 'sent_files_checked' : 'sent_files_received', {
                  count: receipt.files.length,
                })}
              </dd>
            </>
          )}
        </dl>
        <div className="flex flex-wrap gap-2">
          {whole !== undefined && <SignNow key={whole.hash} whole={whole} atOnce={atOnce} />}
          <Button
            variant={signsNext ? 'default' : 'filled'}
            component={Link}
            to={`/dashboard/submissions/edit/${receipt.id}`}
          >
            {text('filling_see_it')}
          </Button>
          {whole?.about.incident != null && (
            <Button
              variant="default"
              component={Link}
              to={`/dashboard/incidents/record/${whole.about.incident.id}`}
            >
              {text('filling_incident_open')}
            </Button>
          )}
          <PdfButton id={receipt.id} />
          <Button variant="default" onClick={onAnother}>
            {text('sent_another')}
          </Button>
        </div>
        <details className="hint">
          <summary className="cursor-pointer">{text('sent_proof')}</summary>
          <code className="font-code break-anywhere">{receipt.hash}</code>
        </details>
      </section>
      {receipt.taken_out.map(({ id, name }) => (
        <Notice key={id} tone="danger">
          <strong>
            <IconLock size={20} aria-hidden /> {text('sent_taken_out', { name })}
          </strong>
          <p>{text('sent_taken_out_lead')}</p>
        </Notice>
      ))}
      {signs && waiting.length > 0 && (
        <section className={classes.card}>
          <h2 className="title-3">{text('sent_waiting')}</h2>
          <ul className="bare grid gap-2 w-full">
            {waiting.map((place) => (
              <li className="row gap-2" key={place.id}>
                <strong>{place.mine ? text('submission_you') : calledAt(text, place)}</strong>
                <span className="hint">
                  {place.mine ? roleOf(text, place.role) : partOf(text, place)}
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {receipt.deficiencies.length > 0 && (
        <section className={classes.card}>
          <h2 className="title-3">
            <IconAlertTriangle size={20} aria-hidden /> {text('sent_deficiencies')}
          </h2>
          <ul className="bare grid gap-2 w-full">
            {receipt.deficiencies.map(({ id, number, title: words }) => (
              <li className="row gap-2" key={id}>
                <Link to={`/dashboard/deficiency-registry?row=${id}`}>{number}</Link> {words}
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
