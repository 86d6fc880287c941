import { Anchor, Button, Modal, Stack, Text } from '@mantine/core'
import { IconCalendarEvent, IconClipboardText, IconUsers } from '@tabler/icons-react'
import { Link } from 'react-router'
import { screenByName } from '../../../../../access/screens.ts'
import { useHolds } from '../../../../../access/web/use-holds.ts'
import { useText } from '../../../../../kit/web/language/Language.tsx'
import { addressOf } from '../../../../../register/screens-of.ts'

type Props = {
  form: string
  n: number
  onPlan(): void
  onWho(): void
  onClose(): void
}

/** What one does next with a version that is live. */
export function LiveDialog({ form, n, onPlan, onWho, onClose }: Props) {
  const text = useText()
  const holds = useHolds()
  const fill = screenByName.get('submissions-create')
  const wide = { fullWidth: true, justify: 'start', size: 'md' } as const
  return (
    <Modal opened onClose={onClose} title={text('builder_live_title', { n })}>
      <Stack>
        <Text>{text('builder_live_lead')}</Text>
        {(holds('projects.edit') || holds('teams.edit')) && (
          <Button {...wide} leftSection={<IconCalendarEvent size={18} />} onClick={onPlan}>
            {text('builder_live_plan')}
          </Button>
        )}
        {fill !== undefined && holds('submissions.create') && (
          <Button
            {...wide}
            variant="default"
            component={Link}
            to={addressOf(fill, form)}
            leftSection={<IconClipboardText size={18} />}
          >
            {text('builder_live_fill')}
          </Button>
        )}
        <Button {...wide} variant="default" leftSection={<IconUsers size={18} />} onClick={onWho}>
          {text('builder_live_who')}
        </Button>
        <Anchor component="button" type="button" ta="center" onClick={onClose}>
          {text('builder_live_on')}
        </Anchor>
      </Stack>
    </Modal>
  )
}
