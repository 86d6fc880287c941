// The devices on which a person is told while no page is open.
import { z } from 'zod'
import { route } from '../../../access/route.ts'

const path = '/api/dashboard/notice-devices'
const base64url = (length: number) =>
  z.string().regex(new RegExp(`^[\\w-]{${length}}$`), 'This is no key of a subscription.')

const device = z.object({
  id: z.uuid(),
  device: z.string(),
  since: z.string(),
  endpoint: z.string(),
})

export const readDevices = route({
  method: 'GET',
  path,
  summary: 'The devices on which the caller is told, and the key that a device subscribes with.',
  grant: 'staff',
  inPerson: true,
  reply: z.object({
    /** Nothing where this installation tells no devices. */
    public_key: z.string().nullable(),
    devices: z.array(device),
  }),
})

export const addDevice = route({
  method: 'POST',
  path,
  summary:
    'From now on the caller is told on this device; the person who was told there before is not.',
  grant: 'staff',
  inPerson: true,
  body: z.object({
    endpoint: z.url().max(1000),
    p256dh: base64url(87),
    auth: base64url(22),
    /** What the browser says of itself. */
    device: z.string().trim().min(1).max(300),
  }),
  reply: z.object({ id: z.uuid() }),
  status: 201,
})

export const removeDevice = route({
  method: 'DELETE',
  path: `${path}/:id`,
  summary: 'The caller is not told on this device any more.',
  grant: 'staff',
  inPerson: true,
  params: z.object({ id: z.uuid() }),
})
