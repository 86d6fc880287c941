// Makes the paper of a month in the name and sight of its maker, keeps it with the report, and mails it.
import { Readable } from 'node:stream'
import { z } from 'zod'
import { brandOf } from '../../../access/brand/server/brand.store.ts'
import { drawBrand } from '../../../access/brand/server/small-logo.ts'
import { type Grant, holds } from '../../../access/grants.ts'
import { showConfidential } from '../../../access/server/confidence.ts'
import { eachMorning } from '../../../access/server/each-morning.ts'
import { grantsOfAccount } from '../../../access/server/gate.ts'
import { writerOf } from '../../../access/server/mail-addresses.ts'
import { enterScopeOf } from '../../../access/server/scoped.ts'
import { uses } from '../../../access/server/uses.ts'
import { lastOfMonth } from '../../../kit/day.ts'
import type { Db } from '../../../kit/db/server/database.ts'
import { keyOf } from '../../../kit/files/server/file-store.ts'
import { spool } from '../../../kit/files/server/spool.ts'
import { defineJob } from '../../../kit/jobs/job.ts'
import { enqueue } from '../../../kit/jobs/server/enqueue.ts'
import { type Performed, perform } from '../../../kit/jobs/server/perform.ts'
import { sendMail } from '../../../kit/mail/server/send-mail.ts'
import type { Running } from '../../../manifest/feature.server.ts'
import { textIn } from '../../../register/server/words.ts'
import { attachFile, insertFile } from '../../files/index.ts'
import { layFigures } from '../overview/paper/lay-figures.server.ts'
import { readPaperFigures } from '../overview/paper/read-parts.server.ts'
import * as store from './monthly.store.ts'
import { monthlyMail } from './monthly-mail.ts'
import { monthlyReports } from './monthly-reports.register.ts'

const longest = 20 * 1024 * 1024
const mime = 'application/pdf'

export const makeReport = defineJob(
  'make-monthly-report',
  z.object({ report: z.uuid(), month: z.iso.date() }),
)

/** Each morning, so that a server that was away on the first of a month makes up for it. */
export const reportMornings = eachMorning('monthly-reports', async (db) => {
  const due = (await uses(db, 'analytics')) ? await store.dueReports(db) : []
  for (const { id, month } of due)
    await enqueue(db, makeReport, { report: id, month }, { key: `${id} ${month}` })
})

/** What the maker may see; nothing once they may not see figures at all. */
async function figuresFor(db: Db, id: string, month: string) {
  const report = await store.reportToMake(db, id)
  if (report === undefined || report.maker === null) return undefined
  const { maker, language, project, entity, zone } = report
  const grants = await grantsOfAccount(db, maker)
  const can = (grant: Grant) => holds(grants, grant)
  if (!can('reports.incident')) return undefined
  const brand = await brandOf(db, { project, entity })
  await showConfidential(db, can)
  const scope = await enterScopeOf(db, maker)
  const figures = await readPaperFigures(
    { db, can, session: { accountId: maker, scope } },
    {
      from: month,
      to: lastOfMonth(month),
      ...(project !== null ? { project } : entity !== null && { entity }),
    },
    { text: textIn(language), locale: language },
  )
  return { report: { ...report, maker }, figures, brand, zone }
}

export const makesReports = ({ store: files, folder }: Running): Performed =>
  perform(makeReport, async ({ payload, companyId, transaction, once, log }) => {
    if (companyId === undefined) return
    const { report: id, month } = payload
    const made = await transaction((db) => figuresFor(db, id, month))
    if (made === undefined) return
    const { report, figures, brand: stored, zone } = made
    const { language, maker } = report
    const brand = await drawBrand(files, stored, log)
    const printed = { language, printedAt: new Date().toISOString() }
    const pdf = await layFigures({ ...figures, brand, zone, compares: true }, printed)
    const spooled = await spool(Readable.from([pdf]), folder, longest)
    const key = keyOf(companyId, spooled.sha256)
    const place = figures.place ?? brand.name
    const name = `${report.name} ${month.slice(0, 7)}.pdf`
    await once('keep and mail', async (db) => {
      await store.actAs(db, maker)
      const owner = { companyId, accountId: maker }
      const file = await insertFile(db, owner, { ...spooled, name, mime })
      await files.put(key, spooled.path)
      if (!(await attachFile(db, file.id, { subject: monthlyReports.name, id })))
        throw new Error('The paper does not belong to its maker.')
      await store.addPaper(db, id, { month, file: file.id })
      const writer = await writerOf(db, maker)
      for (const contact of await store.contactsOf(db, report.contacts)) {
        const facts = { company: brand.name, place, name: contact.name, month, writer }
        await sendMail(db, monthlyMail, facts, {
          to: contact.email,
          lang: language,
          brand: stored,
          attachments: [{ name, mime, key }],
        })
      }
    }).finally(spooled.discard)
  })
