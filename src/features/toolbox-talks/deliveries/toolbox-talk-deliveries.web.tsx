import { Button } from '@mantine/core'
import { IconSpeakerphone } from '@tabler/icons-react'
import { Link } from 'react-router'
import { useSession } from '../../../access/web/session.ts'
import { useText } from '../../../kit/web/language/Language.tsx'
import { later } from '../../../kit/web/later.ts'
import type { RegisterWeb } from '../../../register/web/extension.ts'
import type { toolboxTalkDeliveries } from './toolbox-talk-deliveries.register.ts'

/** The way to give a talk now, above those that were given. */
function GiveNow() {
  const text = useText()
  const { processedPermissions } = useSession()
  if (!processedPermissions.has('talk-holding')) return null
  return (
    <div>
      <Button
        component={Link}
        to="/dashboard/toolbox-talks/deliveries/hold"
        leftSection={<IconSpeakerphone size={18} aria-hidden />}
      >
        {text('talk_hold')}
      </Button>
    </div>
  )
}

export const web: RegisterWeb<typeof toolboxTalkDeliveries> = {
  Above: GiveNow,
  Head: later(async () => (await import('./web/DeliveryHead.tsx')).DeliveryHead),
}
