import type { Session } from '../../access/context.ts'
import type { Context } from '../../access/server/gate.ts'
import { type Sql, sql } from '../../kit/db/sql.ts'
import type { RegisterExtension } from '../../register/server/extension.ts'
import { ofContractors } from './content/sources.ts'
import { submissions } from './submissions.register.ts'

/** Who asks, as far as it says what they see. */
export type Seeing = Pick<Context, 'can'> & { session: Pick<Session, 'accountId'> }

/** Which submissions the caller may see, of the row `t`: their own, those they are asked to sign,
 *  and what their grants open. */
export function seen({ can, session }: Seeing): Sql | undefined {
  if (can('submissions.view-all')) return undefined
  const me = session.accountId ?? null
  const asked = sql`exists (select from signature_place p
    where p.company_id = t.company_id and p.submission = t.id and p.account = ${me})`
  const stages = [
    ...(can('submissions.view-unsigned') ? ['unsigned', 'partly_signed', 'returned'] : []),
    ...(can('submissions.view-signed') ? ['signed', 'reviewed', 'closed'] : []),
    ...(can('submissions.review') ? ['signed', 'returned', 'reviewed'] : []),
  ]
  const contractors = can('submissions.view-trade-contractor')
    ? sql` or t.source = any(${[...ofContractors]}::text[])`
    : sql``
  // What the row says itself comes first: the places are asked where it opens nothing.
  return sql`(t.submitted_by = ${me} or t.stage = any(${stages}::text[])${contractors} or ${asked})`
}

const scores = ['percent', 'passed', 'fails', 'critical'] as const
type Scored = (typeof scores)[number]

/** What submissions come to, by the name of the column of the row `t`: with what is confidential only
 *  for the person who may read it. */
export const scoredFor = ({ can }: Pick<Context, 'can'>): Readonly<Record<Scored, Sql>> => {
  const prefix = can('confidential.view') ? 'all_' : ''
  const column = (name: Scored) => sql`t.${sql.id(`${prefix}${name}`)}`
  return {
    percent: column('percent'),
    passed: column('passed'),
    fails: column('fails'),
    critical: column('critical'),
  }
}

/** A list by words that more submissions say has the latest of them. */
const mostFound = 2000

export const submissionsServer: RegisterExtension = {
  register: submissions,
  computed: {
    form_n: sql`(select v.n from submission_revision r
      join form_version v on v.company_id = r.company_id and v.id = r.form_version
      where r.company_id = t.company_id and r.submission = t.id and r.n = t.revision)`,
    deficiencies: sql`(select count(*) from deficiencies d where d.company_id = t.company_id
      and d.submission = t.id and d.archived_at is null and d.status in ('open', 'in_progress', 'done'))`,
  },
  shown: (context) => ({
    ...scoredFor(context),
    ...(!context.can('incidents.view') && { incident: sql`null::uuid` }),
  }),
  // In the log of older submissions both are one value.
  untold: ({ can }) => [
    ...(can('confidential.view') ? [] : scores.flatMap((name) => [name, `all_${name}`])),
    ...(can('incidents.view') ? [] : ['incident']),
  ],
  scope: seen,
  finds: (search) => sql`t.id in (select submissions_saying(${search}, ${mostFound}))`,
  refuses: {
    async archive({ db }, { id }) {
      const open = await db.maybe(sql`
        select id from deficiencies where company_id = current_company() and submission = ${id}
          and archived_at is null limit 1`)
      return open === undefined
        ? undefined
        : 'It has deficiencies. Archive them first, or declare it void.'
    },
  },
}
