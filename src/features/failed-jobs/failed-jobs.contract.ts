// Work that failed for good, for the provider's admins.
import { z } from 'zod'
import { route } from '../../access/route.ts'

const path = '/api/admin/failed-jobs'

export const listFailedJobs = route({
  method: 'GET',
  path,
  summary: 'The jobs that failed for good, newest first: what went wrong, not what they were told.',
  grant: 'admin',
  reply: z.object({
    total: z.int(),
    data: z.array(
      z.object({
        id: z.int(),
        task: z.string(),
        error: z.string().nullable(),
        attempts: z.int(),
        failed_at: z.string(),
      }),
    ),
  }),
})

export const retryFailedJob = route({
  method: 'POST',
  path: `${path}/:id/retry`,
  summary: 'Has a job that failed for good tried again, as if for the first time.',
  grant: 'admin',
  params: z.object({ id: z.coerce.number().int().positive() }),
})
