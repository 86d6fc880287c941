// An orientation that an instructor gives to a group on one device.
import { z } from 'zod'
import { locale } from '../../../access/credentials.ts'
import { route } from '../../../access/route.ts'
import { byHand } from '../../../kit/drawing/strokes.ts'
import { packageRead } from '../taking/taking.contract.ts'

export const readPackage = route({
  method: 'GET',
  path: '/api/dashboard/orientation-packages/:id',
  summary: 'An orientation as it is given to a group.',
  grant: 'resources.create',
  params: z.object({ id: z.uuid() }),
  reply: z.object({ data: packageRead }),
})

const line = z.string().trim().min(2).max(160)
const at = z.iso.datetime({ offset: true })

export const giveOrientation = route({
  method: 'PUT',
  path: '/api/dashboard/orientation-sessions/:id',
  summary:
    'An orientation that was given to a group: a record for each who signed. The id is the device’s: sent twice, it is one.',
  grant: 'resources.create',
  inPerson: true,
  params: z.object({ id: z.uuid() }),
  body: z.strictObject({
    package: z.uuid(),
    /** Of the versions that were read. */
    hash: z.string().max(100),
    documents: z.array(z.string().max(100)).max(100),
    project: z.uuid().nullable(),
    started_at: at,
    minutes: z.int().min(0).max(600),
    attendances: z
      .array(
        z.strictObject({
          /** Nobody whom the company knows: a visitor, by name and company. */
          person: z.uuid().nullable(),
          name: line,
          company: line.nullable(),
          given: byHand,
          statement_lang: locale,
        }),
      )
      .min(1)
      .max(300),
    /** Of the instructor. */
    given: byHand,
    statement_lang: locale,
  }),
  reply: z.object({
    data: z.object({ records: z.array(z.uuid()) }),
    /** As whatever leaves the outbox answers: it has none. */
    files: z.array(z.never()),
  }),
  problems: ['signature/stale', 'signature/person', 'row/missing'],
})
export type GivenOrientation = z.input<NonNullable<typeof giveOrientation.body>>
