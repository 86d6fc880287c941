// Hands out what was made: one archive behind a link, or mails with the papers themselves.

import { randomBytes } from 'node:crypto'
import { copyFile, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { brandOf } from '../../../../access/brand/server/brand.store.ts'
import { writerNamed } from '../../../../access/server/mail-addresses.ts'
import { dayMs } from '../../../../kit/day.ts'
import type { Db } from '../../../../kit/db/server/database.ts'
import { sql } from '../../../../kit/db/sql.ts'
import { spool } from '../../../../kit/files/server/spool.ts'
import { enqueue } from '../../../../kit/jobs/server/enqueue.ts'
import { sendMail } from '../../../../kit/mail/server/send-mail.ts'
import { noteReads } from '../../content/server/confidential-reads.store.ts'
import { expireBulk } from '../bulk.jobs.ts'
import { bulkMail } from '../bulk-mail.ts'
import {
  type BulkActionRow,
  type BulkFailedRow,
  endAction,
  mintLink,
  noteObject,
} from './bulk.store.ts'
import { type Bundle, bundled } from './bundle.ts'
import { pdfPath, type RecordManifest } from './make-record.ts'

export type Delivery = {
  action: BulkActionRow
  made: readonly RecordManifest[]
  failures: readonly BulkFailedRow[]
  bundle: Bundle
  /** Where files are received, on the disk of the store. */
  spoolFolder: string
  transaction<T>(work: (db: Db) => Promise<T>): Promise<T>
}

/** More than one download holds. */
export const mostBytes = 10 * 1024 ** 3
/** More than that no mail server can be trusted to take. */
const mostAttached = 8 * 1024 * 1024

type Stored = {
  objects: string[]
  file?: { name: string; bytes: number; sha256: string }
  attachments: { name: string; mime: string; key: string }[]
}

/** A unique name: another worker that does the same work must not write over the file. */
const keyFor = ({ company_id, id }: BulkActionRow, ending: string) =>
  `${company_id}/bulk/${id}-${randomBytes(6).toString('hex')}${ending}`

async function archived({ action, bundle, spoolFolder, transaction }: Delivery): Promise<Stored> {
  const spooled = await spool(bundled(bundle), spoolFolder, mostBytes + 1024 ** 3)
  try {
    const key = keyFor(action, '.zip')
    await transaction((db) => noteObject(db, action.id, key))
    await bundle.store.put(key, spooled.path)
    const name = `submissions-${action.created_on}.zip`
    return {
      objects: [key],
      file: { name, bytes: spooled.bytes, sha256: spooled.sha256 },
      attachments: [],
    }
  } finally {
    await spooled.discard()
  }
}

async function attached({
  action,
  made,
  bundle,
  spoolFolder,
  transaction,
}: Delivery): Promise<Stored> {
  const attachments: Stored['attachments'] = []
  await mkdir(spoolFolder, { recursive: true })
  for (const { id, number } of made) {
    const key = keyFor(action, '.pdf')
    await transaction((db) => noteObject(db, action.id, key))
    // A copy: what was made stays until the action has ended.
    const path = join(spoolFolder, randomBytes(12).toString('hex'))
    await copyFile(pdfPath(bundle.folder, id), path)
    await bundle.store.put(key, path)
    attachments.push({ name: `${number}.pdf`, mime: 'application/pdf', key })
  }
  return { objects: attachments.map(({ key }) => key), attachments }
}

async function writeMails(db: Db, delivery: Delivery, stored: Stored, until: Date): Promise<void> {
  const { action, made, failures } = delivery
  const { to = [], message, lang, public_url } = action.payload
  const sender = await db.maybe(
    { by: 'string', zone: 'string' },
    sql`
    select concat_ws(' ', nullif(a.first_name, ''), nullif(a.last_name, '')) as by,
      c.timezone as zone
    from account a join company c on c.id = a.company_id
    where a.company_id = current_company() and a.id = ${action.account}`,
  )
  if (sender === undefined) throw new Error('The person who asked for the mails does not exist.')
  const { zone, by } = sender
  const brand = await brandOf(db)
  const facts = {
    company: brand.name,
    writer: await writerNamed(db, action.account, by),
    message,
    papers: made,
    missing: failures.map(({ number, id }) => number ?? id),
  }
  const linkFor = async () => ({
    url: `${public_url}/api/downloads/${await mintLink(db, action.id)}`,
    until: until.toISOString(),
    zone,
  })
  const { attachments } = stored
  for (const recipient of new Set(to)) {
    // Each has a link of their own.
    const link = attachments.length > 0 ? undefined : await linkFor()
    await sendMail(db, bulkMail, { ...facts, link }, { to: recipient, lang, brand, attachments })
  }
}

const noteMailed = (db: Db, { action, made }: Delivery) =>
  db.run(sql`
    insert into submission_event (company_id, submission, kind, revision, reason, by)
    select t.company_id, t.id, 'mailed', t.revision::integer, ${(action.payload.to ?? []).join(', ')},
      ${action.account}
    from submissions t
    where t.company_id = current_company() and t.id = any(${made.map(({ id }) => id)}::uuid[])`)

/** Ends the action with all its effects; of several attempts at most one succeeds. */
export async function deliver(delivery: Delivery): Promise<void> {
  const { action, made, failures, bundle, transaction } = delivery
  const mails = action.action === 'send_emails'
  const small = made.reduce((sum, { bytes }) => sum + bytes, 0) <= mostAttached
  const stored = mails && small ? await attached(delivery) : await archived(delivery)
  const expires_at = new Date(Date.now() + dayMs)
  const ended = await transaction(async (db) => {
    const { objects, file } = stored
    const outcome = { status: 'completed' as const, failures, objects, expires_at }
    if (!(await endAction(db, action, file === undefined ? outcome : { ...outcome, file })))
      return false
    await enqueue(db, expireBulk, { action: action.id }, { runAt: expires_at })
    if (mails) {
      await writeMails(db, delivery, stored, expires_at)
      await noteMailed(db, delivery)
    }
    await noteReads(db, {
      submissions: made.filter(({ confidential }) => confidential).map(({ id }) => id),
      account: action.account,
      way: 'zip',
    })
    const detail = { of: action.action, ids: made.map(({ id }) => id), to: action.payload.to }
    await db.run(
      sql`select log_event('export', 'submissions', null, ${JSON.stringify(detail)}::jsonb)`,
    )
    return true
  })
  // Somebody else has done the same in the meantime: theirs stands. Or an attempt before broke off.
  const inVain = ended ? action.objects : stored.objects
  for (const key of inVain) await bundle.store.remove(key)
}
