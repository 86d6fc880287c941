import { Button } from '@mantine/core'
import {
  IconCalendarOff,
  IconEye,
  IconPlayerStop,
  IconSpeakerphone,
  IconUserCheck,
} from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { Link } from 'react-router'
import { useSession } from '../../../../access/web/session.ts'
import { useTimes } from '../../../../access/web/use-times.ts'
import { call } from '../../../../kit/http/client.web.ts'
import { useAct } from '../../../../kit/web/act/use-act.ts'
import { ConfirmQuestion } from '../../../../kit/web/inputs/ConfirmQuestion.tsx'
import { ListSkeleton } from '../../../../kit/web/inputs/ListSkeleton.tsx'
import { useModals } from '../../../../kit/web/inputs/modals/use-modals.ts'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import { later } from '../../../../kit/web/later.ts'
import { Notice } from '../../../../kit/web/plain/Notice.tsx'
import type { RegisterRow } from '../../../../register/define.ts'
import type { safetyAlerts } from '../../alerts/safety-alerts.register.ts'
import { approveAlert } from '../../approval/approval.contract.ts'
import classes from '../../web/alerts.module.css'
import { waitingAlertsKey } from '../../web/keys.ts'
import { endAlert } from '../publishing.contract.ts'

const PublishForm = later(async () => (await import('./PublishForm.tsx')).PublishForm)

type Props = { row: RegisterRow<typeof safetyAlerts>; onChange(): void }

/** Where an alert is on its way to its readers, and the next step of that. */
export function AlertHead({ row, onChange }: Props) {
  const { id, can, state, publish_at, edition } = row
  const { text } = useLanguage()
  const { moment } = useTimes()
  const { openModal, closeModal } = useModals()
  const [isEnding, setEnding] = useState(false)
  const end = useAct(() => call(endAlert, { params: { id } }), {
    renews: [waitingAlertsKey],
    onDone: onChange,
    oneAtATime: true,
  })
  const { user } = useSession()
  const approve = useAct(
    () => call(approveAlert, { params: { id }, body: { version: row.version } }),
    { onDone: onChange, oneAtATime: true, says: () => text('alert_approved') },
  )
  const mayWrite = can.includes('edit')
  const isWritten = state === 'draft' || state === 'scheduled'
  const isWaiting = isWritten && row.approver !== null && row.approved_at === null
  const mayApprove = isWaiting && mayWrite && row.approver?.id === user?.id
  const close = () => closeModal('publish')
  const publish = () =>
    openModal('publish', {
      title: text('alert_publish'),
      body: (
        <Suspense fallback={<ListSkeleton rows={3} />}>
          <PublishForm
            row={row}
            onCancel={close}
            onDone={() => {
              close()
              onChange()
            }}
          />
        </Suspense>
      ),
    })
  return (
    <>
      {state === 'scheduled' && publish_at !== null && (
        <Notice tone="calm">{text('alert_scheduled', { when: moment(publish_at) })}</Notice>
      )}
      {state === 'live' && mayWrite && <Notice tone="calm">{text('alert_live_lead')}</Notice>}
      {isWaiting && !mayApprove && (
        <Notice tone="calm">
          {text('alert_waits_approval', { name: row.approver?.name ?? '' })}
        </Notice>
      )}
      {approve.problem && <Notice tone="danger">{approve.problem}</Notice>}
      {end.problem && <Notice tone="danger">{end.problem}</Notice>}
      <div className={classes.acts} data-no-print>
        {mayApprove && (
          <Button
            leftSection={<IconUserCheck size={18} aria-hidden />}
            loading={approve.busy}
            onClick={() => approve.act()}
          >
            {text('alert_approve')}
          </Button>
        )}
        {mayWrite && isWritten && !isWaiting && (
          <Button leftSection={<IconSpeakerphone size={18} aria-hidden />} onClick={publish}>
            {text('alert_publish')}
          </Button>
        )}
        {mayWrite && state === 'scheduled' && (
          <Button
            variant="default"
            leftSection={<IconCalendarOff size={18} aria-hidden />}
            loading={end.busy}
            onClick={() => end.act()}
          >
            {text('alert_withdraw')}
          </Button>
        )}
        {mayWrite && state === 'live' && (
          <Button
            variant="default"
            leftSection={<IconPlayerStop size={18} aria-hidden />}
            loading={end.busy}
            onClick={() => setEnding(true)}
          >
            {text('alert_end')}
          </Button>
        )}
        {edition !== null && (
          <Button
            variant="default"
            component={Link}
            to={`/dashboard/alerts/${id}`}
            leftSection={<IconEye size={18} aria-hidden />}
          >
            {text('alert_as_read')}
          </Button>
        )}
      </div>
      <ConfirmQuestion
        opened={isEnding}
        title={text('alert_end')}
        question={text('alert_end_lead')}
        confirm={text('alert_end')}
        onConfirm={() => {
          setEnding(false)
          end.act()
        }}
        onCancel={() => setEnding(false)}
      />
    </>
  )
}
