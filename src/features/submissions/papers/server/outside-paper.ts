// The paper of a submission for somebody who is not staff: without what is confidential or for staff alone.
import type { Db } from '../../../../kit/db/server/database.ts'
import { sql } from '../../../../kit/db/sql.ts'
import type { Log } from '../../../../kit/log/log.server.ts'
import { forOutside } from '../for-outside.ts'
import { noteMadePaper } from './made-papers.store.ts'
import { paperOf } from './paper.store.ts'
import { press } from './press.ts'
import { picturesOf } from './small-photos.ts'
import { type PaperStorage, verifyAddress } from './submission-pdf.ts'

type Run = {
  companyId: string
  publicUrl: string
  log: Log
  transaction<T>(work: (db: Db) => Promise<T>): Promise<T>
}

/** Nothing where the submission as a whole is confidential. */
export async function outsidePaper({ store }: Pick<PaperStorage, 'store'>, run: Run, id: string) {
  const whole = await run.transaction((db) => paperOf(db, id, sql`true`))
  if (whole === undefined) return undefined
  const paper = forOutside(whole)
  const pictures = await picturesOf(store, run.companyId, paper, run.log)
  const pressed = await press(
    paper,
    {
      language: paper.definition.languages[0] ?? 'en',
      confidential: false,
      verifyAt: verifyAddress(run.publicUrl, paper),
      printedAt: new Date().toISOString(),
    },
    pictures,
  )
  await run.transaction((db) => noteMadePaper(db, paper, pressed))
  return { paper, pdf: pressed.pdf }
}
