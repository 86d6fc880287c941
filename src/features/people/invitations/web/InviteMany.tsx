import { Button, Group, Text } from '@mantine/core'
import { useAct } from '../../../../kit/web/act/use-act.ts'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import { Notice } from '../../../../kit/web/plain/Notice.tsx'
import { registerKey } from '../../../../register/web/keys.ts'
import { invitationsKey } from '../../web/keys.ts'
import { daysOpen } from '../invitations.contract.ts'
import { printFor, sendTo } from './send.ts'

type Props = { ids: string[]; onDone: () => void; way: 'mail' | 'code' }

/** Invites those who are selected, and says who could not be, and why. */
function InviteMany({ ids, onDone, way }: Props) {
  const { text, say, locale } = useLanguage()
  const { act, busy, problem, done } = useAct(
    () => (way === 'mail' ? sendTo(ids) : printFor(ids, locale)),
    { renews: [registerKey('users'), invitationsKey()], oneAtATime: true },
  )
  if (done !== undefined)
    return (
      <div className="stack gap-3">
        <Notice tone={done.count > 0 ? 'good' : 'danger'} takesFocus>
          {text(way === 'mail' ? 'invite_sent' : 'invite_printed', { count: done.count })}
        </Notice>
        {done.left.length > 0 && (
          <ul className="stack gap-1" aria-label={text('invite_left')}>
            {done.left.map(({ id, name, why }) => (
              <li key={id}>
                <strong>{name}</strong>: {say(why)}
              </li>
            ))}
          </ul>
        )}
        <Group justify="flex-end">
          <Button onClick={onDone}>{text('invite_close')}</Button>
        </Group>
      </div>
    )
  return (
    <div className="stack gap-3">
      <Text>{text(way === 'mail' ? 'invite_lead' : 'invite_print_lead', { days: daysOpen })}</Text>
      {problem && <Notice tone="danger">{problem}</Notice>}
      <Group justify="flex-end">
        <Button variant="default" onClick={onDone}>
          {text('cancel')}
        </Button>
        <Button data-autofocus loading={busy} onClick={() => act()}>
          {text(way === 'mail' ? 'invite_send' : 'invite_print', { count: ids.length })}
        </Button>
      </Group>
    </div>
  )
}

type Asked = Omit<Props, 'way'>

export const InviteByMail = (asked: Asked) => <InviteMany {...asked} way="mail" />
export const InviteByCode = (asked: Asked) => <InviteMany {...asked} way="code" />
