// What leaves the house: a submission as a PDF, its public proof, one form as a sheet, many at once.
import { z } from 'zod'
import { shownBrand } from '../../../access/brand/brand.contract.ts'
import { locale } from '../../../access/credentials.ts'
import { route } from '../../../access/route.ts'

const sha256 = z.string().regex(/^[0-9a-f]{64}$/)
const byId = z.object({ id: z.uuid() })

export const submissionPdf = route({
  method: 'GET',
  path: '/api/dashboard/submissions/:id/pdf',
  summary: 'The submission as a PDF: answers, photos, signatures with their evidence, hash.',
  grant: 'submissions.view',
  params: byId,
  query: z.object({ lang: locale.optional() }),
})

export const verify = route({
  method: 'GET',
  path: '/api/verify/:id',
  summary:
    'Whether a hash is that of a submission, and what stands on its paper; whether a file is one.',
  grant: 'public',
  params: byId,
  query: z.object({
    hash: sha256,
    /** Of a file that is said to be its paper. */
    file: sha256.optional(),
  }),
  reply: z.object({
    data: z.object({
      /** Whether the hash is of any revision; whether of the present one. */
      known: z.boolean(),
      /** The stored content no longer matches the hash. */
      altered: z.boolean(),
      present: z.boolean(),
      /** What the holder of the paper holds against it. */
      paper: z
        .object({
          number: z.string(),
          form: z.string(),
          /** Whose name may stand on it: another, where it was made before the company took a new one. */
          companies: z.array(z.string()),
          day: z.string(),
          /** In which the paper writes its moments. */
          zone: z.string(),
          revision: z.int(),
          received_at: z.string(),
          /** How many those have that were made of it. */
          pages: z.array(z.int()),
          /** Its signatures, and how many of them were given on the device of somebody who attests it. */
          signed: z.int(),
          attested: z.int(),
          brand: shownBrand,
        })
        .nullable(),
      /** The file is one that was made here, unchanged. */
      file: z.object({ pages: z.int(), made_at: z.string() }).nullable(),
    }),
  }),
  problems: ['rate/exceeded'],
})

export const formSheet = route({
  method: 'GET',
  path: '/api/dashboard/form-reports/:id/export',
  summary: 'Every submission of one form over all its versions, each answer under its key.',
  grant: 'submissions.view-all',
  params: byId,
  query: z.object({
    format: z.enum(['csv', 'xlsx']).default('csv'),
    from: z.iso.date().optional(),
    to: z.iso.date().optional(),
    lang: locale.optional(),
  }),
})

/** The end points of the bulk actions: each takes `submission_ids` and answers `task_id`. */
const payload = z.object({ submission_ids: z.array(z.uuid()).min(1).max(5000) })
const task = z.object({ task_id: z.uuid() })

export const bulkDownload = route({
  method: 'POST',
  path: '/api/dashboard/submissions/bulk-download',
  summary: 'Puts the PDFs, photos and answers of many submissions into one ZIP, in the background.',
  grant: 'exports.bulk',
  reads: true,
  body: payload,
  reply: task,
  status: 202,
})

export const bulkMail = route({
  method: 'POST',
  path: '/api/dashboard/submissions/bulk-mail',
  summary: 'Sends many submissions by e-mail, in the background.',
  grant: 'exports.bulk',
  body: payload.extend({
    to: z.array(z.email()).min(1).max(20),
    message: z.string().trim().max(2000).nullable().default(null),
    lang: locale.default('en'),
  }),
  reply: task,
  status: 202,
})

/** It is not there or not to be seen; its paper could not be made; it is more than a download holds. */
const failureReasons = ['missing', 'failed', 'too_large'] as const

export const zipProgress = route({
  method: 'GET',
  path: '/api/dashboard/zip-progress/:taskId',
  summary: 'How far a bulk action is; at the end, where to download it for 24 hours.',
  grant: 'staff',
  private: true,
  params: z.object({ taskId: z.uuid() }),
  reply: z.object({
    status: z.enum(['pending', 'in_progress', 'completed', 'failed', 'expired']),
    progress: z.number().min(0).max(100),
    download_url: z.string().nullable(),
    /** It has failed because the company has mailed enough for now: when it may be asked for again. */
    retry_at: z.string().nullable(),
    total: z.int(),
    failures: z.array(
      z.object({ id: z.uuid(), number: z.string().nullable(), reason: z.enum(failureReasons) }),
    ),
  }),
})

export const listBulk = route({
  method: 'GET',
  path: '/api/dashboard/bulk-actions',
  summary: 'The bulk actions of the caller that are not cleared away, the latest first.',
  grant: 'staff',
  private: true,
  reply: z.object({
    data: z.array(
      z.object({
        id: z.uuid(),
        action: z.enum(['download', 'send_emails']),
        status: z.enum(['pending', 'in_progress', 'completed', 'failed', 'expired']),
        progress: z.number(),
        total: z.int(),
        created_at: z.string(),
      }),
    ),
  }),
})

export const clearBulk = route({
  method: 'DELETE',
  path: '/api/dashboard/bulk-actions/:id',
  summary: 'Clears a finished action away.',
  grant: 'staff',
  reads: true,
  params: byId,
  problems: ['submission/state'],
})

export const download = route({
  method: 'GET',
  path: '/api/downloads/:token',
  summary: 'A finished download, by its signed link.',
  grant: 'public',
  params: z.object({ token: z.string().min(20).max(100) }),
  problems: ['link/spent'],
})
