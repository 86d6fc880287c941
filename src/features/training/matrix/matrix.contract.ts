// People × courses. The answer is compact: who, what, and one letter a cell; the screen narrows it further by itself.
import { z } from 'zod'
import type { Grant } from '../../../access/grants.ts'
import { route } from '../../../access/route.ts'
import { locales } from '../../../kit/locales.ts'
import { keysOf } from '../../../kit/own.ts'
import { type CellLetter, letterWords, shownLetters } from './letters.ts'

const id = z.uuid().optional()
const filters = z.object({
  project: id,
  team: id,
  contractor: id,
  role: z.enum(['1', '3', '6']).optional(),
  operation_role: id,
})
const narrowing = {
  search: z.string().trim().max(200).default(''),
  category: z.string().max(40).optional(),
  show: z.enum(keysOf(shownLetters)).default('all'),
}

const matrixReply = z.object({
  data: z.object({
    today: z.string(),
    courses: z.array(
      z.object({
        id: z.uuid(),
        name: z.string(),
        code: z.string().nullable(),
        category: z.string(),
      }),
    ),
    people: z.array(z.object({ id: z.uuid(), name: z.string(), detail: z.string().nullable() })),
    /** A text for each person: a letter for each course. v valid, 9, 6 and 3 expires within so many tens of days,
     *  x expired, m missing, g in grace, p not verified, h not required but there, a point where there is nothing. */
    cells: z.array(z.string()),
  }),
})

const matrixCalls = (path: string, grant: Grant, whom: string) => ({
  read: route({
    method: 'GET',
    path,
    summary: `${whom} × courses: who is asked for what, and what they have, within the caller’s scope.`,
    grant,
    query: filters,
    reply: matrixReply,
  }),
  exported: route({
    method: 'GET',
    path: `${path}/export`,
    summary: `${whom} × courses as the screen shows it, as a file.`,
    grant,
    query: filters.extend({
      ...narrowing,
      format: z.enum(['csv', 'xlsx', 'pdf']),
      lang: z.enum(locales).optional(),
    }),
    problems: ['training/too-large-for-paper'],
  }),
})

const matrixPath = '/api/dashboard/training-matrix'
export const matrices = {
  everyone: matrixCalls(matrixPath, 'training-matrix.view', 'People'),
  'first-aid': matrixCalls(`${matrixPath}/first-aid`, 'training-matrix.view', 'First aiders'),
  managers: matrixCalls(`${matrixPath}/managers`, 'training.view', 'Health and safety managers'),
  roles: matrixCalls(`${matrixPath}/roles`, 'operations.view', 'People in roles of operations'),
}

export const rolesToNarrowBy = route({
  method: 'GET',
  path: `${matrixPath}/operation-roles`,
  summary: 'The roles of operations that have people, to narrow the report of roles by.',
  grant: 'operations.view',
  reply: z.object({
    data: z.array(z.object({ id: z.uuid(), name: z.string(), operation: z.string() })),
  }),
})

export const readCell = route({
  method: 'GET',
  path: `${matrixPath}/of/:person/:course`,
  summary: 'Why a cell is as it is: what asks for the course, and the records that count as it.',
  grant: 'training.view',
  params: z.object({ person: z.uuid(), course: z.uuid() }),
  reply: z.object({
    data: z.object({
      letter: z.enum(keysOf<CellLetter>(letterWords)),
      /** What asks for it, since when and with how many days of grace. */
      required: z.array(
        z.object({
          name: z.string(),
          level: z.enum(['mandatory', 'recommended']),
          since: z.string().nullable(),
          grace_days: z.int().nullable(),
        }),
      ),
      records: z.array(
        z.object({
          id: z.uuid(),
          course: z.uuid(),
          name: z.string(),
          completed_on: z.string(),
          expires_on: z.string().nullable(),
          certificate_number: z.string().nullable(),
          proven: z.boolean(),
          revoked: z.boolean(),
        }),
      ),
    }),
  }),
  problems: ['row/missing'],
})
