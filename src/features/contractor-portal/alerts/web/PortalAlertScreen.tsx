import { useParams } from 'react-router'
import { call } from '../../../../kit/http/client.web.ts'
import { AlertPage } from '../../../safety-alerts/web/index.ts'
import { portalKey } from '../../web/keys.ts'
import { markPortalAlert, portalAlert } from '../alerts.contract.ts'

/** An alert as a contact of a contractor reads and acknowledges it. */
export default function PortalAlertScreen() {
  const { id = '' } = useParams()
  return (
    <AlertPage
      queryKey={portalKey('alert', id)}
      renews={[portalKey('alerts')]}
      read={async (signal) => {
        const { data } = await call(portalAlert, { params: { id }, signal })
        const { acknowledge, ...alert } = data
        return {
          ...alert,
          state: 'live' as const,
          waits: acknowledge && alert.acknowledged_at === null,
          due_at: acknowledge ? alert.due_at : null,
        }
      }}
      mark={(body) => call(markPortalAlert, { params: { id }, body })}
    />
  )
}
