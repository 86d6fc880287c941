// The PDF of a submission, for the person who may see it.
import { Readable } from 'node:stream'
import { readerOf, readsOwnConfidence } from '../../../../access/seeing.ts'
import { bindFile } from '../../../../access/server/gate.ts'
import { sql } from '../../../../kit/db/sql.ts'
import type { FileStore } from '../../../../kit/files/server/file-store.ts'
import { spool } from '../../../../kit/files/server/spool.ts'
import { localeOf } from '../../../../kit/http/server/language.ts'
import { Problem } from '../../../../kit/problems.ts'
import { holdsConfidence } from '../../content/server/confidential.ts'
import { noteReads } from '../../content/server/confidential-reads.store.ts'
import { type Seeing, seen } from '../../submissions.server.ts'
import type { Paper } from '../paper.ts'
import { submissionPdf } from '../papers.contract.ts'
import { noteMadePaper } from './made-papers.store.ts'
import { paperOf } from './paper.store.ts'
import { press } from './press.ts'
import { picturesOf } from './small-photos.ts'

/** Where files lie, and where they are made. */
export type PaperStorage = { store: FileStore; folder: string }

/** More than any paper has. */
const longestPaper = 500 * 1024 * 1024

export const verifyAddress = (publicUrl: string, { id, hash }: { id: string; hash: string }) =>
  `${publicUrl}/verify/${id}?hash=${hash}`

/** The person who sent it knows what they said. */
export const isSender = ({ senders }: { senders: Paper['senders'] }, account: string | undefined) =>
  account !== undefined && senders.includes(account)

/** A condition, never empty, for the rows `t` that the caller may see. */
export const seenBy = (who: Seeing) => seen(who) ?? sql`true`

export const submissionPdfCall = ({ store, folder }: PaperStorage) =>
  bindFile(submissionPdf, async (context, { params, query }, exchange) => {
    const { db, can, session } = context
    const paper = await paperOf(db, params.id, seenBy(context))
    const { companyId } = session
    if (paper === undefined || companyId === undefined) throw new Problem('row/missing')
    const account = readerOf(session)
    const own = isSender(paper, session.accountId) && readsOwnConfidence(session)
    const confidential = can('confidential.view') || own
    if (
      account !== undefined &&
      confidential &&
      holdsConfidence(paper.definition.fields, paper.answers, paper.remarks)
    )
      await noteReads(db, { submissions: [paper.id], account, way: 'pdf' })
    await db.run(sql`
      select log_event('export', 'submissions', ${paper.id},
        ${JSON.stringify({ format: 'pdf', revision: paper.revision, hash: paper.hash })}::jsonb)`)
    // Pressing takes long and reads nothing: it keeps no connection from anybody.
    return async (again) => {
      const pictures = await picturesOf(store, companyId, paper, exchange.log)
      const printing = {
        language: query.lang ?? localeOf(exchange.header('accept-language')),
        confidential,
        verifyAt: verifyAddress(exchange.publicUrl, paper),
        printedAt: new Date().toISOString(),
      }
      const pressed = await press(paper, printing, pictures)
      await again(({ db }) => noteMadePaper(db, paper, pressed))
      const spooled = await spool(Readable.from([pressed.pdf]), folder, longestPaper)
      return { name: `${paper.number}.pdf`, mime: 'application/pdf', spooled }
    }
  })
