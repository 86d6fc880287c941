// What a paper of figures says: as much of each subject as its reader may see.
import { sql } from '../../../../kit/db/sql.ts'
import { complianceFigures } from '../../compliance/compliance.routes.ts'
import { failedItemFigures } from '../../failed-items/failed-items.routes.ts'
import type { FigureReader } from '../../figures/asked.server.ts'
import type { AskedFigures } from '../../figures/asked.ts'
import type { FigureWording } from '../../figures/in-words.ts'
import { hazardFigures } from '../../hazards/hazard-figures.routes.ts'
import { incidentFigures } from '../../incidents/incident-analytics.routes.ts'
import { reasonFigures } from '../../reasons/reasons.routes.ts'
import { toolboxFigures } from '../../toolbox/toolbox.routes.ts'
import * as parts from '../figure-parts.ts'

export type PaperFigures = {
  /** The project or the entity; nothing: the whole company. */
  place: string | null
  incidents: Awaited<ReturnType<typeof incidentFigures>>
  parts: readonly parts.FigurePart[]
}

async function placeOf(
  { db }: FigureReader,
  { project, entity }: AskedFigures,
): Promise<string | null> {
  if (project === undefined && entity === undefined) return null
  const found = await db.maybe(
    { name: 'string' },
    project === undefined
      ? sql`select name from entities where company_id = current_company() and id = ${entity ?? null}`
      : sql`select concat_ws(' – ', number, name) as name from projects
          where company_id = current_company() and id = ${project}`,
  )
  return found?.name ?? null
}

export async function readPaperFigures(
  reader: FigureReader,
  asked: AskedFigures,
  wording: FigureWording,
): Promise<PaperFigures> {
  const { can } = reader
  const incidents = await incidentFigures(reader, asked)
  return {
    place: await placeOf(reader, asked),
    incidents,
    parts: [
      parts.incidentsPart(wording, incidents),
      parts.reasonsPart(wording, await reasonFigures(reader, asked)),
      ...(can('reports.hazard')
        ? [parts.hazardsPart(wording, await hazardFigures(reader, asked))]
        : []),
      parts.compliancePart(wording, await complianceFigures(reader, asked)),
      ...(can('reports.toolbox')
        ? [parts.talksPart(wording, await toolboxFigures(reader, asked))]
        : []),
      ...(can('reports.failed-items')
        ? [parts.failedItemsPart(wording, await failedItemFigures(reader, asked))]
        : []),
    ],
  }
}
