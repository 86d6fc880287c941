import { Button, Modal } from '@mantine/core'
import { IconCertificate, IconSignature } from '@tabler/icons-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { useSession } from '../../../../access/web/session.ts'
import { call } from '../../../../kit/http/client.web.ts'
import { useAct } from '../../../../kit/web/act/use-act.ts'
import { useText } from '../../../../kit/web/language/Language.tsx'
import { Notice } from '../../../../kit/web/plain/Notice.tsx'
import type { RegisterRow } from '../../../../register/define.ts'
import { registerKey } from '../../../../register/web/keys.ts'
import { ShownChoice } from '../../../../register/web/show/ShownChoice.tsx'
import { type FinishedSession, finishSession } from '../sessions.contract.ts'
import { trainingSessions } from '../training-sessions.register.ts'

type Props = { row: RegisterRow<typeof trainingSessions>; onChange(): void }

/** Takes attendance while a session is open; makes the records when it is over. */
export function SessionHead({ row, onChange }: Props) {
  const text = useText()
  const { processedPermissions } = useSession()
  const [asked, setAsked] = useState(false)
  const [told, setTold] = useState<FinishedSession>()
  const { act, busy, problem } = useAct(
    async () => (await call(finishSession, { params: { id: row.id } })).data,
    {
      onDone(data) {
        setAsked(false)
        setTold(data)
        onChange()
      },
      renews: [registerKey(trainingSessions.name)],
      oneAtATime: true,
    },
  )
  const mayTake = processedPermissions.has('training-attendance') && row.archived_at === null
  return (
    <div className="stack gap-3">
      <div className="flex flex-wrap items-center gap-2">
        {row.state !== null && (
          <ShownChoice value={row.state} field={trainingSessions.fields.state} />
        )}
        {mayTake && row.state === 'open' && (
          <>
            <Button
              component={Link}
              to={`/dashboard/training/sessions/attend/${row.id}`}
              leftSection={<IconSignature size={18} aria-hidden />}
            >
              {text('training_take_attendance')}
            </Button>
            {Number(row.attended) > 0 && (
              <Button
                variant="default"
                leftSection={<IconCertificate size={18} aria-hidden />}
                onClick={() => setAsked(true)}
              >
                {text('training_finish')}
              </Button>
            )}
          </>
        )}
      </div>
      {told && <Finished told={told} />}
      <Modal opened={asked} onClose={() => setAsked(false)} title={text('training_finish')}>
        <div className="stack gap-4">
          <p className="m-0">{text('training_finish_asks', { count: Number(row.days) })}</p>
          {problem && <Notice tone="danger">{problem}</Notice>}
          <div className="flex flex-wrap gap-2">
            <Button loading={busy} onClick={() => act()}>
              {text('training_finish')}
            </Button>
            <Button variant="default" onClick={() => setAsked(false)}>
              {text('cancel')}
            </Button>
          </div>
        </div>
      </Modal>
    </div>
  )
}

/** How many records were made, and who has none and why. */
function Finished({ told: { made, skipped, missed, unknown } }: { told: FinishedSession }) {
  const text = useText()
  const without = [
    ['training_had_it', skipped],
    ['training_missed_day', missed],
    ['training_unknown', unknown],
  ] as const
  return (
    <Notice tone={missed.length + unknown.length > 0 ? 'calm' : 'good'}>
      <p className="m-0">{text('training_records_made', { count: made })}</p>
      {without.map(
        ([key, names]) =>
          names.length > 0 && (
            <p className="m-0 break-anywhere" key={key}>
              {text(key, { names: names.join(', ') })}
            </p>
          ),
      )}
    </Notice>
  )
}
