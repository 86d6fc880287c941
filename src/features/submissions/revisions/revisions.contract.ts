// The calls that send a submission and its revisions.
import { z } from 'zod'
import { locale } from '../../../access/credentials.ts'
import { route } from '../../../access/route.ts'
import { reportCore } from '../../incidents/definition.contract.ts'
import { givenAnswers, givenRemarks } from '../content/content.contract.ts'
import { chosenSubjects, eachOf } from '../subjects/subjects.ts'

const byId = z.object({ id: z.uuid() })
const path = '/api/dashboard/submissions'

const parts = {
  ...eachOf(chosenSubjects, () => z.uuid().nullable()),
  on_behalf_of: z.string().trim().max(160).nullable(),
  /** Where the device was: asked for where the form wants it. */
  place: z
    .object({ lat: z.number(), lng: z.number(), accuracy: z.number().exactOptional() })
    .nullable(),
  /** Why the device says nothing of where it was. */
  no_place: z.enum(['denied', 'not_found']).nullable(),
}

/** An incident that is reported with a form of that kind: the core that each record has. The id is the device’s. */
const report = reportCore.extend({ id: z.uuid() })

/** What a submission is about, beside its answers. */
export const about = z.object({
  ...eachOf(chosenSubjects, () => z.uuid().nullable().default(null)),
  on_behalf_of: parts.on_behalf_of.default(null),
  place: parts.place.default(null),
  no_place: parts.no_place.default(null),
  /** Who is to sign beside the person who submits: attendees, or the two that a form names in turn. */
  signers: z
    .array(
      z.object({
        role: z.enum(['attendee', 'supervisor', 'manager', 'witness']),
        account: z.uuid().nullable().default(null),
        name: z.string().trim().max(160).nullable().default(null),
        email: z.email().nullable().default(null),
      }),
    )
    .max(300)
    .default([]),
  /** Then it is of the incident that this makes. */
  report: report.nullable().default(null),
})

/** While it is filled in, nothing of a report has to be said. */
export const aboutDraft = about
  .extend({
    report: z
      .strictObject({
        ...reportCore.shape,
        id: z.uuid(),
        description: z.string().max(4000),
        occurred_on: z.iso.date().or(z.literal('')),
        place: z.string().max(200),
      })
      .nullable(),
  })
  .partial()

/** A file that an answer names, with its hash as the device knows it. */
const sentFile = z.object({ id: z.uuid(), sha256: z.string().regex(/^[0-9a-f]{64}$/) })

const receipt = z.object({
  id: z.uuid(),
  number: z.string(),
  stage: z.string(),
  revision: z.int(),
  /** The hash of the received content: signatures name it. */
  hash: z.string(),
  received_at: z.string(),
  files: z.array(z.object({ id: z.uuid(), sha256: z.string(), bytes: z.int() })),
  deficiencies: z.array(z.object({ id: z.uuid(), number: z.string(), title: z.string() })),
  /** The assets that it took out of service. */
  taken_out: z.array(z.object({ id: z.uuid(), name: z.string() })),
})

const sent = z.object({
  version: z.uuid(),
  answers: givenAnswers,
  remarks: givenRemarks,
  files: z.array(sentFile).max(500).default([]),
  lang: locale.default('en'),
  started_at: z.iso.datetime({ offset: true }),
  submitted_at: z.iso.datetime({ offset: true }),
  device: z.string().max(300).nullable().default(null),
})

export const submit = route({
  method: 'POST',
  path,
  summary:
    'Takes a submission, decides it again and answers a receipt with every file. The same id with the same content answers the first one.',
  grant: 'submissions.create',
  body: sent.extend({ id: z.uuid(), about }),
  reply: z.object({ data: receipt }),
  status: 201,
  /** `submission/files`: `extra.missing`, the ids of the files that are not here. */
  problems: [
    'row/exists',
    'submission/files',
    'submission/answers',
    'form/closed',
    'training/lacking',
  ],
})

export const revise = route({
  method: 'POST',
  path: `${path}/:id/revisions`,
  summary: 'Sends changed answers as the next revision: every signature must be given again.',
  /** The person who submitted it, or holds `submissions.edit`. */
  grant: 'submissions.view',
  params: byId,
  body: sent.extend({
    /** The revision that the person changed. */
    of: z.int().min(1),
    reason: z.string().trim().min(3, 'Say what was corrected.').max(1000),
    /** Omitted properties stay as they were. Separate calls change who is to sign. */
    about: z.object(parts).partial().optional(),
  }),
  reply: z.object({ data: receipt }),
  status: 201,
  problems: ['row/stale', 'submission/files', 'submission/answers', 'submission/locked'],
})

export const toIncident = route({
  method: 'POST',
  path: `${path}/:id/incident`,
  summary:
    'Reports the incident that a form of that kind says, where it came without one, or adds it to the record of one.',
  grant: 'incidents.create',
  params: byId,
  body: z
    .object({
      version: z.int().min(1),
      report: report.nullable().default(null),
      incident: z.uuid().nullable().default(null),
    })
    .refine(({ report, incident }) => (report === null) !== (incident === null), {
      message: 'Report an incident, or choose one.',
    }),
  reply: z.object({ data: z.object({ incident: z.uuid() }) }),
  problems: ['row/stale', 'submission/state'],
})
