import { Button } from '@mantine/core'
import {
  IconClockPlus,
  IconQrcode,
  IconSignature,
  IconSpeakerphone,
  IconX,
} from '@tabler/icons-react'
import { Link } from 'react-router'
import { useSession } from '../../../../access/web/session.ts'
import { useModals } from '../../../../kit/web/inputs/modals/use-modals.ts'
import { useText } from '../../../../kit/web/language/Language.tsx'
import type { RegisterRow } from '../../../../register/define.ts'
import { CodeOfTalk } from '../../own-phone/web/CodeOfTalk.tsx'
import type { toolboxTalkDeliveries } from '../toolbox-talk-deliveries.register.ts'
import { ExcuseForm, JoinForm, SignForm } from './DeliveryForms.tsx'

type Props = { row: RegisterRow<typeof toolboxTalkDeliveries>; onChange(): void }

const aDay = 24 * 3_600_000

/** What can still be done with a delivery: give it, sign it, add somebody who came late, say why it was not given. */
export function DeliveryHead({ row, onChange }: Props) {
  const text = useText()
  const { user, processedPermissions } = useSession()
  const { openModal, closeModal } = useModals()
  const { id, title, state, started_at, presenter } = row
  if (row.archived_at !== null) return null
  const isOver = state === 'excused' || started_at !== null
  const isFresh = started_at !== null && Date.now() - Date.parse(started_at) < aDay
  const mayGive = processedPermissions.has('talk-holding')
  const mayChange = processedPermissions.has('toolbox-talk-deliveries-edit')
  const open = (Form: typeof JoinForm, label: string) => {
    const close = () => closeModal('delivery')
    const done = () => {
      close()
      onChange()
    }
    openModal('delivery', {
      title: text('labelled', { label, what: title ?? '' }),
      body: <Form id={id} onDone={done} />,
    })
  }
  return (
    <div className="flex flex-wrap gap-2">
      {!isOver && mayGive && (
        <Button
          component={Link}
          to="/dashboard/toolbox-talks/deliveries/hold"
          leftSection={<IconSpeakerphone size={18} aria-hidden />}
        >
          {text('talk_hold')}
        </Button>
      )}
      {!isOver && mayChange && (
        <Button
          variant="default"
          leftSection={<IconX size={18} aria-hidden />}
          onClick={() => open(ExcuseForm, text('talk_excuse'))}
        >
          {text('talk_excuse')}
        </Button>
      )}
      {state === 'delivered' && !row.signed && presenter?.id === user?.id && mayGive && (
        <Button
          leftSection={<IconSignature size={18} aria-hidden />}
          onClick={() => open(SignForm, text('signing_sign'))}
        >
          {text('signing_sign')}
        </Button>
      )}
      {mayGive && (isFresh || !isOver) && (
        <Button
          variant="default"
          leftSection={<IconQrcode size={18} aria-hidden />}
          onClick={() =>
            openModal('talk-code', {
              title: text('labelled', { label: text('talk_own_phones'), what: title ?? '' }),
              body: <CodeOfTalk id={id} title={title ?? ''} />,
            })
          }
        >
          {text('talk_own_phones')}
        </Button>
      )}
      {isFresh && mayChange && (
        <Button
          variant="default"
          leftSection={<IconClockPlus size={18} aria-hidden />}
          onClick={() => open(JoinForm, text('talk_join'))}
        >
          {text('talk_join')}
        </Button>
      )}
    </div>
  )
}
