import { Button } from '@mantine/core'
import { useTimes } from '../../../../access/web/use-times.ts'
import { useModals } from '../../../../kit/web/inputs/modals/use-modals.ts'
import { useText } from '../../../../kit/web/language/Language.tsx'
import { Tag } from '../../../../kit/web/theme/Tag.tsx'
import { useSays } from '../../../rules/web/index.ts'
import { writtenNotices } from '../../papers/papers.contract.ts'
import { NoticeOfDuty } from '../../papers/web/NoticeOfDuty.tsx'
import { ProofForm } from './ProofForm.tsx'
import type { ShownDuty } from './use-law.ts'

type Props = { id: string; duties: readonly ShownDuty[]; mayProve: boolean }

/** Sent, sent late, overdue, or still due. */
function dutyState({ due_at, sent_at }: Pick<ShownDuty, 'due_at' | 'sent_at'>, now: number) {
  const due = Date.parse(due_at)
  // What is due at once is not late within the first hour.
  const late = (at: number) => at > due + 3_600_000
  if (sent_at !== null) return late(Date.parse(sent_at)) ? 'sent_late' : 'sent'
  return now > due ? 'overdue' : 'due'
}
const tones = { sent: 'good', sent_late: 'warning', overdue: 'danger', due: 'notice' } as const

/** Each duty with its recipients, its moment, its citation, and the proof that it was sent. */
export function DutyList({ id, duties, mayProve }: Props) {
  const text = useText()
  const says = useSays()
  const { moment } = useTimes()
  const { openModal, closeModal } = useModals()
  const prove = (code: string) =>
    openModal('duty-proof', {
      title: says.word(`title_${code}`),
      body: <ProofForm id={id} code={code} onDone={() => closeModal('duty-proof')} />,
    })
  const write = (code: string) =>
    openModal('duty-notice', {
      title: says.word(`title_${code}`),
      size: 'lg',
      body: <NoticeOfDuty id={id} code={code} says={says} />,
    })
  return (
    <ul className="bare stack gap-3">
      {duties.map((duty) => {
        const state = dutyState(duty, Date.now())
        const { code, recipients, citation, due_at, sent_at, sent_how, sent_to, reference } = duty
        return (
          <li key={code} className="box stack gap-2 p-3">
            <span className="flex flex-wrap items-center gap-2">
              <strong className="break-anywhere">{says.word(`title_${code}`)}</strong>
              <Tag tone={tones[state]}>{text(`law_duty_${state}`)}</Tag>
            </span>
            <span>{text('law_due', { moment: moment(due_at) })}</span>
            <span className="hint">
              {says.list(recipients.map((one) => says.word(`recipient_${one}`)))} · {citation}
            </span>
            {sent_at !== null && sent_how !== null && (
              <span className="break-anywhere">
                {[text(`law_sent_${sent_how}`), moment(sent_at), sent_to, reference, duty.sent_by]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            )}
            {mayProve && (
              <div className="flex flex-wrap gap-2">
                {writtenNotices.includes(code) && (
                  <Button variant="default" size="xs" onClick={() => write(code)}>
                    {text('notice_open')}
                  </Button>
                )}
                <Button
                  variant={sent_at === null ? 'filled' : 'default'}
                  size="xs"
                  onClick={() => prove(code)}
                >
                  {text(sent_at === null ? 'law_prove' : 'law_prove_again')}
                </Button>
              </div>
            )}
          </li>
        )
      })}
    </ul>
  )
}
