import { useParams } from 'react-router'
import { call } from '../../../../kit/http/client.web.ts'
import { alertKey, waitingAlertsKey } from '../../web/keys.ts'
import { markAlert, readAlert } from '../reading.contract.ts'
import { AlertPage } from './AlertPage.tsx'

/** An alert as the staff reads it. */
export default function AlertScreen() {
  const { id = '' } = useParams()
  return (
    <AlertPage
      queryKey={alertKey(id)}
      renews={[waitingAlertsKey]}
      read={async (signal) => (await call(readAlert, { params: { id }, signal })).data}
      mark={(body) => call(markAlert, { params: { id }, body })}
    />
  )
}
