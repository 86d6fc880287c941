import { Button, Group, Textarea } from '@mantine/core'
import { IconDoorEnter } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTimes } from '../../../../access/web/use-times.ts'
import { call } from '../../../../kit/http/client.web.ts'
import { useAct } from '../../../../kit/web/act/use-act.ts'
import { useText } from '../../../../kit/web/language/Language.tsx'
import { Notice } from '../../../../kit/web/plain/Notice.tsx'
import { followEntry } from '../../../sign-in/web/index.ts'
import { companiesKey } from '../../web/keys.ts'
import {
  askForSupport,
  endOwnSupport,
  enterCompanyForSupport,
  readOwnSupport,
} from '../support.contract.ts'
import { Extent, type ExtentGiven, useSpan } from './Extent.tsx'

/** On the page of a company in the back office: asks to be let in, and opens the company while it lasts. */
export function SupportPanel({ company }: { company: string }) {
  const text = useText()
  const { moment } = useTimes()
  const span = useSpan()
  const params = { id: company }
  const key = companiesKey('support', company)
  const { data } = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => call(readOwnSupport, { params, signal }),
    staleTime: 0,
  })
  const enter = useAct(
    async () => {
      await call(enterCompanyForSupport, { params })
      await followEntry()
    },
    { oneAtATime: true, onRefused: () => undefined, renews: [key] },
  )
  const end = useAct(() => call(endOwnSupport, { params }), { renews: [key], oneAtATime: true })
  if (data === undefined) return null
  const last = data.data
  const asks = last === null || last.state === 'refused' || last.state === 'over'
  return (
    <section className="stack gap-3">
      <div>
        <h2 className="title-3">{text('support_access')}</h2>
        <p className="hint">{text('support_panel_lead')}</p>
      </div>
      {(enter.problem ?? end.problem) && (
        <Notice tone="danger">{enter.problem ?? end.problem}</Notice>
      )}
      {last !== null && (
        <p className="m-0">
          {last.state === 'running' &&
            text(last.writes ? 'support_open_writes' : 'support_open_reads', {
              until: moment(last.ends_at ?? ''),
              name: last.answered_by ?? '',
            })}
          {last.state === 'asked' &&
            text('support_waits', { when: moment(last.asked_at), span: span(last.hours) })}
          {last.state === 'refused' && text('support_refused', { name: last.answered_by ?? '' })}
          {last.state === 'over' &&
            text('support_over', { when: moment(last.ended_at ?? last.ends_at ?? last.asked_at) })}
        </p>
      )}
      {asks ? (
        <AskForm company={company} />
      ) : (
        <Group gap="sm">
          {last.state === 'running' && (
            <Button
              leftSection={<IconDoorEnter size={18} aria-hidden />}
              loading={enter.busy}
              onClick={() => enter.act()}
            >
              {text('support_enter')}
            </Button>
          )}
          <Button variant="default" loading={end.busy} onClick={() => end.act()}>
            {text(last.state === 'running' ? 'support_end' : 'support_withdraw')}
          </Button>
        </Group>
      )}
    </section>
  )
}

function AskForm({ company: id }: { company: string }) {
  const text = useText()
  const [reason, setReason] = useState('')
  const [extent, setExtent] = useState<ExtentGiven>({ writes: false, hours: 24 })
  const ask = useAct(() => call(askForSupport, { params: { id }, body: { reason, ...extent } }), {
    renews: [companiesKey('support', id)],
    says: () => text('support_sent'),
    oneAtATime: true,
  })
  return (
    <form
      className="stack gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        ask.act()
      }}
    >
      {ask.problem && <Notice tone="danger">{ask.problem}</Notice>}
      <Textarea
        label={text('support_reason')}
        description={text('support_reason_hint')}
        value={reason}
        maxLength={500}
        autosize
        minRows={2}
        required
        onChange={({ currentTarget }) => setReason(currentTarget.value)}
      />
      <Extent value={extent} onChange={setExtent} />
      <div>
        <Button type="submit" variant="default" loading={ask.busy} disabled={reason.trim() === ''}>
          {text('support_ask')}
        </Button>
      </div>
    </form>
  )
}
