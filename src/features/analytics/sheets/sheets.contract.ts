// The numbers of a screen as a file: a workbook with a sheet for each table, or one table of all for other programs.
import { z } from 'zod'
import { locale } from '../../../access/credentials.ts'
import type { Grant } from '../../../access/grants.ts'
import { route } from '../../../access/route.ts'
import { mapped } from '../../../kit/own.ts'
import { askedFigures } from '../figures/asked.ts'

export const grantsOfFiles = {
  overview: 'reports.incident',
  incidents: 'reports.incident',
  'incident-reasons': 'reports.incident',
  hazards: 'reports.hazard',
  compliance: 'reports.incident',
  toolbox: 'reports.toolbox',
  'failed-items': 'reports.failed-items',
  participation: 'reports.employee-participation',
} as const satisfies Record<string, Grant>
export type FiguresScreen = keyof typeof grantsOfFiles

export const sheetFormats = ['xlsx', 'csv'] as const

export const figureSheets = mapped(grantsOfFiles, (grant, screen) =>
  route({
    method: 'GET',
    path: `/api/dashboard/analytics/${screen}/file`,
    summary: `The numbers of ${screen.replace('-', ' ')} as a workbook or as comma-separated values.`,
    grant,
    query: askedFigures.extend({ format: z.enum(sheetFormats), lang: locale.optional() }),
    problems: ['input/invalid'],
  }),
)
