// The work of bulk actions that is done after the answer.
import { z } from 'zod'
import { defineJob } from '../../../kit/jobs/job.ts'

export const runBulk = defineJob('run-bulk', z.object({ action: z.uuid() }))
export const expireBulk = defineJob('expire-bulk', z.object({ action: z.uuid() }))
