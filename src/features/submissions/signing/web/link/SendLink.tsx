import { Button, Group, TextInput } from '@mantine/core'
import { IconMailForward } from '@tabler/icons-react'
import { type FormEvent, useState } from 'react'
import { useHolds } from '../../../../../access/web/use-holds.ts'
import { call } from '../../../../../kit/http/client.web.ts'
import { useAct } from '../../../../../kit/web/act/use-act.ts'
import { useLanguage } from '../../../../../kit/web/language/Language.tsx'
import { useRefreshed, type WholeSubmission } from '../../../reading/web/whole-of.ts'
import { sendLink } from '../../signing.contract.ts'

type Props = { place: WholeSubmission['places'][number]; whole: WholeSubmission }

const over = new Set(['closed', 'void', 'returned'])

/** Somebody who is not here signs by a link. */
export function SendLink({ place, whole }: Props) {
  const { text, locale } = useLanguage()
  const holds = useHolds()
  const refreshed = useRefreshed(whole.id)
  const [opened, setOpened] = useState(false)
  const [email, setEmail] = useState(place.email ?? '')
  const { act, busy, problem } = useAct(
    () => {
      const params = { id: whole.id, place: place.id }
      return call(sendLink, { params, body: { email: email.trim(), lang: locale } })
    },
    {
      says: () => text('submission_link_on_its_way'),
      onDone() {
        setOpened(false)
        return refreshed()
      },
    },
  )
  if (!holds('submissions.edit') || place.mine || over.has(whole.stage)) return null

  function send(event: FormEvent) {
    event.preventDefault()
    act()
  }
  if (!opened)
    return (
      <Button
        variant="default"
        size="compact-md"
        mt="xs"
        leftSection={<IconMailForward size={18} />}
        onClick={() => setOpened(true)}
      >
        {text(place.link_sent_at === null ? 'submission_send_link' : 'submission_send_link_again')}
      </Button>
    )
  return (
    <form onSubmit={send}>
      <TextInput
        mt="xs"
        type="email"
        label={text('submission_link_to')}
        description={text('submission_link_line')}
        value={email}
        required
        // A link for a colleague goes to their own address, and to no other.
        readOnly={place.account !== null && place.email !== null}
        error={problem}
        data-autofocus
        onChange={(event) => setEmail(event.currentTarget.value)}
      />
      <Group gap="xs" mt="xs">
        <Button type="submit" size="compact-md" loading={busy}>
          {text('submission_send_link')}
        </Button>
        <Button variant="default" size="compact-md" onClick={() => setOpened(false)}>
          {text('input_cancel')}
        </Button>
      </Group>
    </form>
  )
}
