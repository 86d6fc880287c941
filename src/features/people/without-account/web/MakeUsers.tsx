import { Button, Group, Text } from '@mantine/core'
import { IconUserPlus } from '@tabler/icons-react'
import { type SubmitEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { screenByName } from '../../../../access/screens.ts'
import { useHolds } from '../../../../access/web/use-holds.ts'
import { call, Refused } from '../../../../kit/http/client.web.ts'
import { keysOf } from '../../../../kit/own.ts'
import { useAct } from '../../../../kit/web/act/use-act.ts'
import { useModals } from '../../../../kit/web/inputs/modals/use-modals.ts'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import { Notice } from '../../../../kit/web/plain/Notice.tsx'
import { type AnyRow, fieldOf, labelOf } from '../../../../register/define.ts'
import { pointedIn } from '../../../../register/fields/pointing.ts'
import { addressOf } from '../../../../register/screens-of.ts'
import { KindInput } from '../../../../register/web/input/KindInput.tsx'
import { registerKey } from '../../../../register/web/keys.ts'
import { users } from '../../users/users.register.ts'
import { makeUsers } from '../without-account.contract.ts'

const asked = ['role_id', 'permission_template_id', 'invited'] as const
type Given = Readonly<Record<(typeof asked)[number], unknown>>
const roles = keysOf(users.fields.role_id.options)

type Props = { ids: string[]; onDone: () => void; onMade?: () => void }

/** People who have no account get one, with a role, and are invited by mail where that is wanted. */
export function MakeUsers({ ids, onDone, onMade = onDone }: Props) {
  const { text, say } = useLanguage()
  const [given, setGiven] = useState<Given>({
    role_id: users.fields.role_id.default,
    permission_template_id: null,
    invited: false,
  })
  const { act, busy, problem, error, done } = useAct(
    async () => {
      const body = {
        people: ids,
        role_id: roles.find((role) => role === given.role_id) ?? users.fields.role_id.default,
        permission_template_id: pointedIn(given.permission_template_id)?.id ?? null,
        invited: given.invited === true,
      }
      return (await call(makeUsers, { body })).data
    },
    { renews: [registerKey('users')], oneAtATime: true },
  )
  if (done !== undefined)
    return (
      <div className="stack gap-3">
        <Notice tone={done.made.length > 0 ? 'good' : 'danger'} takesFocus>
          {text('users_made', { count: done.made.length })}
          {done.sent > 0 && ` ${text('invite_sent', { count: done.sent })}`}
        </Notice>
        {done.left.length > 0 && (
          <ul className="stack gap-1">
            {done.left.map(({ id, name, why }) => (
              <li key={id}>
                <strong>{name}</strong>
                {text('colon')}
                {say(why)}
              </li>
            ))}
          </ul>
        )}
        <Group justify="flex-end">
          <Button onClick={done.made.length > 0 ? onMade : onDone}>{text('invite_close')}</Button>
        </Group>
      </div>
    )
  function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    act()
  }
  const errors = (error instanceof Refused && error.errors) || {}
  return (
    <form onSubmit={send} method="post" className="stack gap-3" noValidate>
      <Text>{text('users_make_lead')}</Text>
      {asked.map((name) => {
        const field = fieldOf(users, name)
        return (
          <KindInput
            key={name}
            register={users}
            name={name}
            field={field}
            label={say(labelOf(name, field))}
            value={given[name]}
            onChange={(value) => setGiven((before) => ({ ...before, [name]: value }))}
            error={errors[name]?.[0]}
            disabled={busy}
            row={undefined}
          />
        )
      })}
      {problem && <Notice tone="danger">{problem}</Notice>}
      <Group justify="flex-end">
        <Button variant="default" onClick={onDone}>
          {text('cancel')}
        </Button>
        <Button type="submit" loading={busy}>
          {text('users_make', { count: ids.length })}
        </Button>
      </Group>
    </form>
  )
}

/** Where one person is read: the way to an account. */
export function MakeUserPanel({ row }: { row: AnyRow }) {
  const { text } = useLanguage()
  const mayMake = useHolds()('users.create') && row.archived_at === null
  const navigate = useNavigate()
  const { openModal, closeModal } = useModals()
  const screen = screenByName.get('users-record')
  const open = () =>
    openModal('make-user', {
      title: text('users_make', { count: 1 }),
      body: (
        <MakeUsers
          ids={[row.id]}
          onDone={() => closeModal('make-user')}
          onMade={() => {
            closeModal('make-user')
            if (screen !== undefined) void navigate(addressOf(screen, row.id))
          }}
        />
      ),
    })
  return (
    <div className="stack gap-3">
      <p className="hint">{text('without_account_hint')}</p>
      {mayMake && (
        <Group data-no-print>
          <Button
            variant="default"
            leftSection={<IconUserPlus size={18} aria-hidden />}
            onClick={open}
          >
            {text('users_make', { count: 1 })}
          </Button>
        </Group>
      )}
    </div>
  )
}
