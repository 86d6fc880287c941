import { Button } from '@mantine/core'
import { IconPlus, IconSpeakerphone } from '@tabler/icons-react'
import { Link } from 'react-router'
import { useSession } from '../../../access/web/session.ts'
import { useLanguage } from '../../../kit/web/language/Language.tsx'
import { later } from '../../../kit/web/later.ts'
import type { RegisterWeb } from '../../../register/web/extension.ts'
import head from '../../../register/web/list/head/head.module.css'
import { sayNewOne } from '../../../register/web/list/in-sentence.ts'
import { toolboxTalkDeliveries } from './toolbox-talk-deliveries.register.ts'

/** A talk is given now; one that is planned is the second thing. */
function Begin() {
  const { text, say } = useLanguage()
  const { processedPermissions } = useSession()
  const mayHold = processedPermissions.has('talk-holding')
  return (
    <>
      {processedPermissions.has('toolbox-talk-deliveries-create') && (
        <Button
          component={Link}
          to="/dashboard/toolbox-talks/deliveries/create"
          className={head.short ?? ''}
          aria-label={sayNewOne(toolboxTalkDeliveries.one, say)}
          data-key="new"
          variant={mayHold ? 'default' : 'filled'}
          leftSection={<IconPlus size={18} aria-hidden />}
        >
          <span className={head.words}>{sayNewOne(toolboxTalkDeliveries.one, say)}</span>
        </Button>
      )}
      {mayHold && (
        <Button
          component={Link}
          to="/dashboard/toolbox-talks/deliveries/hold"
          leftSection={<IconSpeakerphone size={18} aria-hidden />}
        >
          {text('talk_hold')}
        </Button>
      )}
    </>
  )
}

export const web: RegisterWeb<typeof toolboxTalkDeliveries> = {
  New: Begin,
  Head: later(async () => (await import('./web/DeliveryHead.tsx')).DeliveryHead),
}
