// Which papers were made, so that somebody who holds the file of one can ask whether it is unchanged.
import { hash } from 'node:crypto'
import type { Db } from '../../../../kit/db/server/database.ts'
import { sql } from '../../../../kit/db/sql.ts'
import type { Paper } from '../paper.ts'
import type { Pressed } from './press.worker.ts'

/** The same work done again makes the same paper again. */
export const noteMadePaper = (db: Db, { id, revision, brand }: Paper, { pdf, pages }: Pressed) =>
  db.run(sql`
    insert into made_paper (company_id, sha256, submission, revision, pages, company)
    values (current_company(), ${hash('sha256', pdf, 'buffer')}, ${id}, ${revision}, ${pages},
      ${brand.name})
    on conflict do nothing`)
