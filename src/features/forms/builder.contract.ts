// The calls of the builder: a draft that is saved as one goes, who else is at it, publishing, the
// versions for ever, the library.
import { z } from 'zod'
import { locale } from '../../access/credentials.ts'
import { route } from '../../access/route.ts'
import { definition, storedDefinition } from './definition/schemas.ts'

const byForm = z.object({ id: z.uuid() })

const problem = z.object({
  code: z.string(),
  severity: z.enum(['error', 'warning']),
  message: z.string(),
  field: z.string().optional(),
  fields: z.array(z.string()).optional(),
})

const version = z.object({
  n: z.int(),
  published_at: z.string(),
  published_by: z.string().nullable(),
  note: z.string().nullable(),
  /** What differs from the version before, in words. */
  changes: z.array(z.string()),
  hash: z.string(),
})

const draft = z.object({
  form: z.uuid(),
  title: z.string(),
  definition: storedDefinition,
  /** Counts the saves: a save on another revision is refused. */
  revision: z.int(),
  saved_at: z.string(),
  saved_by: z.string().nullable(),
  /** The version that it was begun from; null before the first is published. */
  based_on: z.int().nullable(),
})

export const readDraft = route({
  method: 'GET',
  path: '/api/dashboard/forms/:id/draft',
  summary: 'The draft of a form; begun from its last version where there is none.',
  grant: 'forms.edit',
  params: byForm,
  reply: z.object({ data: draft }),
})

export const saveDraft = route({
  method: 'PUT',
  path: '/api/dashboard/forms/:id/draft',
  summary:
    'Saves the draft. One saved by somebody else meanwhile is answered with the draft as it stands.',
  grant: 'forms.edit',
  params: byForm,
  body: z.object({ revision: z.int(), definition }),
  reply: z.object({ data: z.object({ revision: z.int(), saved_at: z.string() }) }),
  problems: ['row/stale', 'row/archived'],
})

export const discardDraft = route({
  method: 'DELETE',
  path: '/api/dashboard/forms/:id/draft',
  summary: 'Throws the draft away: the next one begins from the last version.',
  grant: 'forms.edit',
  params: byForm,
  problems: ['row/archived'],
})

export const sayPresence = route({
  method: 'POST',
  path: '/api/dashboard/forms/:id/presence',
  summary:
    'Says that one is at the draft, on which field, and answers who else is and which revision stands.',
  grant: 'forms.edit',
  params: byForm,
  body: z.object({ field: z.string().max(80).nullable() }),
  reply: z.object({
    data: z.object({
      revision: z.int(),
      others: z.array(z.object({ id: z.uuid(), name: z.string(), field: z.string().nullable() })),
    }),
  }),
})

export const publish = route({
  method: 'POST',
  path: '/api/dashboard/forms/:id/publish',
  summary: 'Checks the draft and freezes it as the next version, or answers what is wrong where.',
  grant: 'forms.edit',
  params: byForm,
  body: z.object({ revision: z.int(), note: z.string().trim().max(1000).nullable().default(null) }),
  reply: z.object({ data: version }),
  status: 201,
  /** `extra.problems`: the list, when it cannot be published. */
  problems: ['row/stale', 'row/archived', 'form/faulty'],
})

export const listVersions = route({
  method: 'GET',
  path: '/api/dashboard/forms/:id/versions',
  summary: 'Every version of a form, the latest first.',
  grant: 'forms.view',
  params: byForm,
  reply: z.object({ data: z.array(version) }),
})

export const readVersion = route({
  method: 'GET',
  path: '/api/dashboard/forms/:id/versions/:n',
  summary: 'One version of a form as it was published.',
  grant: 'forms.view',
  params: z.object({ id: z.uuid(), n: z.coerce.number().int().min(1).max(1_000_000) }),
  reply: z.object({ data: version.extend({ definition: storedDefinition }) }),
})

export const duplicateForm = route({
  method: 'POST',
  path: '/api/dashboard/forms/:id/duplicate',
  summary: 'A new form with the same settings and questions; its keys are its own.',
  grant: 'forms.create',
  params: byForm,
  body: z.object({ title: z.string().trim().min(1).max(160) }),
  reply: z.object({ data: z.object({ id: z.uuid() }) }),
  status: 201,
})

export const formFile = route({
  method: 'GET',
  path: '/api/dashboard/forms/:id/file',
  summary: 'A form as a file: settings and definition.',
  grant: 'forms.view',
  params: byForm,
  reply: z.looseObject({
    plumbline_form: z.literal(1),
    title: z.string(),
    definition: storedDefinition,
  }),
})

export const importForm = route({
  method: 'POST',
  path: '/api/dashboard/forms/from-file',
  summary:
    'Makes a form of a file: one of ours, or an XLSForm. Answers what could not be taken over.',
  grant: 'forms.create',
  body: z.object({
    category: z.uuid(),
    /** An XLSForm that was sent to the store, or the content of a file of ours. */
    file: z.uuid().optional(),
    form: z
      .looseObject({ plumbline_form: z.literal(1), title: z.string().max(160), definition })
      .optional(),
  }),
  reply: z.object({ data: z.object({ id: z.uuid(), report: z.array(problem) }) }),
  status: 201,
})

const shelved = z.object({
  slug: z.string(),
  version: z.int(),
  kind: z.string(),
  title: z.string(),
  description: z.string(),
  /** The regulations it is based on, and when they were last read. */
  basis: z.string(),
  reviewed: z.string(),
  questions: z.int(),
  languages: z.array(locale),
  /** The company's form that was made of it, if there is one. */
  adopted: z.object({ form: z.uuid(), version: z.int() }).nullable(),
})

export const listLibrary = route({
  method: 'GET',
  path: '/api/dashboard/form-library',
  summary: 'The default forms of the provider.',
  grant: 'form-defaults.view',
  query: z.object({ language: locale.default('en') }),
  reply: z.object({ data: z.array(shelved) }),
})

export const readLibrary = route({
  method: 'GET',
  path: '/api/dashboard/form-library/:slug',
  summary: 'One default form, to be looked at.',
  grant: 'form-defaults.view',
  params: z.object({ slug: z.string().max(60) }),
  query: z.object({ language: locale.default('en') }),
  reply: z.object({ data: shelved.extend({ definition: storedDefinition }) }),
})

export const adoptForm = route({
  method: 'POST',
  path: '/api/dashboard/form-library/:slug/adopt',
  summary: 'Makes a form of a default form, and keeps the link to it.',
  grant: 'form-defaults.edit',
  params: z.object({ slug: z.string().max(60) }),
  body: z.object({ category: z.uuid(), language: locale.default('en') }),
  reply: z.object({ data: z.object({ id: z.uuid() }) }),
  status: 201,
})

export const upstreamOf = route({
  method: 'GET',
  path: '/api/dashboard/forms/:id/upstream',
  summary: 'What changed in the library since a form was made of it, in words.',
  grant: 'forms.view',
  params: byForm,
  reply: z.object({
    data: z
      .object({ slug: z.string(), from: z.int(), to: z.int(), changes: z.array(z.string()) })
      .nullable(),
  }),
})
