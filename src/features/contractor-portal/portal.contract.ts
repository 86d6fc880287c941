// What the contacts of contractors see and send: of their own contractors alone.
import { z } from 'zod'
import { route } from '../../access/route.ts'
import { dutyStates } from '../contractors/definition/index.ts'
import { definition } from '../forms/definition.contract.ts'

const named = z.object({ id: z.uuid(), name: z.string() })
const day = z.iso.date()
const counts = z.object({ outstanding: z.int(), past_due: z.int(), completed: z.int() })

/** Read more closely where a submission is taken in. */
const answer = z.unknown().meta({ description: 'What its kind of question stores.' })
const remark = z.unknown().meta({ description: 'A note, photos, an action.' })

/** A project on which a contractor works; or the contractor as a whole, by its own id. */
const place = named.extend({ contractor: named, whole: z.boolean() })

export const portalProjects = route({
  method: 'GET',
  path: '/api/contractors/projects',
  summary:
    'Where the contact’s contractors work, with how many forms are outstanding and past due.',
  grant: 'contractor',
  reply: z.object({
    data: z.object({
      contractors: z.array(named.extend({ approval: z.string(), reason: z.string().nullable() })),
      places: z.array(place.extend({ counts })),
    }),
  }),
})

const owed = z.object({
  line: z.uuid(),
  title: z.string(),
  contractor: named,
  frequency: z.string(),
})
const duty = owed.extend({
  day,
  until: day,
  state: z.enum(dutyStates),
  submission: z
    .object({ id: z.uuid(), number: z.string(), submitted_on: day, accepted: z.boolean() })
    .nullable(),
  /** Why what was sent was refused. */
  refused: z.string().nullable(),
})
export type PortalDuty = z.output<typeof duty>
export type PortalLine = z.output<typeof owed>

export const portalPlace = route({
  method: 'GET',
  path: '/api/contractors/projects/:id',
  summary: 'The forms of one project, and what became of each day in the last four weeks.',
  grant: 'contractor',
  params: z.object({ id: z.uuid() }),
  reply: z.object({
    data: z.object({ id: z.uuid(), name: z.string(), lines: z.array(owed), duties: z.array(duty) }),
  }),
})

/** A file that arrived, as the device compares it. */
export const receivedFile = z.object({ id: z.uuid(), sha256: z.string() })

export const ofLine = { contractor: z.uuid(), place: z.uuid() }

/** `of`: the type of an asset, the role of an account. */
const listed = named.extend({ of: z.string() })

export const formToFill = z.object({
  name: z.string(),
  version: z.uuid(),
  n: z.int(),
  definition,
  /** What its questions choose from, by name alone: what a contractor may see. */
  lists: z
    .object({ asset_types: z.array(named), assets: z.array(listed), accounts: z.array(listed) })
    .default({ asset_types: [], assets: [], accounts: [] }),
})
export type FormToFill = z.output<typeof formToFill>

export const portalForm = route({
  method: 'GET',
  path: '/api/contractors/forms/:line',
  summary: 'A form that the contractor owes, as it is filled now.',
  grant: 'contractor',
  params: z.object({ line: z.uuid() }),
  query: z.object(ofLine),
  reply: z.object({ data: formToFill }),
})

/** What somebody filled in, under the id that their device gave it. */
export const filled = {
  id: z.uuid(),
  version: z.uuid(),
  answers: z.record(z.string().max(80), answer),
  remarks: z.record(z.string().max(400), remark).default({}),
  files: z.array(receivedFile).max(500),
  lang: z.string(),
  started_at: z.string(),
  submitted_at: z.string(),
}

export const refusals = [
  'row/missing',
  'row/exists',
  'submission/files',
  'submission/answers',
  'form/closed',
  'input/invalid',
] as const

export const portalSubmit = route({
  method: 'POST',
  path: '/api/contractors/submissions',
  summary:
    'Takes what a contact filled in, for a line and the day on which it is due. The same id with the same content answers the first one.',
  grant: 'contractor',
  body: z.object({
    ...ofLine,
    line: z.uuid(),
    /** None where a form is filled before each task. */
    day: day.nullable(),
    ...filled,
  }),
  reply: z.object({
    data: z.object({ id: z.uuid(), number: z.string(), files: z.array(receivedFile) }),
  }),
  status: 201,
  problems: refusals,
})
