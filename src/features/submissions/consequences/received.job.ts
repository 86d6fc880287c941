// Work that follows from a submission or its correction: the feature that knows what performs it.
import { z } from 'zod'
import { defineJob } from '../../../kit/jobs/job.ts'

/** Of one that says which project or team it is about. */
export const submissionReceived = defineJob('submission-received', z.object({ id: z.uuid() }))
