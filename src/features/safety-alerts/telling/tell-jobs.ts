import { z } from 'zod'
import { defineJob } from '../../../kit/jobs/job.ts'

/** Tells everybody whom an alert is for; who was told of it before is not told again. */
export const tellAlert = defineJob('tell-safety-alert', z.object({ alert: z.uuid() }))

/** Tells people whom live alerts are for by now, and closes what has ended by itself. */
export const tellNewcomers = defineJob('tell-safety-alert-newcomers', z.object({}))
