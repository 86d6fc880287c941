import { randomBytes } from 'node:crypto'
import type { Db } from '../../../kit/db/server/database.ts'
import { sql } from '../../../kit/db/sql.ts'

const thread = [
  {
    of_reporter: true,
    days: 4,
    words: 'En el piso 12 falta la baranda junto al montacargas. Ayer casi se cae un compañero.',
    translation:
      'On floor 12 the guardrail beside the hoist is missing. Yesterday a coworker nearly fell.',
  },
  {
    of_reporter: false,
    days: 3,
    words:
      'Thank you. The guardrail is back, and the hoist landing is checked at the start of each shift.',
    translation:
      'Gracias. La baranda está de nuevo en su lugar y el acceso al montacargas se revisa al inicio de cada turno.',
  },
] as const

/** Somebody told, in their own language, of a guardrail; they were answered. Nobody has their code. */
export async function reportForDemo(db: Db): Promise<void> {
  await db.run(sql`
    with told as (
      insert into anonymous_reports (company_id, project, kind, place, lang, code_hash, created_at)
      select p.company_id, p.id, 'hazard', 'Piso 12', 'es', ${randomBytes(32)}, now() - interval '4 days'
      from projects p where p.company_id = current_company() and p.number = '25-014'
      returning company_id, id)
    insert into report_messages (company_id, report, by, words, translation, at)
    select t.company_id, t.id, case when not g.of_reporter then (select a.id from account a
        where a.company_id = t.company_id and a.kind = 'staff' and a.role_id = 1 order by a.id limit 1) end,
      g.words, g.translation, now() - make_interval(days => g.days)
    from told t, jsonb_to_recordset(${JSON.stringify(thread)}::jsonb)
      g(of_reporter boolean, days integer, words text, translation text)`)
}
