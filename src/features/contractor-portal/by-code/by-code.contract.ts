// What a worker of a contractor does who scanned a code: sees what is due, fills a form without signing in, and asks
// later what became of it.
import { z } from 'zod'
import { shownBrand } from '../../../access/brand/brand.contract.ts'
import { route } from '../../../access/route.ts'
import { filled, formToFill, ofLine, receivedFile, refusals } from '../portal.contract.ts'

const path = '/api/qr-code/contractors/:code'
const byCode = z.object({ code: z.string().max(100) })
const named = z.object({ id: z.uuid(), name: z.string() })
const day = z.iso.date()

const due = z.object({
  line: z.uuid(),
  title: z.string(),
  /** A project, or the contractor as a whole, by its own id. */
  place: named.extend({ whole: z.boolean() }),
  /** For which day it would be sent now; none where it is filled before each task. */
  day: day.nullable(),
  until: day.nullable(),
  state: z.enum(['outstanding', 'past_due', 'done', 'task']),
})
export type DueByCode = z.output<typeof due>

const opened = z.object({
  contractor: named,
  brand: shownBrand,
  /** Of a code of one form, that one alone. */
  forms: z.array(due),
})
export type OpenedCode = z.output<typeof opened>

export const openCode = route({
  method: 'GET',
  path,
  summary: 'What the contractor to whom a code belongs owes now, to anybody who has the code.',
  grant: 'public',
  onDevice: 'public',
  params: byCode,
  reply: z.object({ data: opened }),
})

export const formByCode = route({
  method: 'GET',
  path: `${path}/forms/:line`,
  summary: 'A form that the contractor owes, as it is filled now, to anybody who has the code.',
  grant: 'public',
  onDevice: 'public',
  params: byCode.extend({ line: z.uuid() }),
  query: z.object({ place: z.uuid() }),
  reply: z.object({ data: formToFill }),
})

export const fileByCode = route({
  method: 'POST',
  path: `${path}/files`,
  summary:
    'Stores one file for a form that is filled by a code: a multipart form with the field `file`.',
  grant: 'public',
  params: byCode,
  query: z.object({ id: z.uuid() }),
  reply: z.object({ data: receivedFile.extend({ name: z.string(), mime: z.string() }) }),
  problems: ['file/type', 'files/quota'],
})

const receipt = z.object({
  id: z.uuid(),
  number: z.string(),
  hash: z.string(),
  received_at: z.string(),
  files: z.array(receivedFile),
  /** By which somebody without an account asks what became of it. */
  tracking: z.string(),
})
export type ReceiptByCode = z.output<typeof receipt>

export const submitByCode = route({
  method: 'POST',
  path: `${path}/submissions`,
  summary:
    'Takes what somebody without an account filled in. The same id with the same content answers the first one. `proof`: work that the browser did for the id.',
  grant: 'public',
  params: byCode,
  body: z.object({
    line: ofLine.place,
    place: ofLine.place,
    day: day.nullable(),
    ...filled,
    name: z.string().trim().min(2, 'Enter your name.').max(160),
    proof: z.object({ at: z.iso.datetime(), nonce: z.int().min(0) }),
  }),
  reply: z.object({ data: receipt }),
  status: 201,
  problems: [...refusals, 'request/unproved', 'rate/exceeded'],
})

const followed = z.object({
  number: z.string(),
  title: z.string(),
  submitted_on: day,
  state: z.enum(['received', 'accepted', 'refused']),
  /** Why it was refused. */
  reason: z.string().nullable(),
})
export type FollowedByCode = z.output<typeof followed>

export const followByCode = route({
  method: 'GET',
  path: `${path}/sent/:tracking`,
  summary: 'How a form that was sent by a code is doing, for the person who has its tracking code.',
  grant: 'public',
  params: byCode.extend({ tracking: z.string().max(40) }),
  reply: z.object({ data: followed }),
  problems: ['rate/exceeded'],
})
