// Every data sheet that a product had. A newer one ends the one before it; nothing is lost.
import type { Db } from '../../../kit/db/server/database.ts'
import { sql } from '../../../kit/db/sql.ts'
import type { Write } from '../../../register/server/extension.ts'

const ofSheet = ['sds', 'sds_french', 'sds_language', 'sds_revised_on'] as const

const same = ({ before, after }: Write, name: (typeof ofSheet)[number]) =>
  (before?.[name] ?? null) === (after[name] ?? null)

/** A file in place of another is a newer revision of the sheet. */
export const isReplaced = (change: Write) =>
  change.before?.sds != null && change.after.sds != null && !same(change, 'sds')

const isSupersession = (change: Write) =>
  isReplaced(change) || (change.before?.sds != null && !same(change, 'sds_revised_on'))

export async function noteSheet(db: Db, change: Write): Promise<void> {
  const { after } = change
  if (ofSheet.every((name) => same(change, name))) return
  const values = sql`${after.sds ?? null}, ${after.sds_french ?? null},
    ${after.sds_language ?? null}, ${after.sds_revised_on ?? null}`
  if (!isSupersession(change)) {
    const corrected = await db.run(sql`
      update chemical_sheet set (sds, sds_french, sds_language, revised_on) = (${values})
      where chemical = ${after.id} and superseded_at is null`)
    if (corrected > 0) return
  }
  await db.run(sql`
    update chemical_sheet set superseded_at = now()
    where chemical = ${after.id} and superseded_at is null`)
  await db.run(sql`
    insert into chemical_sheet (company_id, chemical, sds, sds_french, sds_language, revised_on)
    values (current_company(), ${after.id}, ${values})`)
}
