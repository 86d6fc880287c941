// What may be done with an asset beside changing its row.
import { z } from 'zod'
import { route } from '../../../access/route.ts'
import { keysOf } from '../../../kit/own.ts'
import { askedWithClosed, whyClosed } from '../../../register/fields/closed-schemas.ts'
import { kindsOfOwnFields } from '../../../register/fields/own-fields.ts'
import { lackingTraining } from '../../competence/definition.contract.ts'

const byId = z.object({ id: z.uuid() })
const ofType = z.object({ assetType: z.uuid() })
const base = '/api/dashboard/inventory/:id'
const requiredText = (most: number) => z.string().trim().min(1, 'This is required.').max(most)

export const assetsByType = route({
  method: 'GET',
  path: '/api/dashboard/assets-by-assettype/:assetType',
  summary:
    'The assets of one type that a form may choose from. With `closed`, after them those that cannot be chosen, and why.',
  grant: 'staff',
  onDevice: true,
  params: ofType,
  query: z.object(askedWithClosed),
  reply: z.object({
    data: z.array(z.object({ value: z.uuid(), text: z.string(), name: z.string(), ...whyClosed })),
  }),
})

const ownField = z.object({
  id: z.uuid(),
  label: z.string(),
  kind: z.enum(keysOf(kindsOfOwnFields)),
  options: z.array(z.string()),
  required: z.boolean(),
})

export const fieldsOfType = route({
  method: 'GET',
  path: '/api/dashboard/assets-by-assettype/:assetType/fields',
  summary: 'How a type’s assets are tracked, and the fields of its own that each answers.',
  grant: 'assets.view',
  params: ofType,
  reply: z.object({ data: z.object({ tracking: z.string(), fields: z.array(ownField) }) }),
})

export const tagOutAsset = route({
  method: 'POST',
  path: `${base}/tag-out`,
  summary: 'Takes an asset out of service, with the reason.',
  grant: 'assets.edit',
  params: byId,
  body: z.strictObject({ reason: requiredText(1000), photo: z.uuid().nullish() }),
  problems: ['row/archived'],
})

export const releaseAsset = route({
  method: 'POST',
  path: `${base}/release`,
  summary: 'Puts an asset that was tagged out back into service, with what was checked.',
  grant: 'assets.edit',
  params: byId,
  body: z.strictObject({
    note: requiredText(1000),
    competent: z.literal(true, 'Only a competent person may release it.'),
  }),
  problems: ['row/archived'],
})

export const readMeter = route({
  method: 'POST',
  path: `${base}/meter`,
  summary: 'Notes what a meter reads. It goes up only, unless the meter was replaced.',
  grant: 'assets.edit',
  params: byId,
  body: z.strictObject({
    meter: z.enum(['hours', 'km']),
    reading: z.number().min(0).max(5_000_000).multipleOf(0.1),
    replaced: z.boolean().default(false),
    note: z.string().trim().max(1000).nullish(),
  }),
  problems: ['row/archived'],
})

const named = z.object({ id: z.uuid(), name: z.string() }).nullable()
const happened = { id: z.uuid(), at: z.string(), by: z.string().nullable() }

const story = z.object({
  /** What its type asks for and its holder has no valid record of. */
  holder_lacks: z.array(lackingTraining),
  tags: z.array(
    z.object({
      ...happened,
      reason: z.string(),
      photo: named,
      /** The check that it failed. */
      submission: named,
      released_at: z.string().nullable(),
      released_by: z.string().nullable(),
      release_note: z.string().nullable(),
    }),
  ),
  custody: z.array(z.object({ ...happened, location: named, holder: named })),
  readings: z.array(
    z.object({
      ...happened,
      meter: z.enum(['hours', 'km']),
      reading: z.number(),
      replaced: z.boolean(),
      note: z.string().nullable(),
    }),
  ),
})
export type AssetStory = z.output<typeof story>

export const readStory = route({
  method: 'GET',
  path: `${base}/story`,
  summary: 'What happened to an asset: tags, who had it where, meter readings; the latest first.',
  grant: 'assets.view',
  params: byId,
  reply: z.object({ data: story }),
})

const code = z.object({ token: z.string(), path: z.string() })

export const makeCode = route({
  method: 'POST',
  path: `${base}/code`,
  summary: 'The code for an asset’s label: the one that it has, or a new one.',
  grant: 'assets.view',
  params: byId,
  reply: z.object({ data: code }),
})

export const giveCode = route({
  method: 'PUT',
  path: `${base}/code`,
  summary:
    'Gives a code that is printed already to this asset; it leads to the former one no more.',
  grant: 'assets.edit',
  params: byId,
  body: z.strictObject({ token: z.string().regex(/^[\w-]{20,60}$/) }),
  reply: z.object({ data: code }),
})
