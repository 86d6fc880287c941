import { Button, Skeleton, Textarea } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTimes } from '../../../../access/web/use-times.ts'
import { call } from '../../../../kit/http/client.web.ts'
import { useAct } from '../../../../kit/web/act/use-act.ts'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import { Notice } from '../../../../kit/web/plain/Notice.tsx'
import type { RegisterRow } from '../../../../register/define.ts'
import { registerKey } from '../../../../register/web/keys.ts'
import { rolesTemplate } from '../../roles-template.register.ts'
import { rightsKey } from '../../web/keys.ts'
import classes from '../../web/templates.module.css'
import {
  declineProposal,
  readProposal,
  type TemplateProposal,
  takeProposal,
} from '../proposal.contract.ts'
import { ChangedRights } from './ChangedRights.tsx'

type Row = RegisterRow<typeof rolesTemplate>

/** What the provider proposes to change in a template, where it proposes something. */
export function ProposalHead({ row }: { row: Row }) {
  const { text } = useLanguage()
  const { id, version, proposed } = row
  const { data, isPending, isError } = useQuery({
    queryKey: [...rightsKey, 'proposal', id, version],
    queryFn: ({ signal }) => call(readProposal, { params: { id }, signal }),
    enabled: proposed === true,
    staleTime: 0,
  })
  if (proposed !== true) return null
  if (isError) return <Notice tone="danger">{text('could_not_load')}</Notice>
  if (isPending) return <Skeleton height={240} radius="md" />
  return data.data && <Proposal key={data.data.id} template={id} proposal={data.data} />
}

function Proposal({ template: id, proposal }: { template: string; proposal: TemplateProposal }) {
  const { text } = useLanguage()
  const { moment } = useTimes()
  const { renamed, comes, goes, members, touched, note, offered_by, offered_at } = proposal
  const changes = comes.length + goes.length > 0 || renamed !== null
  return (
    <section className={`${classes.proposal} card stack gap-3 p-4`} aria-label={text('proposal')}>
      <div className="stack gap-1">
        <h2 className="title-3">{text('proposal')}</h2>
        <p className="hint m-0">
          {text('proposal_by', { name: offered_by, moment: moment(offered_at) })}
        </p>
      </div>
      {note !== null && <p className="m-0 whitespace-pre break-anywhere">{`“${note}”`}</p>}
      {renamed !== null && <p className="m-0">{text('proposal_renamed', { name: renamed })}</p>}
      <ChangedRights comes={comes} goes={goes} open />
      <p className="m-0">
        {changes
          ? text('proposal_touches', { count: touched, members })
          : text('proposal_same_already')}
      </p>
      <Decision id={id} proposal={proposal} />
    </section>
  )
}

function Decision({ id, proposal }: { id: string; proposal: TemplateProposal }) {
  const { text } = useLanguage()
  const [declining, setDeclining] = useState(false)
  const [reason, setReason] = useState('')
  const renews = [rightsKey, registerKey(rolesTemplate.name)]
  const { id: proposed, version, may_decide } = proposal
  const take = useAct(
    () => call(takeProposal, { params: { id }, body: { proposal: proposed, version } }),
    { renews, says: () => text('proposal_taken'), oneAtATime: true },
  )
  const decline = useAct(
    () => call(declineProposal, { params: { id }, body: { proposal: proposed, reason } }),
    { renews, says: () => text('proposal_declined'), oneAtATime: true },
  )
  if (!may_decide) return <p className="hint m-0">{text('proposal_not_yours')}</p>
  const problem = take.problem ?? decline.problem
  return (
    <>
      {problem !== undefined && <Notice tone="danger">{problem}</Notice>}
      {declining && (
        <Textarea
          label={text('list_reason')}
          description={text('proposal_reason_hint')}
          autosize
          minRows={2}
          maxLength={500}
          data-autofocus
          value={reason}
          onChange={({ currentTarget }) => setReason(currentTarget.value)}
        />
      )}
      <div className="row gap-2">
        {declining ? (
          <>
            <Button color="red" loading={decline.busy} onClick={() => decline.act()}>
              {text('proposal_decline')}
            </Button>
            <Button variant="default" onClick={() => setDeclining(false)}>
              {text('cancel')}
            </Button>
          </>
        ) : (
          <>
            <Button loading={take.busy} onClick={() => take.act()}>
              {text('proposal_take')}
            </Button>
            <Button variant="default" onClick={() => setDeclining(true)}>
              {text('proposal_decline')}
            </Button>
          </>
        )}
      </div>
    </>
  )
}
