import { z } from 'zod'
import { defineJob } from '../../../../kit/jobs/job.ts'

/** Tells one device what its person was told since. */
export const pushNotices = defineJob('push-notices', z.object({ device: z.uuid() }))
