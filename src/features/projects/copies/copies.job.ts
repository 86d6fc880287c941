// Mails what was submitted to the contacts of clients who are sent copies of the form.
import { randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import { z } from 'zod'
import { brandOf } from '../../../access/brand/server/brand.store.ts'
import { writerOf } from '../../../access/server/mail-addresses.ts'
import { dayMs } from '../../../kit/day.ts'
import { spool } from '../../../kit/files/server/spool.ts'
import { defineJob } from '../../../kit/jobs/job.ts'
import { enqueue } from '../../../kit/jobs/server/enqueue.ts'
import { type Performed, perform } from '../../../kit/jobs/server/perform.ts'
import { sendMail } from '../../../kit/mail/server/send-mail.ts'
import type { Running } from '../../../manifest/feature.server.ts'
import { outsidePaper, submissionReceived } from '../../submissions/index.ts'
import { contactsToMail, noteCopy } from './copies.store.ts'
import { copyMail } from './copy-mail.server.ts'

/** More than that no mail server can be trusted to take. */
const mostAttached = 8 * 1024 * 1024

const expireCopy = defineJob('expire-copy', z.object({ key: z.string() }))

export function copyJobs({ store, folder, address }: Running): Performed[] {
  const mailCopies = perform(submissionReceived, async (run) => {
    const { payload, companyId, transaction, once, log } = run
    const asked = await transaction((db) => contactsToMail(db, payload.id))
    if (asked.length === 0 || companyId === undefined) return
    const printing = { companyId, publicUrl: address, log, transaction }
    const made = await outsidePaper({ store }, printing, payload.id)
    if (made === undefined) return
    const { paper, pdf } = made
    const key = `${companyId}/copies/${payload.id}-${randomBytes(6).toString('hex')}.pdf`
    const fits = pdf.length <= mostAttached
    if (fits) {
      await once(`expire ${key}`, (db) =>
        enqueue(db, expireCopy, { key }, { runAt: new Date(Date.now() + dayMs) }),
      )
      const spooled = await spool(Readable.from([pdf]), folder, mostAttached)
      await store.put(key, spooled.path)
    }
    const lang = paper.definition.languages[0] ?? 'en'
    await once(`mail ${paper.revision}`, async (db) => {
      // Who has ended the copies meanwhile is asked again.
      for (const contact of await contactsToMail(db, payload.id)) {
        const token = randomBytes(32).toString('base64url')
        if (!(await noteCopy(db, { submission: payload.id, paper, contact, token }))) continue
        const facts = {
          ...{ company: paper.brand.name, form: paper.title, number: paper.number },
          ...{ name: contact.name, place: contact.place, day: contact.day, fits },
          revision: paper.revision,
          writer: await writerOf(db, paper.senders[0] ?? null),
          stop: `${address}/stop-copies/${token}`,
        }
        await sendMail(db, copyMail, facts, {
          to: contact.email,
          lang,
          brand: await brandOf(db, { project: contact.project }),
          attachments: fits ? [{ name: `${paper.number}.pdf`, mime: 'application/pdf', key }] : [],
        })
      }
    })
  })

  const expire = perform(expireCopy, ({ payload }) => store.remove(payload.key))

  return [mailCopies, expire]
}
