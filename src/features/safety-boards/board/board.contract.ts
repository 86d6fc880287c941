// What a board says, to anybody who has its code and to the people who make it.
import { z } from 'zod'
import { shownBrand } from '../../../access/brand/brand.contract.ts'
import { locale } from '../../../access/credentials.ts'
import { route } from '../../../access/route.ts'
import { sectionNames } from '../boards/sections.ts'

const optional = z.string().nullable()
const day = z.iso.date()
const byId = z.object({ id: z.uuid() })
const byCode = z.object({ code: z.string().max(100) })
/** In the languages of the board. */
const words = z.object({ en: z.string(), fr: z.string(), es: z.string() }).partial()
const file = z.object({ id: z.uuid(), name: z.string() })

const board = z.object({
  name: z.string(),
  brand: shownBrand,
  /** The project, the team or the location. */
  place: z.string(),
  languages: z.array(z.enum(['en', 'fr', 'es'])),
  sections: z.array(z.enum(sectionNames)),
  today: day,
  zone: z.string(),
  read_at: z.iso.datetime({ offset: true }),
  alerts: z.array(
    z.object({
      id: z.uuid(),
      title: z.string(),
      severity: z.enum(['info', 'caution', 'urgent', 'stop_work']),
      published_on: day,
      words,
    }),
  ),
  emergency: z.array(
    z.object({
      id: z.uuid(),
      name: z.string(),
      phone: z.string(),
      other_phone: optional,
      hours: optional,
      note: optional,
    }),
  ),
  hospital: z
    .object({
      name: optional,
      address: optional,
      phone: optional,
      muster_point: optional,
      site: optional,
    })
    .nullable(),
  first_aiders: z.array(
    z.object({
      id: z.uuid(),
      name: z.string(),
      place: z.string(),
      phone: optional,
      shift: z.enum(['day', 'afternoon', 'night']),
      level: z.enum(['emergency', 'standard']),
    }),
  ),
  committee: z.array(
    z.object({
      id: z.uuid(),
      name: z.string(),
      place: z.string(),
      phone: optional,
      office: z.enum(['worker', 'management', 'representative']),
      co_chair: z.boolean(),
    }),
  ),
  policies: z.array(
    z.object({
      id: z.uuid(),
      title: z.string(),
      number: optional,
      published_on: day,
      review_due: day.nullable(),
      words,
    }),
  ),
  minutes: z.object({ on: day.nullable(), file: file.nullable() }).nullable(),
  postings: z.array(file),
  chemicals: z.array(
    z.object({
      id: z.uuid(),
      name: z.string(),
      supplier: z.string(),
      has_sheet: z.boolean(),
      path: optional,
    }),
  ),
  orientation: z.object({ title: z.string(), path: z.string() }).nullable(),
  report: z.string(),
  law: z.enum(['ontario', 'united_states', 'none']),
})
export type BoardContent = z.output<typeof board>

/** What a section lacks: nothing is there, or what is there is out of date. */
const lacks = z.object({
  section: z.enum(sectionNames),
  what: z.enum(['nothing', 'old', 'review', 'expired', 'no_sheet', 'no_muster']),
  count: z.int(),
})
export type Lack = z.output<typeof lacks>

const codeReply = z.object({ data: z.object({ path: z.string().nullable() }) })

export const readBoard = route({
  method: 'POST',
  path: '/api/dashboard/safety-boards/:id/board',
  summary:
    'A board as it is read, what it lacks, and where its code leads; the code is made when it is first asked for.',
  grant: 'safety-boards.view',
  reads: true,
  params: byId,
  reply: z.object({
    data: z.object({
      board,
      lacks: z.array(lacks),
      /** Nothing once its code was revoked. */
      path: z.string().nullable(),
      has_pin: z.boolean(),
      scans: z.array(z.object({ day, scans: z.int() })),
    }),
  }),
})

export const boardPaper = route({
  method: 'GET',
  path: '/api/dashboard/safety-boards/:id/paper',
  summary: 'The code of a board on paper: a poster in three sizes, or a sheet of labels.',
  grant: 'safety-boards.view',
  params: byId,
  query: z.object({
    lang: locale.optional(),
    as: z.enum(['letter', 'a4', 'a3', 'labels']).default('letter'),
  }),
})

export const renewBoardCode = route({
  method: 'PUT',
  path: '/api/dashboard/safety-boards/:id/code',
  summary: 'A new code for a board: what was printed before leads nowhere.',
  grant: 'safety-boards.edit',
  params: byId,
  reply: codeReply,
})

export const revokeBoardCode = route({
  method: 'DELETE',
  path: '/api/dashboard/safety-boards/:id/code',
  summary: 'Takes back a board’s public page: no code leads to it.',
  grant: 'safety-boards.edit',
  params: byId,
  reply: codeReply,
})

export const setBoardPin = route({
  method: 'PUT',
  path: '/api/dashboard/safety-boards/:id/pin',
  summary: 'Sets the PIN of a board; devices that were let in with the one before are asked again.',
  grant: 'safety-boards.edit',
  params: byId,
  body: z.strictObject({
    pin: z.string().regex(/^\d{4,8}$/, 'Four to eight digits.'),
  }),
})

const pass = z.string().max(100).optional()

export const readPublicBoard = route({
  method: 'GET',
  path: '/api/qr-code/safety-boards/:code',
  summary: 'What a board says, to anybody who has its code, and its PIN where it has one.',
  grant: 'public',
  onDevice: 'public',
  params: byCode,
  query: z.object({ pass }),
  reply: z.object({
    data: z.union([
      z.object({ locked: z.literal(false), board }),
      z.object({ locked: z.literal(true), name: z.string(), brand: shownBrand }),
    ]),
  }),
})

export const openPublicBoard = route({
  method: 'POST',
  path: '/api/qr-code/safety-boards/:code/pass',
  summary: 'Lets a device read a board whose PIN it shows, for a month.',
  grant: 'public',
  params: byCode,
  body: z.strictObject({ pin: z.string().max(20) }),
  reply: z.object({ data: z.object({ pass: z.string() }) }),
  problems: ['rate/exceeded'],
})

export const readBoardFile = route({
  method: 'GET',
  path: '/api/qr-code/safety-boards/:code/files/:file',
  summary: 'A paper that a board posts.',
  grant: 'public',
  params: byCode.extend({ file: z.uuid() }),
  query: z.object({ pass }),
  problems: ['file/picture', 'rate/exceeded'],
})
