import { Button, Group } from '@mantine/core'
import { IconMail, IconMailOff, IconPrinter } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTimes } from '../../../../access/web/use-times.ts'
import { call } from '../../../../kit/http/client.web.ts'
import { useAct } from '../../../../kit/web/act/use-act.ts'
import { ListSkeleton } from '../../../../kit/web/inputs/ListSkeleton.tsx'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import { Notice } from '../../../../kit/web/plain/Notice.tsx'
import { Tag, type TagTone } from '../../../../kit/web/theme/Tag.tsx'
import type { AnyRow } from '../../../../register/define.ts'
import { registerKey } from '../../../../register/web/keys.ts'
import { invitationsKey } from '../../web/keys.ts'
import { listInvitations, revokeInvitation, type SentInvitation } from '../invitations.contract.ts'
import { printFor, sendTo } from './send.ts'

const tones: Readonly<Record<SentInvitation['state'], TagTone>> = {
  sent: 'notice',
  opened: 'notice',
  accepted: 'good',
  expired: 'warning',
  revoked: 'calm',
}

/** How a person was asked in, what became of it, and what can be done about it. */
export function InvitationsPanel({ row }: { row: AnyRow }) {
  const { text, say, locale } = useLanguage()
  const { moment } = useTimes()
  const { data, isPending, isError } = useQuery({
    queryKey: invitationsKey(row.id),
    queryFn: ({ signal }) => call(listInvitations, { params: { id: row.id }, signal }),
  })
  const { act, given, problem, done } = useAct(
    async (what: 'send' | 'print' | 'revoke') => {
      if (what === 'send') return sendTo([row.id])
      if (what === 'print') return printFor([row.id], locale)
      await call(revokeInvitation, { params: { id: row.id } })
      return undefined
    },
    { renews: [invitationsKey(row.id), registerKey('users')], oneAtATime: true },
  )
  if (isPending) return <ListSkeleton rows={2} />
  if (isError) return <Notice tone="danger">{text('could_not_load')}</Notice>
  const { data: all, can } = data
  const waits = all.some(({ state }) => state === 'sent' || state === 'opened')
  const look = (what: 'send' | 'print' | 'revoke') => ({
    loading: given === what,
    onClick: () => act(what),
  })
  const why = done?.left[0]?.why
  return (
    <div className="stack gap-3">
      {all.length === 0 && <p className="hint">{text('invitations_none')}</p>}
      <ul className="bare stack gap-2">
        {all.map((one) => (
          <li key={one.id} className="flex flex-wrap items-center justify-between gap-2 border-b">
            <span>
              {one.email ?? text('invitation_code')}
              <br />
              <small className="hint">
                {[
                  text('invitation_sent_at', { at: moment(one.sent_at) }),
                  one.by,
                  one.reminders > 0 && text('invitation_reminders', { count: one.reminders }),
                  one.ended_at === null && text('invitation_until', { at: moment(one.expires_at) }),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </small>
            </span>
            <Tag tone={tones[one.state]}>{text(`invitation_${one.state}`)}</Tag>
          </li>
        ))}
      </ul>
      {(problem ?? why) && <Notice tone="danger">{problem ?? say(why ?? '')}</Notice>}
      {can.length > 0 && (
        <Group data-no-print>
          {can.includes('send') && (
            <Button leftSection={<IconMail size={18} aria-hidden />} {...look('send')}>
              {text(waits ? 'invitation_send_again' : 'invitation_send')}
            </Button>
          )}
          {can.includes('print') && (
            <Button
              variant="default"
              leftSection={<IconPrinter size={18} aria-hidden />}
              {...look('print')}
            >
              {text('invitation_print')}
            </Button>
          )}
          {can.includes('revoke') && (
            <Button
              variant="subtle"
              color="red"
              leftSection={<IconMailOff size={18} aria-hidden />}
              {...look('revoke')}
            >
              {text('invitation_revoke')}
            </Button>
          )}
        </Group>
      )}
    </div>
  )
}
