import { Button, Textarea } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { call } from '../../../../kit/http/client.web.ts'
import { dayIn } from '../../../../kit/language/numbers-and-days.ts'
import { useAct } from '../../../../kit/web/act/use-act.ts'
import { ListSkeleton } from '../../../../kit/web/inputs/ListSkeleton.tsx'
import { useModals } from '../../../../kit/web/inputs/modals/use-modals.ts'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import { Notice } from '../../../../kit/web/plain/Notice.tsx'
import { Tag } from '../../../../kit/web/theme/Tag.tsx'
import { dutiesKey } from '../../web/keys.ts'
import { type ContractorDuty, readContractorDuties, waiveDuty } from '../matrix.contract.ts'
import { lookOf } from './duty-look.ts'

/** What one contractor owes now, and what became of the rest. */
export function DutiesOfContractor({ id, mayWaive }: { id: string; mayWaive: boolean }) {
  const { text, locale } = useLanguage()
  const { openModal, closeModal } = useModals()
  const { data, isPending, isError } = useQuery({
    queryKey: dutiesKey(id),
    queryFn: ({ signal }) => call(readContractorDuties, { params: { id }, signal }),
  })
  if (isPending) return <ListSkeleton rows={3} />
  if (isError) return <Notice tone="danger">{text('could_not_load')}</Notice>
  if (data.data.length === 0) return <p className="text-soft">{text('duties_none')}</p>
  return (
    <ul className="box bare">
      {data.data
        .toSorted((one, other) => other.until.localeCompare(one.until))
        .map((duty) => (
          <li
            key={`${duty.line} ${duty.project?.id} ${duty.day}`}
            className="border-between px-4 py-3 flex flex-wrap gap-2 items-center justify-between"
          >
            <span className="min-w-0">
              <span className="row gap-2">
                <strong className="break-anywhere">
                  {duty.submission === null ? (
                    duty.form.name
                  ) : (
                    <Link to={`/dashboard/submissions/record/${duty.submission}`}>
                      {duty.form.name}
                    </Link>
                  )}
                </strong>
                <Tag tone={lookOf[duty.state].tone}>{text(lookOf[duty.state].label)}</Tag>
              </span>
              <small className="text-soft block">
                {[duty.project?.name, text('duty_until', { day: dayIn(locale, duty.until) })]
                  .filter(Boolean)
                  .join(' · ')}
              </small>
            </span>
            {mayWaive && (duty.state === 'outstanding' || duty.state === 'past_due') && (
              <Button
                size="compact-sm"
                variant="subtle"
                onClick={() =>
                  openModal('waive', {
                    title: text('duty_waive'),
                    body: <Waive id={id} duty={duty} onDone={() => closeModal('waive')} />,
                  })
                }
              >
                {text('duty_waive')}
              </Button>
            )}
          </li>
        ))}
    </ul>
  )
}

function Waive({ id, duty, onDone }: { id: string; duty: ContractorDuty; onDone: () => void }) {
  const { text } = useLanguage()
  const [reason, setReason] = useState('')
  const { act, busy, problem } = useAct(
    () => {
      const { line, project, day } = duty
      const body = { line, project: project?.id ?? null, day, reason }
      return call(waiveDuty, { params: { id }, body })
    },
    { renews: [dutiesKey(id)], onDone, oneAtATime: true },
  )
  return (
    <div className="stack gap-4">
      <Textarea
        label={text('duty_waive_reason')}
        required
        autosize
        minRows={2}
        maxLength={1000}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
      {problem && <Notice tone="danger">{problem}</Notice>}
      <Button loading={busy} disabled={reason.trim().length < 3} onClick={() => act()}>
        {text('duty_waive')}
      </Button>
    </div>
  )
}
