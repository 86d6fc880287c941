import { bind } from '../../../../access/server/gate.ts'
import { Problem } from '../../../../kit/problems.ts'
import type { PushService } from '../../../../kit/push/server/push.ts'
import { accountOf } from '../../server/account-of.ts'
import * as calls from '../push.contract.ts'
import { devicesOf, dropDevice, storeDevice } from './devices.store.ts'

export const deviceCalls = (push: PushService | undefined) => [
  bind(calls.readDevices, async (context) => ({
    public_key: push?.publicKey ?? null,
    devices: await devicesOf(context.db, accountOf(context)),
  })),

  bind(calls.addDevice, async (context, { body }) => {
    if (push?.carries(body.endpoint) !== true)
      throw new Problem('input/invalid', {
        errors: { endpoint: ['This installation cannot tell a device at this address.'] },
      })
    return { id: await storeDevice(context.db, accountOf(context), body) }
  }),

  bind(calls.removeDevice, async (context, { params: { id } }) => {
    if ((await dropDevice(context.db, id, accountOf(context))) === 0)
      throw new Problem('row/missing')
  }),
]
