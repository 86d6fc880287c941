import { Button, Group } from '@mantine/core'
import { IconLifebuoy } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { useTimes } from '../../../../access/web/use-times.ts'
import { call } from '../../../../kit/http/client.web.ts'
import { useAct } from '../../../../kit/web/act/use-act.ts'
import { EmptyState } from '../../../../kit/web/inputs/EmptyState.tsx'
import { ListSkeleton } from '../../../../kit/web/inputs/ListSkeleton.tsx'
import { useText } from '../../../../kit/web/language/Language.tsx'
import { Page } from '../../../../kit/web/page/Page.tsx'
import { Notice } from '../../../../kit/web/plain/Notice.tsx'
import { Tag } from '../../../../kit/web/theme/Tag.tsx'
import { supportKey } from '../../web/keys.ts'
import { answerSupport, endSupport, listSupport, type SupportAccess } from '../support.contract.ts'
import { Extent, useSpan } from './Extent.tsx'

const tones = { asked: 'warning', running: 'notice', refused: 'calm', over: 'calm' } as const

/** A manager decides whom of the provider the company lets in, and sees who was. */
export default function SupportAccessScreen() {
  const text = useText()
  const { data, isPending, isError } = useQuery({
    queryKey: supportKey,
    queryFn: ({ signal }) => call(listSupport, { signal }),
    staleTime: 0,
  })
  return (
    <Page title={text('support_access')} lead={text('support_lead')}>
      {isPending && <ListSkeleton />}
      {isError && <Notice tone="danger">{text('could_not_load')}</Notice>}
      {data?.data.length === 0 && (
        <EmptyState
          icon={<IconLifebuoy size={28} aria-hidden />}
          title={text('support_none')}
          text={text('support_none_hint')}
        />
      )}
      <ul className="bare stack gap-4 max-w-prose">
        {data?.data.map((access) => (
          <li key={access.id} className="card stack gap-3 p-4">
            <Said access={access} />
            {access.state === 'asked' && <Answer access={access} />}
            {access.state === 'running' && <End access={access} />}
          </li>
        ))}
      </ul>
    </Page>
  )
}

function Said({ access }: { access: SupportAccess }) {
  const text = useText()
  const { moment } = useTimes()
  const span = useSpan()
  const { name, state, reason, writes, hours, asked_at, answered_by, ends_at } = access
  const until = access.ended_at ?? ends_at
  return (
    <>
      <Group justify="space-between" gap="xs">
        <h2 className="title-3 m-0">{name}</h2>
        <Tag tone={tones[state]}>{text(`support_is_${state}`)}</Tag>
      </Group>
      <p className="m-0 break-anywhere">{reason}</p>
      <p className="hint m-0">
        {text('support_asked_for', {
          when: moment(asked_at),
          what: text(writes ? 'support_writes' : 'support_reads'),
          span: span(hours),
        })}
        {answered_by !== null && ends_at !== null && until !== null && (
          <> {text('support_let_in', { name: answered_by, until: moment(until) })}</>
        )}
        {state === 'refused' && <> {text('support_refused', { name: answered_by ?? '' })}</>}
        {access.ended_by !== null && <> {text('support_ended_by', { name: access.ended_by })}</>}
      </p>
      {ends_at !== null && (
        <p className="m-0">
          <Link to="/dashboard/changes?subject=support_access">
            {text('support_what_was_read')}
          </Link>
        </p>
      )}
    </>
  )
}

function Answer({ access: { id, writes, hours } }: { access: SupportAccess }) {
  const text = useText()
  const [extent, setExtent] = useState({ writes, hours })
  const answer = useAct(
    (letsIn: boolean) =>
      call(answerSupport, { params: { id }, body: { ...extent, lets_in: letsIn } }),
    { renews: [supportKey], says: () => text('saved'), oneAtATime: true },
  )
  return (
    <>
      {answer.problem && <Notice tone="danger">{answer.problem}</Notice>}
      <Extent value={extent} onChange={setExtent} />
      <Group gap="sm">
        <Button loading={answer.given === true} onClick={() => answer.act(true)}>
          {text('support_let')}
        </Button>
        <Button
          variant="default"
          loading={answer.given === false}
          onClick={() => answer.act(false)}
        >
          {text('support_refuse')}
        </Button>
      </Group>
    </>
  )
}

function End({ access: { id } }: { access: SupportAccess }) {
  const text = useText()
  const end = useAct(() => call(endSupport, { params: { id } }), {
    renews: [supportKey],
    says: () => text('saved'),
    oneAtATime: true,
  })
  return (
    <>
      {end.problem && <Notice tone="danger">{end.problem}</Notice>}
      <div>
        <Button color="red" loading={end.busy} onClick={() => end.act()}>
          {text('support_end')}
        </Button>
      </div>
    </>
  )
}
