import { bind } from '../../../../access/server/gate.ts'
import { json, row } from '../../../../kit/db/row.ts'
import { sql } from '../../../../kit/db/sql.ts'
import { Problem } from '../../../../kit/problems.ts'
import { seen } from '../../submissions.server.ts'
import { signedBy } from '../signed-by.contract.ts'

const atOnce = 50

const signedRow = row({
  id: 'string',
  submission: json<{ id: string; name: string; title: string }>(),
  role: 'string',
  method: 'string',
  attested: 'boolean',
  declined_reason: 'string?',
  signed_at: 'string',
  counts: 'boolean',
})

export const signedByCalls = [
  bind(signedBy, async (context, { params, query }) => {
    const person = await context.db.maybe(
      sql`select id from person where company_id = current_company() and id = ${params.id}`,
    )
    if (person === undefined) throw new Problem('row/missing')
    const data = await context.db.many(
      signedRow,
      sql`
      select g.id, g.role, g.method, g.attestation is not null as attested, g.declined_reason, g.signed_at, g.revision = t.revision as counts,
        jsonb_build_object('id', t.id, 'name', t.number, 'title', t.title) as submission
      from signature g
      join submissions t on t.company_id = g.company_id and t.id = g.submission
      where g.company_id = current_company() and (g.signer in (select same_person(${params.id}))
          or g.signer is null and g.place in (select p.id from signature_place p
            where p.company_id = g.company_id and p.person = ${params.id})) and t.archived_at is null
        and g.signed_at < ${query.before ?? 'infinity'}::timestamptz and ${seen(context) ?? sql`true`}
      order by g.signed_at desc, g.id limit ${atOnce + 1}`,
    )
    return { data: data.slice(0, atOnce), more: data.length > atOnce }
  }),
]
