// The calls of filling: what may be filled, and what is begun and not sent.
import { z } from 'zod'
import { route } from '../../../access/route.ts'
import { lackingTraining } from '../../competence/definition.contract.ts'
import { definition } from '../../forms/definition.contract.ts'
import { cleaned } from '../content/clean-text.ts'
import {
  answers,
  formFacts,
  givenAnswers,
  givenRemarks,
  named,
  remarks,
} from '../content/content.contract.ts'
import { about, aboutDraft } from '../revisions/revisions.contract.ts'

const byId = z.object({ id: z.uuid() })

/** A form that may be filled now: its version, and what filling it begins from. */
export const fillable = z.object({
  form: formFacts,
  version: z.object({ id: z.uuid(), n: z.int(), definition }),
})

export const listFillable = route({
  method: 'GET',
  path: '/api/dashboard/fillable-forms',
  summary: 'The published forms that the caller may fill, by category, the most used first.',
  grant: 'submissions.create',
  onDevice: true,
  reply: z.object({
    data: z.array(
      z.object({
        id: z.uuid(),
        title: z.string(),
        code: z.string().nullable(),
        kind: z.string(),
        category: z.string(),
        questions: z.int(),
        last_filled: z.string().nullable(),
      }),
    ),
  }),
})

export const readFillable = route({
  method: 'GET',
  path: '/api/dashboard/fillable-forms/:id',
  summary: 'A form as it is filled now, and the facts that its answers may begin with.',
  grant: 'submissions.create',
  onDevice: true,
  params: byId,
  reply: z.object({
    data: fillable.extend({
      begin: z.object({
        me: named,
        /** Which the person was on the last time, else the only one that is active. */
        project: z.uuid().nullable(),
        /** The answers of the person’s last submission of this form, without what is confidential. */
        last: answers.nullable(),
        last_about: about.partial().nullable(),
      }),
    }),
  }),
})

export const readLacking = route({
  method: 'GET',
  path: '/api/dashboard/fillable-forms/:id/lacking',
  summary:
    'The training that the form and the assets ask for and of which the caller has no valid record.',
  grant: 'submissions.create',
  params: byId,
  /** Up to fifty ids of assets, with commas between. */
  query: z.object({
    assets: z
      .string()
      .regex(/^[0-9a-f-]{36}(,[0-9a-f-]{36}){0,49}$/i, 'Choose from the list.')
      .optional(),
  }),
  reply: z.object({ data: z.object({ refused: z.boolean(), lacking: z.array(lackingTraining) }) }),
  onDevice: true,
})

const draft = z.object({
  id: z.uuid(),
  form: named,
  version: z.uuid(),
  n: z.int(),
  /** The submission that is being revised. */
  submission: z.uuid().nullable(),
  answers,
  remarks,
  context: aboutDraft,
  revision: z.int(),
  started_at: z.string(),
  saved_at: z.string(),
})

export const listDrafts = route({
  method: 'GET',
  path: '/api/dashboard/submission-drafts',
  summary: 'The drafts that the caller has begun and not submitted, the latest first.',
  grant: 'submissions.create',
  private: true,
  query: z.object({ form: z.uuid().optional() }),
  reply: z.object({ data: z.array(draft.omit({ answers: true, remarks: true, context: true })) }),
})

export const readDraft = route({
  method: 'GET',
  path: '/api/dashboard/submission-drafts/:id',
  summary: 'One draft of the caller, with the version that it was begun on.',
  grant: 'submissions.create',
  private: true,
  params: byId,
  reply: z.object({
    data: draft.extend({
      definition,
      /** Files that its answers name and that have arrived, from whichever device. */
      files: z.array(named.extend({ mime: z.string(), bytes: z.int(), sha256: z.string() })),
    }),
  }),
})

export const saveDraft = route({
  method: 'PUT',
  path: '/api/dashboard/submission-drafts/:id',
  summary:
    'Keeps a draft under the id that the device gave it. `revision` is the one that the device saw last, 0 at first.',
  grant: 'submissions.create',
  params: byId,
  body: z.object({
    form: z.uuid(),
    version: z.uuid(),
    submission: z.uuid().nullable().default(null),
    answers: givenAnswers,
    remarks: givenRemarks,
    context: aboutDraft.transform(cleaned),
    revision: z.int().min(0),
    started_at: z.iso.datetime({ offset: true }),
  }),
  reply: z.object({ data: z.object({ revision: z.int(), saved_at: z.string() }) }),
  problems: ['row/stale', 'draft/sent'],
})

export const dropDraft = route({
  method: 'DELETE',
  path: '/api/dashboard/submission-drafts/:id',
  summary: 'Throws a draft away.',
  grant: 'submissions.create',
  params: byId,
})

export const likelySigners = route({
  method: 'GET',
  path: '/api/dashboard/likely-signers',
  summary:
    'Who supervises and who manages a project or a team, and its crew, most likely first: first among those who may sign for it.',
  grant: 'submissions.create',
  query: z.object({ project: z.uuid().optional(), team: z.uuid().optional() }),
  reply: z.object({
    data: z.object({
      supervisor: named.nullable(),
      manager: named.nullable(),
      crew: z.array(z.object({ account: z.uuid().nullable(), name: z.string() })),
    }),
  }),
})
