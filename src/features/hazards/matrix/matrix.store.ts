import { columns, one, type RowOf, row } from '../../../kit/db/row.ts'
import type { Db } from '../../../kit/db/server/database.ts'
import { sql } from '../../../kit/db/sql.ts'
import type { Locale } from '../../../kit/locales.ts'
import type { RiskBand } from '../bands.ts'
import { firstWords } from './first-words.ts'
import type { Matrix, MatrixCell } from './matrix.contract.ts'

const ratedRow = row({ score: 'number', band: one<RiskBand>(), number: 'number' })
export type Rated = RowOf<typeof ratedRow>

const inForce = sql`(select id, number from risk_matrix where company_id = current_company()
  order by number desc limit 1)`

/** What the matrix in force says of two ratings; undefined where one of them is not there. */
export const rate = (db: Db, probability: unknown, severity: unknown): Promise<Rated | undefined> =>
  db.maybe(
    ratedRow,
    sql`
    select c.score, c.band, m.number from ${inForce} m
    join risk_matrix_cell c on c.company_id = current_company() and c.matrix = m.id
    join probability_ratings p on p.company_id = current_company() and p.id = ${probability}
      and p.level = c.probability
    join severity_ratings s on s.company_id = current_company() and s.id = ${severity}
      and s.level = c.severity`,
  )

/** What every company starts with, in its language: five levels of each kind and the first version of the matrix. */
export const setUpRisk = (db: Db, language: Locale): Promise<unknown> =>
  db.run(sql`select set_up_risk(current_company(), ${JSON.stringify(firstWords(language))}::jsonb)`)

const ratings = (db: Db, table: string) =>
  db.many(
    columns('probability_ratings', 'id', 'level', 'name', 'description'),
    sql`
    select id, level, name, description from ${sql.id(table)}
    where company_id = current_company() order by level`,
  )

type Version = Matrix['versions'][number]

/** The version asked for, or the one in force. */
export async function findMatrix(db: Db, number?: number): Promise<Matrix | undefined> {
  const versions = await db.many(
    { id: 'string', number: 'number', saved_at: 'string', note: 'string?', saved_by: 'string' },
    sql`
    select m.id, m.number, m.created_at as saved_at, m.note,
      concat_ws(' ', nullif(a.first_name, ''), nullif(a.last_name, '')) as saved_by
    from risk_matrix m
    left join account a on a.company_id = m.company_id and a.id = m.created_by
    where m.company_id = current_company() order by m.number desc`,
  )
  const found = versions.find((one) => number === undefined || one.number === number)
  if (found === undefined) return undefined
  const cells = await db.many(
    {
      ...columns(
        'risk_matrix_cell',
        'probability',
        'severity',
        'score',
        'action_required',
        'approval_level',
      ),
      band: one<MatrixCell['band']>(),
      colour: one<MatrixCell['colour']>(),
    },
    sql`
    select probability, severity, score, band, colour, action_required, approval_level
    from risk_matrix_cell where company_id = current_company() and matrix = ${found.id}
    order by probability, severity`,
  )
  const named = (one: Version): Version => ({ ...one, saved_by: one.saved_by || null })
  return {
    ...named(found),
    cells,
    probabilities: await ratings(db, 'probability_ratings'),
    severities: await ratings(db, 'severity_ratings'),
    versions: versions.map(named),
  }
}

/** One saves at a time in a company; answers with the number that is in force meanwhile. */
export async function lockMatrix(db: Db): Promise<number> {
  await db.run(
    sql`select pg_advisory_xact_lock(hashtext('risk_matrix'), hashtext(current_company()::text))`,
  )
  const row = await db.maybe({ number: 'number' }, sql`select number from ${inForce} m`)
  return row?.number ?? 0
}

export async function addMatrix(
  db: Db,
  given: { number: number; note: string | null; cells: readonly MatrixCell[] },
): Promise<void> {
  const made = await db.maybe(
    { id: 'string' },
    sql`
    insert into risk_matrix (company_id, number, note, created_by)
    values (current_company(), ${given.number}, ${given.note},
      nullif(current_setting('app.actor_id', true), '')::uuid) returning id`,
  )
  await db.run(sql`
    insert into risk_matrix_cell
      (company_id, matrix, probability, severity, score, band, colour, action_required, approval_level)
    select current_company(), ${made?.id}, probability, severity, score, band, colour,
      action_required, approval_level
    from jsonb_to_recordset(${JSON.stringify(given.cells)}::jsonb) c (probability int, severity int,
      score int, band text, colour text, action_required text, approval_level text)`)
}

const countRow = row({
  when: one<'initial' | 'residual'>(),
  probability: 'number',
  severity: 'number',
  count: 'number',
})
type Count = RowOf<typeof countRow>

/** Where the hazards stand that are neither retired nor archived. */
export const hazardsByCell = (db: Db): Promise<Count[]> =>
  db.many(
    countRow,
    sql`
    select r."when", p.level as probability, s.level as severity, count(*) as count
    from hazards h cross join lateral (values
      ('initial', h.initial_probability, h.initial_severity),
      ('residual', h.residual_probability, h.residual_severity)) r ("when", probability, severity)
    join probability_ratings p on p.company_id = h.company_id and p.id = r.probability
    join severity_ratings s on s.company_id = h.company_id and s.id = r.severity
    where h.company_id = current_company() and h.archived_at is null and h.completed_at is null
      and h.status <> 'retired'
    group by 1, 2, 3 order by 1, 2, 3`,
  )
