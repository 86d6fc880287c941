// One course completed by a group on one day: a record for each of them.
import { z } from 'zod'
import { route } from '../../../access/route.ts'
import { latestToday } from '../../../kit/day.ts'
import { keysOf } from '../../../kit/own.ts'
import { usersTrainings } from './users-trainings.register.ts'

const words = z.string().trim().min(1).max(160).nullable().default(null)

export const recordForGroup = route({
  method: 'POST',
  path: '/api/dashboard/training-records/group',
  summary:
    'Records a course for several people at once. Who has it on that day already is skipped.',
  grant: 'training.create',
  body: z.strictObject({
    course: z.uuid(),
    people: z.array(z.uuid()).min(1).max(500),
    completed_on: z.iso.date().refine((day) => day <= latestToday(), 'This date is in the future.'),
    provider: words,
    instructor: words,
    verified_how: z
      .enum(keysOf(usersTrainings.fields.verified_how.options))
      .nullable()
      .default(null),
  }),
  reply: z.object({
    data: z.object({
      made: z.int(),
      skipped: z.array(z.object({ id: z.uuid(), name: z.string() })),
    }),
  }),
  status: 201,
})
