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
  /** The project or the entity, and whose work; nothing: the whole company. */
  place: string | null
  incidents: Awaited<ReturnType<typeof incidentFigures>>
  parts: readonly parts.FigurePart[]
}

export async function placeOf(
  { db }: FigureReader,
  { project, entity, team, contractor, whose }: AskedFigures,
  { text }: FigureWording,
): Promise<string | null> {
  const names = await db.many(
    { name: 'string' },
    sql`
    select concat_ws(' – ', number, name) as name from projects
    where company_id = current_company() and id = ${project ?? null}
    union all select name from entities
    where company_id = current_company() and id = ${project === undefined ? (entity ?? null) : null}
    union all select name from teams where company_id = current_company() and id = ${team ?? null}
    union all select name from trade_contractors
    where company_id = current_company() and id = ${contractor ?? null}`,
  )
  const own = contractor === undefined && whose !== undefined ? [text(`figures_${whose}`)] : []
  return [...names.map(({ name }) => name), ...own].join(' · ') || null
}

export async function readPaperFigures(
  reader: FigureReader,
  asked: AskedFigures,
  wording: FigureWording,
): Promise<PaperFigures> {
  const { can } = reader
  const incidents = await incidentFigures(reader, asked)
  return {
    place: await placeOf(reader, asked, wording),
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
