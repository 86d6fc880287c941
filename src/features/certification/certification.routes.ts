import {
  codeOf,
  countScan,
  newCode,
  openCode,
  revokeCodes,
  scansOf,
} from '../../access/server/codes.store.ts'
import { bind, type Context } from '../../access/server/gate.ts'
import { missed } from '../../access/server/limits.ts'
import type { Db } from '../../kit/db/server/database.ts'
import { sql } from '../../kit/db/sql.ts'
import { Problem } from '../../kit/problems.ts'
import * as calls from './certification.contract.ts'
import * as store from './certification.store.ts'

/** A code of a place leads elsewhere too: this one leads to its certificates. */
const subjectOf = (place: calls.CertifiedPlace) => `certificates of ${place}`

const pathOf = (place: calls.CertifiedPlace, code: string | undefined) =>
  code === undefined ? null : `/qr-code/${place === 'projects' ? 'project' : 'team'}/${code}`

async function settings(db: Db, place: calls.CertifiedPlace, id: string) {
  if ((await store.placeOf(db, place, id)) === undefined) throw new Problem('row/missing')
  const target = { subject: subjectOf(place), subject_id: id }
  const code = await codeOf(db, target)
  return {
    data: {
      path: pathOf(place, code?.token),
      scans: await scansOf(db, target),
      people: await store.peopleOf(db, id),
    },
  }
}

async function open({ db }: Context, place: calls.CertifiedPlace, id: string) {
  const there = await db.maybe(sql`
    select id from ${sql.id(place)} where company_id = current_company() and id = ${id} for update`)
  if (there === undefined) throw new Problem('row/missing')
  const target = { subject: subjectOf(place), subject_id: id }
  await revokeCodes(db, target)
  return target
}

const callsOf = (place: calls.CertifiedPlace) => [
  bind(calls.readCertification[place], ({ db }, { params: { id } }) => settings(db, place, id)),
  bind(calls.openCertification[place], async (context, { params: { id } }) => {
    await newCode(context.db, await open(context, place, id))
    await context.db.run(sql`select log_event('renew-code', ${place}, ${id}::uuid, '{}')`)
    return settings(context.db, place, id)
  }),
  bind(calls.closeCertification[place], async (context, { params: { id } }) => {
    await open(context, place, id)
    await context.db.run(sql`select log_event('revoke-code', ${place}, ${id}::uuid, '{}')`)
    return settings(context.db, place, id)
  }),
  bind(calls.setCertificateConsent[place], async ({ db, session }, { params, body }) => {
    const { id, person } = params
    const by = session.accountId
    if (by === undefined) throw new Error('Staff have an account.')
    const noted = await store.noteConsent(db, id, { person, agrees: body.agrees, by })
    if (!noted) throw new Problem('row/missing')
    return settings(db, place, id)
  }),
  bind(calls.readCertificationPage[place], async ({ db, exchange }, { params: { code } }) => {
    const subject = subjectOf(place)
    const id = await openCode(db, code, subject, exchange.id)
    const data =
      id === undefined
        ? undefined
        : await db.as('app', async () => {
            const page = await store.pageOf(db, place, id)
            if (page !== undefined) await countScan(db, { subject, subject_id: id })
            return page
          })
    return data === undefined
      ? missed(db, `qr ${exchange.ip}`, new Problem('row/missing'))
      : { data }
  }),
]

export const certificationCalls = [...callsOf('projects'), ...callsOf('teams')]
