// How a person gets each kind of notice, and their quiet hours.
import { z } from 'zod'
import { route } from '../../access/route.ts'
import { locales } from '../../kit/locales.ts'

const path = '/api/dashboard/notice-settings'

export const mailTimes = ['at-once', 'morning', 'off'] as const
export type MailTime = (typeof mailTimes)[number]

const choice = z.object({
  screen: z.boolean().optional(),
  mail: z.enum(mailTimes).optional(),
  push: z.boolean().optional(),
})
const choices = z.record(z.string().max(80), choice)
export type NoticeChoices = z.output<typeof choices>

const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Give a time, such as 21:30.')
const quiet = { quiet_from: time.nullable(), quiet_until: time.nullable() }
export type NoticeSettings = {
  choices: NoticeChoices
  quiet_from: string | null
  quiet_until: string | null
}

const kindSetting = z.object({
  name: z.string(),
  kind: z.string(),
  /** Nobody turns it off. */
  mandatory: z.boolean(),
  screen: z.boolean(),
  mail: z.enum(mailTimes),
  /** On devices that the person has for it. */
  push: z.boolean(),
  /** Whether it is as it is for a person who chose nothing. */
  usual: z.boolean(),
})
export type KindSetting = z.output<typeof kindSetting>

export const readSettings = route({
  method: 'GET',
  path,
  summary: 'Answers how each kind of notice reaches the caller, and their quiet hours.',
  grant: 'staff',
  private: true,
  query: z.object({ lang: z.enum(locales).default('en') }),
  reply: z.object({
    kinds: z.array(kindSetting),
    /** Whether this installation tells devices. */
    push: z.boolean(),
    ...quiet,
    /** The zone of the quiet hours. */
    zone: z.string(),
  }),
})

export const chooseKind = route({
  method: 'PUT',
  path: `${path}/kinds/:name`,
  summary: 'Chooses how one kind reaches the caller; an empty choice goes back to the usual way.',
  grant: 'staff',
  params: z.object({ name: z.string().max(80) }),
  body: choice,
})

export const chooseQuiet = route({
  method: 'PUT',
  path: `${path}/quiet-hours`,
  summary: 'Chooses between which times the caller gets no mail; nothing means at any time.',
  grant: 'staff',
  body: z
    .object(quiet)
    .refine(({ quiet_from, quiet_until }) => (quiet_from === null) === (quiet_until === null), {
      message: 'Give both times, or none.',
      path: ['quiet_until'],
    })
    .refine(({ quiet_from, quiet_until }) => quiet_from === null || quiet_from !== quiet_until, {
      message: 'The two times are the same.',
      path: ['quiet_until'],
    }),
})
