import { sql } from '../../../kit/db/sql.ts'
import { newId } from '../../../kit/ids.ts'
import type { NewCompany } from '../../../manifest/feature.server.ts'
import { reasonsIn, typesIn } from './incident-library.ts'

/** In the language of the company, in their order. */
export async function stockIncidentLists({
  context: { db },
  language,
}: Pick<NewCompany, 'context' | 'language'>): Promise<void> {
  await db.run(sql`
    insert into incident_types (company_id, name, code, severity_default, regulatory_hint, description)
    select current_company(), g.name, g.code, g.severity_default, g.regulatory_hint, g.description
    from jsonb_to_recordset(${JSON.stringify(typesIn(language))}::jsonb)
      g(name text, code text, severity_default text, regulatory_hint text, description text)`)
  const reasons = reasonsIn(language).map((one) => ({ ...one, id: newId() }))
  const ids = new Map(reasons.map(({ code, id }) => [code, id]))
  const rows = reasons.map((one) => ({ ...one, parent: ids.get(one.parent ?? '') ?? null }))
  await db.run(sql`
    insert into incident_reasons (company_id, id, name, code, kind, parent)
    select current_company(), g.id, g.name, g.code, g.kind, g.parent
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      g(id uuid, name text, code text, kind text, parent uuid)`)
}
