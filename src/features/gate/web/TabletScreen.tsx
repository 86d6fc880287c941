import { Button } from '@mantine/core'
import { useParams } from 'react-router'
import { call, Refused } from '../../../kit/http/client.web.ts'
import { ListSkeleton } from '../../../kit/web/inputs/ListSkeleton.tsx'
import { useText } from '../../../kit/web/language/Language.tsx'
import { Page } from '../../../kit/web/page/Page.tsx'
import { Notice } from '../../../kit/web/plain/Notice.tsx'
import { gateOfTablet } from '../gate.contract.ts'
import { GateDesk } from './GateDesk.tsx'
import { type GateWay, useGate } from './use-gate.ts'

const wayOf = (token: string): GateWay => ({
  key: token,
  read: async (signal) =>
    (await call(gateOfTablet.read, { params: { token }, signal, keepSession: true })).data,
  come: (body) => call(gateOfTablet.come, { params: { token }, body, keepSession: true }),
  go: (pass, body) => call(gateOfTablet.go, { params: { token, pass }, body, keepSession: true }),
})

/** The tablet at the gate: nobody signs in to the product there, and nobody overrides. */
export default function TabletScreen() {
  const text = useText()
  const { token = '' } = useParams()
  const gate = useGate(wayOf(token))
  const { rules, error } = gate
  const robots = <meta name="robots" content="noindex, nofollow" />
  if (rules !== undefined)
    return (
      <Page title={rules.project.name} lead={rules.company}>
        {robots}
        <GateDesk gate={gate} rules={rules} />
      </Page>
    )
  const gone = error instanceof Refused && error.httpStatus < 429
  return (
    <Page title={text('nav_gate')}>
      {robots}
      {gate.isPending ? (
        <ListSkeleton rows={6} />
      ) : (
        <Notice tone="danger">{text(gone ? 'gate_gone' : 'could_not_load')}</Notice>
      )}
      {!gone && !gate.isPending && (
        <div>
          <Button variant="default" onClick={() => void gate.again()}>
            {text('try_again')}
          </Button>
        </div>
      )}
    </Page>
  )
}
