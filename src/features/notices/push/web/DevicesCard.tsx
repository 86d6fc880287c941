import { Button, Paper } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useSession } from '../../../../access/web/session.ts'
import { dayIn } from '../../../../kit/language/numbers-and-days.ts'
import { useAct } from '../../../../kit/web/act/use-act.ts'
import { deviceOf } from '../../../../kit/web/device-of.ts'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import { Notice } from '../../../../kit/web/plain/Notice.tsx'
import { devicesKey } from '../../web/keys.ts'
import { forgetDevice, readDevicesHere, stopHere, tellHere } from './this-device.ts'

/** The devices that tell the person while no page is open, this one first. Nobody is asked before they press. */
export function DevicesCard() {
  const { text, locale } = useLanguage()
  const { user } = useSession()
  const account = user?.id ?? ''
  const { data } = useQuery({
    queryKey: devicesKey,
    queryFn: ({ signal }) => readDevicesHere(account, signal),
    staleTime: 0,
  })
  const renews = [devicesKey]
  const begin = useAct((key: string) => tellHere(key, account), { renews })
  const end = useAct(
    async ({ id, mine }: { id: string; mine: boolean }) => {
      await forgetDevice(id)
      if (mine) await stopHere()
    },
    { renews },
  )
  if (data === undefined || data.public_key === null) return null
  const { here, public_key: key } = data
  const endpoint = here.state === 'on' ? here.endpoint : undefined
  const isTold = data.devices.some((one) => one.endpoint === endpoint)
  const problem = begin.problem ?? end.problem
  return (
    <Paper
      component="section"
      aria-labelledby="push-devices"
      withBorder
      p="md"
      className="stack gap-3"
    >
      <div>
        <h2 id="push-devices" className="text-lg">
          {text('push_title')}
        </h2>
        <p className="hint">{text('push_lead')}</p>
      </div>
      {problem && <Notice tone="danger">{problem}</Notice>}
      {here.state === 'cannot' && <p>{text('push_cannot')}</p>}
      {here.state === 'refused' && <p>{text('push_refused')}</p>}
      {(here.state === 'off' || (here.state === 'on' && !isTold)) && (
        <div>
          <Button loading={begin.busy} onClick={() => begin.act(key)}>
            {text('push_here')}
          </Button>
        </div>
      )}
      {data.devices.length > 0 && (
        <ul className="bare" aria-label={text('push_devices')}>
          {data.devices.map(({ id, device, since, endpoint: other }) => {
            const name = deviceOf(device) ?? text('device_unknown')
            return (
              <li
                key={id}
                className="flex flex-wrap items-center justify-between gap-2 py-2 border-t"
              >
                <span>
                  <strong>{other === endpoint ? text('push_this', { name }) : name}</strong>
                  <small className="hint block">
                    {text('push_since', { day: dayIn(locale, since.slice(0, 10)) })}
                  </small>
                </span>
                <Button
                  variant="default"
                  disabled={end.busy}
                  aria-label={text('push_stop_on', { name })}
                  onClick={() => end.act({ id, mine: other === endpoint })}
                >
                  {text('push_stop')}
                </Button>
              </li>
            )
          })}
        </ul>
      )}
    </Paper>
  )
}
