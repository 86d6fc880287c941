import type { Db } from '../../../kit/db/server/database.ts'
import { sql } from '../../../kit/db/sql.ts'
import type { Period } from '../figures/period.ts'
import type { FiguresScreen } from './sheets.contract.ts'

type Exported = { format: string; screen: FiguresScreen; place: string | null; period: Period }

/** Who takes figures away leaves a word in the change log. */
export const noteExport = (db: Db, { format, screen, place, period }: Exported) => {
  const facts = { format, screen, ...(place !== null && { place }), ...period }
  return db.run(sql`select log_event('export', 'figures', null, ${JSON.stringify(facts)}::jsonb)`)
}
