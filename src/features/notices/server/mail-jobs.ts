import { z } from 'zod'
import { defineJob } from '../../../kit/jobs/job.ts'

/** Mails a person what they are told at once. */
export const mailNotices = defineJob('mail-notices', z.object({ account: z.uuid() }))

/** Mails everybody of a company what the morning tells; `working`: from Monday to Friday. */
export const tellMorning = defineJob('tell-morning', z.object({ working: z.boolean() }))
