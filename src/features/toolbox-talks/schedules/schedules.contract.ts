// What schedules come to: which talks are due, given, missed, or excused with a reason.
import { z } from 'zod'
import { locale } from '../../../access/credentials.ts'
import { route } from '../../../access/route.ts'
import { states } from '../../expectations/definition/index.ts'

export const readExpectedTalks = route({
  method: 'GET',
  path: '/api/dashboard/expected-talks',
  summary: 'Which talks schedules expect of a project or a team, eight weeks back and four ahead.',
  grant: 'toolbox-talks.view',
  query: z.object({ schedule: z.uuid().optional(), place: z.uuid().optional() }),
  reply: z.object({
    data: z.array(
      z.object({
        schedule: z.uuid(),
        name: z.string(),
        percent: z.int().nullable(),
        /** The latest first. */
        days: z.array(
          z.object({
            day: z.iso.date(),
            /** `coming`: due after today. */
            state: z.enum([...states, 'coming']),
            /** The talk that was given. */
            delivery: z.uuid().nullable(),
          }),
        ),
      }),
    ),
  }),
})

export const excuseExpectedTalk = route({
  method: 'PUT',
  path: '/api/dashboard/toolbox-talk-schedules/:id/excuses/:day',
  summary: 'Says why a talk that a schedule expects was not given, or will not be that day.',
  grant: 'toolbox-talks.edit',
  params: z.object({ id: z.uuid(), day: z.iso.date() }),
  body: z.strictObject({ reason: z.string().trim().min(2).max(500), lang: locale }),
  problems: ['talk/over'],
})
