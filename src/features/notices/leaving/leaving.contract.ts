// The way out of mails without signing in: by a link in each mail that may be turned off.
import { z } from 'zod'
import { shownBrand } from '../../../access/brand/brand.contract.ts'
import { route } from '../../../access/route.ts'

const params = z.object({ token: z.string().min(20).max(100) })
const path = '/api/stop-notices/:token'
const problems = ['link/spent', 'rate/exceeded'] as const

export const readLeaving = route({
  method: 'GET',
  path,
  summary: 'Which mails a link turns off, and whether it has.',
  grant: 'public',
  params,
  reply: z.object({
    /** The kinds as the mail called them. */
    data: z.object({
      company: z.string(),
      brand: shownBrand,
      kinds: z.array(z.string()),
      stopped: z.boolean(),
    }),
  }),
  problems,
})

/** Mail programs send it to the address of the page itself (RFC 8058). */
export const leaveNotices = route({
  method: 'POST',
  path: '/stop-notices/:token',
  summary: 'Turns the mails off; what they told is still on the screen.',
  grant: 'public',
  params,
  problems,
})

export const returnToNotices = route({
  method: 'DELETE',
  path,
  summary: 'Has the mails come again, as they did before.',
  grant: 'public',
  params,
  problems,
})
