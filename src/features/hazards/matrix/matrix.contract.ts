// The matrix that joins how likely and how bad: the version in force, and a new one in its place.
import { z } from 'zod'
import { route } from '../../../access/route.ts'
import { bandNames } from '../bands.ts'

const path = '/api/dashboard/risk-matrix'

const level = z.int().min(1).max(5)
const band = z.enum(bandNames)
const cell = z.object({
  probability: level,
  severity: level,
  score: z.int().min(1).max(25),
  band,
})
const meaning = z.object({
  colour: z.enum(['good', 'calm', 'notice', 'warning', 'danger']),
  action_required: z.string().trim().min(1, 'This is required.').max(300),
  approval_level: z.string().trim().min(1, 'This is required.').max(120),
})
const rating = z.object({
  id: z.uuid(),
  level,
  name: z.string(),
  description: z.string().nullable(),
})
const matrixVersion = z.object({
  number: z.int(),
  saved_at: z.string(),
  saved_by: z.string().nullable(),
  note: z.string().nullable(),
})

const matrix = matrixVersion.extend({
  cells: z.array(cell.extend(meaning.shape)),
  probabilities: z.array(rating),
  severities: z.array(rating),
  versions: z.array(matrixVersion),
})
export type Matrix = z.output<typeof matrix>
export type MatrixCell = Matrix['cells'][number]
export type Rating = z.output<typeof rating>

export const readMatrix = route({
  method: 'GET',
  path,
  summary: 'The risk matrix in force, or the version asked for, with its ratings and versions.',
  grant: 'staff',
  query: z.object({ number: z.coerce.number().int().min(1).optional() }),
  reply: z.object({ data: matrix }),
  problems: ['row/missing'],
})

const cells = z.array(cell).superRefine((given, context) => {
  const places = new Set(given.map(({ probability, severity }) => `${probability} ${severity}`))
  if (given.length !== 25 || places.size !== 25)
    context.addIssue({ code: 'custom', message: 'A matrix has each of its 25 cells once.' })
  if (given.some((one) => one.severity === 5 && one.band === 'low'))
    context.addIssue({ code: 'custom', message: 'What can kill is never low.' })
})

export const saveMatrix = route({
  method: 'PUT',
  path,
  summary: 'Makes a new version of the risk matrix. What was rated keeps its score.',
  grant: 'risk-severity.edit',
  body: z.object({
    /** The version that the person had before them. */
    number: z.int().min(1),
    note: z.string().trim().max(500).optional(),
    cells,
    bands: z.object({ low: meaning, moderate: meaning, high: meaning, extreme: meaning }),
  }),
  reply: z.object({ data: matrix }),
  problems: ['row/stale'],
})

export const countHazards = route({
  method: 'GET',
  path: `${path}/hazards`,
  summary: 'How many hazards stand in each cell, before and after their controls.',
  grant: 'hazards.view',
  reply: z.object({
    data: z.array(
      z.object({
        when: z.enum(['initial', 'residual']),
        probability: level,
        severity: level,
        count: z.int(),
      }),
    ),
  }),
})
