import { Button } from '@mantine/core'
import { IconSignature } from '@tabler/icons-react'
import { useSession } from '../../../access/web/session.ts'
import { call } from '../../../kit/http/client.web.ts'
import { dayIn } from '../../../kit/language/numbers-and-days.ts'
import { useAct } from '../../../kit/web/act/use-act.ts'
import { useLanguage } from '../../../kit/web/language/Language.tsx'
import { Notice } from '../../../kit/web/plain/Notice.tsx'
import type { RegisterRow } from '../../../register/define.ts'
import { registerKey } from '../../../register/web/keys.ts'
import { ShownChoice } from '../../../register/web/show/ShownChoice.tsx'
import { approveMinutes } from '../meetings/approve.contract.ts'
import { jhscMeetings } from '../meetings/jhsc-meetings.register.ts'
import { useCommitteeDuties } from './use-committee-duties.ts'

const { state: stateField, quorum: quorumField } = jhscMeetings.fields

/** Whether there was a quorum, and which co-chairs have approved the minutes; those who have not can. */
export function MeetingHead({ row }: { row: RegisterRow<typeof jhscMeetings> }) {
  const { text, locale } = useLanguage()
  const { user } = useSession()
  const { data } = useCommitteeDuties(row.committee.id)
  const { act, busy, problem } = useAct(() => call(approveMinutes, { params: { id: row.id } }), {
    renews: [registerKey(jhscMeetings.name)],
    oneAtATime: true,
  })
  const sides = [
    { side: 'worker', by: row.worker_approved_by, on: row.worker_approved_on },
    { side: 'management', by: row.management_approved_by, on: row.management_approved_on },
  ] as const
  const mine = data?.co_chairs.find(({ id }) => id === user?.id)
  const hasMinutes = row.minutes !== null || row.minutes_file !== null
  const waitsForMe = sides.some(({ side, on }) => side === mine?.represents && on === null)
  return (
    <div className="stack gap-3">
      <div className="flex flex-wrap gap-2">
        {row.state !== null && <ShownChoice value={row.state} field={stateField} />}
        {row.quorum !== null && <ShownChoice value={row.quorum} field={quorumField} />}
      </div>
      {row.state !== 'planned' && (
        <ul className="bare stack gap-1">
          {sides.map(({ side, by, on }) => (
            <li key={side}>
              {text(`committee_side_${side}`)}
              {text('colon')}
              {on === null ? (
                <span className="hint">{text('committee_not_approved')}</span>
              ) : (
                text('committee_approved', { name: by?.name ?? '', day: dayIn(locale, on) })
              )}
            </li>
          ))}
        </ul>
      )}
      {waitsForMe && row.state === 'held' && row.archived_at === null && (
        <div className="flex flex-wrap items-center gap-3">
          <Button
            leftSection={<IconSignature size={18} aria-hidden />}
            loading={busy}
            disabled={!hasMinutes}
            onClick={() => act()}
          >
            {text('committee_approve')}
          </Button>
          {!hasMinutes && <span className="hint">{text('committee_no_minutes')}</span>}
        </div>
      )}
      {problem && <Notice tone="danger">{problem}</Notice>}
    </div>
  )
}
