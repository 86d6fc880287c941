// A closed company is removed for good on its stated day: said 30, 7 and 1 days before. First its rows go, then its
// files; the list of removed companies in the back office is what stays.
import { z } from 'zod'
import type { Db } from '../../../kit/db/server/database.ts'
import { enterCompany } from '../../../kit/db/server/enter-company.ts'
import { sql } from '../../../kit/db/sql.ts'
import { type FileStore, keyOf } from '../../../kit/files/server/file-store.ts'
import { defineJob } from '../../../kit/jobs/job.ts'
import { enqueue } from '../../../kit/jobs/server/enqueue.ts'
import { type Performed, perform } from '../../../kit/jobs/server/perform.ts'
import { tellManagers } from './server/tell-managers.ts'

const daysBefore = [30, 7, 1]

const removal = defineJob('company-removal', z.object({ company: z.uuid() }))

/** It is no work of the company, which is gone when it ends. */
async function enqueueRemoval(db: Db, company: string): Promise<void> {
  await enterCompany(db, '')
  await enqueue(db, removal, { company }, { key: `company-removal ${company}` })
  await enterCompany(db, company)
}

/** The company of the transaction, where it is closed. */
export async function readClosed(db: Db, publicUrl: string, now = new Date()): Promise<void> {
  const found = await db.maybe(
    { id: 'string', name: 'string', until: 'string', left: 'number', told: 'number?' },
    sql`
    select id, name, removes_on as until, removal_told as told,
      removes_on - (${now}::timestamptz at time zone timezone)::date as left
    from company where id = current_company() and closed_at is not null and removes_on is not null for update`,
  )
  if (found === undefined) return
  const { id, name: company, until, left, told } = found
  if (left <= 0) return enqueueRemoval(db, id)
  const due = daysBefore.findLast((days) => left <= days)
  if (due === undefined || (told !== null && told <= due)) return
  await db.run(sql`update company set removal_told = ${due} where id = current_company()`)
  await tellManagers(db, { what: 'removing', company, until, reason: null }, publicUrl)
}

/** Whatever fails, the next attempt goes on where this one was. */
export const removesCompanies = (store: FileStore): Performed =>
  perform(removal, async ({ payload: { company }, transaction, log }) => {
    const gone = await transaction((db) =>
      db.as('gate', () =>
        db.maybe({ removed: 'boolean' }, sql`select remove_company(${company}) as removed`),
      ),
    )
    if (gone?.removed === true) log.info('A closed company has been removed for good.', { company })
    const left = await transaction((db) =>
      db.as('gate', () =>
        db.maybe(
          { contents: 'strings' },
          sql`select contents_left as contents from company_removed where id = ${company}`,
        ),
      ),
    )
    for (const content of left?.contents ?? []) await store.remove(keyOf(company, content))
    await transaction((db) =>
      db.as('gate', () =>
        db.run(sql`update company_removed set contents_left = '{}' where id = ${company}`),
      ),
    )
  })
