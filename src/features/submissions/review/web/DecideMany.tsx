import { Button, Group, Textarea } from '@mantine/core'
import { useState } from 'react'
import { useSession } from '../../../../access/web/session.ts'
import { addDays, dayAt } from '../../../../kit/day.ts'
import { call } from '../../../../kit/http/client.web.ts'
import { useAct } from '../../../../kit/web/act/use-act.ts'
import { DayInput } from '../../../../kit/web/inputs/DayInput.tsx'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import { Notice } from '../../../../kit/web/plain/Notice.tsx'
import { registerKey } from '../../../../register/web/keys.ts'
import { submissions } from '../../submissions.register.ts'
import { decideContractors } from '../contractors.contract.ts'

type Props = { ids: string[]; onDone: () => void }

function useDecision({ ids, onDone }: Props) {
  const { text } = useLanguage()
  return useAct(
    (given: { decision: 'accept' | 'refuse'; reason?: string; again_on?: string | null }) =>
      call(decideContractors, { body: { submissions: ids, ...given } }),
    {
      renews: [registerKey(submissions.name)],
      oneAtATime: true,
      onDone,
      says: ({ data: { decided, left } }) =>
        left.length === 0
          ? text('decided', { count: decided })
          : `${text('decided', { count: decided })} ${text('decided_left', { numbers: left.join(', ') })}`,
    },
  )
}

/** What contractors sent is as it should be. */
export function AcceptMany(props: Props) {
  const { text } = useLanguage()
  const { act, busy, problem } = useDecision(props)
  return (
    <div className="stack gap-4">
      <p>{text('decide_accept', { count: props.ids.length })}</p>
      {problem && <Notice tone="danger">{problem}</Notice>}
      <Group justify="flex-end">
        <Button loading={busy} onClick={() => act({ decision: 'accept' })}>
          {text('decide_accept_do')}
        </Button>
      </Group>
    </div>
  )
}

const daysUntil = 3

/** It is due again, and the contractor is told why. */
export function RefuseMany(props: Props) {
  const { text } = useLanguage()
  const timeZone = useSession().user?.company?.timezone
  const [reason, setReason] = useState('')
  const [again, setAgain] = useState<string | null>(() =>
    addDays(dayAt(new Date(), timeZone), daysUntil),
  )
  const { act, busy, problem } = useDecision(props)
  return (
    <div className="stack gap-4">
      <p>{text('decide_refuse', { count: props.ids.length })}</p>
      <Textarea
        label={text('decide_reason')}
        description={text('decide_reason_hint')}
        required
        autosize
        minRows={2}
        maxLength={1000}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
      <DayInput label={text('decide_again')} value={again} onChange={setAgain} />
      {problem && <Notice tone="danger">{problem}</Notice>}
      <Group justify="flex-end">
        <Button
          color="red"
          loading={busy}
          disabled={reason.trim().length < 3}
          onClick={() => act({ decision: 'refuse', reason, again_on: again })}
        >
          {text('decide_refuse_do')}
        </Button>
      </Group>
    </div>
  )
}
