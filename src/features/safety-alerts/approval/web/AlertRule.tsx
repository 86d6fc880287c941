import { Menu } from '@mantine/core'
import { IconUserCheck, IconUserOff } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { grantsOf, useSession } from '../../../../access/web/session.ts'
import { call } from '../../../../kit/http/client.web.ts'
import { useAct } from '../../../../kit/web/act/use-act.ts'
import { useText } from '../../../../kit/web/language/Language.tsx'
import { alertRuleKey } from '../../web/keys.ts'
import { changeAlertRule, readAlertRule } from '../approval.contract.ts'

/** Whether the company asks for an approver of each alert: said, and changed by a press. */
export function AlertRule() {
  const text = useText()
  const { user } = useSession()
  const { data } = useQuery({
    queryKey: alertRuleKey,
    queryFn: async ({ signal }) => (await call(readAlertRule, { signal })).data,
  })
  const asks = data?.approval === true
  const { act, busy } = useAct(
    (approval: boolean) => call(changeAlertRule, { body: { approval } }),
    {
      renews: [alertRuleKey],
      says: (_, approval) => text(approval ? 'alert_rule_on' : 'alert_rule_off'),
      oneAtATime: true,
    },
  )
  if (data === undefined || user === undefined || !grantsOf(user).includes('safety-alerts.urgent'))
    return null
  return (
    <Menu.Item
      disabled={busy}
      leftSection={asks ? <IconUserOff size={16} /> : <IconUserCheck size={16} />}
      onClick={() => act(!asks)}
    >
      {text(asks ? 'alert_rule_stop' : 'alert_rule_ask')}
    </Menu.Item>
  )
}
