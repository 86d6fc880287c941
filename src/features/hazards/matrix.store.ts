import type { Db } from '../../kit/db/server/database.ts'
import { sql } from '../../kit/db/sql.ts'
import type { Band } from './bands.ts'

export type Rated = { score: number; band: Band; number: number }

/** What the matrix in force says of two ratings; undefined where one of them is not there. */
export const rate = (db: Db, probability: unknown, severity: unknown): Promise<Rated | undefined> =>
  db.maybe<Rated>(sql`
    select c.score, c.band, m.number
    from (select id, number from risk_matrix where company_id = current_company()
      order by number desc limit 1) m
    join risk_matrix_cell c on c.company_id = current_company() and c.matrix = m.id
    join probability_ratings p on p.company_id = current_company() and p.id = ${probability}
      and p.level = c.probability
    join severity_ratings s on s.company_id = current_company() and s.id = ${severity}
      and s.level = c.severity`)

/** What every company starts with: five levels of each kind and the first version of the matrix. */
export const setUpRisk = (db: Db): Promise<unknown> =>
  db.run(sql`select set_up_risk(current_company())`)
