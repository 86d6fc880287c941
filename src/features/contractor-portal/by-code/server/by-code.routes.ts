// A contractor’s forms by a code: nobody signs in, so each call follows the code anew.
import { brandOf } from '../../../../access/brand/server/brand.store.ts'
import { bind, type Context, type RawCall } from '../../../../access/server/gate.ts'
import { hour, missed, refuseTooMany } from '../../../../access/server/limits.ts'
import type { Db } from '../../../../kit/db/server/database.ts'
import { sql } from '../../../../kit/db/sql.ts'
import { check, queryOf } from '../../../../kit/http/server/check.ts'
import { sendJson } from '../../../../kit/http/server/exchange.ts'
import { Problem } from '../../../../kit/problems.ts'
import { isProved } from '../../../../kit/proof-of-work/proof-of-work.ts'
import { usualSpan } from '../../../contractors/definition/index.ts'
import { loadDuties } from '../../../contractors/index.ts'
import { type FileSettings, receiveFile } from '../../../files/index.ts'
import { outsideSubmission } from '../../../submissions/index.ts'
import { formOf, lineOf, placeOf, refuseOtherDay } from '../../server/lines.ts'
import { noteSent, placesOf } from '../../server/portal.store.ts'
import * as calls from '../by-code.contract.ts'
import { dueNow } from '../due-now.ts'
import { newTracking } from '../tracking.ts'
import * as store from './by-code.store.ts'

/** Does the work for the contractor to whom the code leads. */
async function opened<T>(
  { db, exchange }: Context,
  code: string,
  work: (led: store.Led) => Promise<T>,
): Promise<T | Problem> {
  const led = await store.follow(db, code, exchange.id)
  return led === undefined
    ? missed(db, `qr ${exchange.ip}`, new Problem('row/missing'))
    : db.as('app', () => work(led))
}

const isOf = ({ only }: store.Led, line: { line: string; project: string | null }) =>
  only === null || (only.line === line.line && only.project === line.project)

async function formsOf(db: Db, led: store.Led): Promise<calls.DueByCode[]> {
  const { lines, duties, today } = await loadDuties(db, [led.contractor], usualSpan)
  const places = new Map((await placesOf(db, [led.contractor])).map((one) => [one.id, one]))
  return lines.flatMap((line): calls.DueByCode[] => {
    const place = places.get(placeOf(line))
    if (place === undefined || !isOf(led, line)) return []
    const { id, name, whole } = place
    const said = { line: line.line, title: line.title, place: { id, name, whole } }
    if (line.frequency === 'task') return [{ ...said, day: null, until: null, state: 'task' }]
    const due = dueNow(
      duties.filter((one) => one.line === line),
      today,
    )
    if (due === undefined) return []
    const { day, until, state } = due
    const isOwed = state === 'outstanding' || state === 'past_due'
    return [{ ...said, day, until, state: isOwed ? state : 'done' }]
  })
}

const read = bind(calls.openCode, async (context, { params: { code } }) => {
  const { db } = context
  const data = await opened(context, code, async (led) => {
    await store.noteScan(db, led)
    const { name, colour, logo } = await brandOf(db, { project: led.only?.project ?? null })
    return {
      contractor: { id: led.contractor, name: led.name },
      brand: { name, colour, logo },
      forms: await formsOf(db, led),
    }
  })
  return data instanceof Problem ? data : { data }
})

/** The line, as far as the code leads to it. */
async function ledLine(db: Db, led: store.Led, asked: { line: string; place: string }) {
  const found = await lineOf(db, [led.contractor], { ...asked, contractor: led.contractor })
  if (!isOf(led, found.line)) throw new Problem('row/missing')
  return found
}

const form = bind(calls.formByCode, async (context, { params, query }) => {
  const { db } = context
  const data = await opened(context, params.code, async (led) => {
    const { line } = await ledLine(db, led, { line: params.line, place: query.place })
    return formOf(db, line)
  })
  return data instanceof Problem ? data : { data }
})

/** In an hour: what one crew behind one address sends, and what any number of them sends to one contractor. */
const most = { here: 60, all: 300, files: 300 }

const submit = bind(calls.submitByCode, async (context, { params, body }) => {
  const { db, exchange } = context
  const { line: asked, place, day, name, proof, ...given } = body
  await refuseTooMany(db, [
    { key: `qr form ${exchange.ip}`, most: most.here, seconds: hour },
    { key: `qr form ${params.code}`, most: most.all, seconds: hour },
  ])
  if (!isProved(body.id, proof, Date.now())) throw new Problem('request/unproved')
  const data = await opened(context, params.code, async (led) => {
    const found = await ledLine(db, led, { line: asked, place })
    refuseOtherDay(found, day)
    const { contractor } = led
    const files = given.files.map(({ id }) => id)
    await store.claimFiles(db, files, body.id)
    const sender = {
      ...{ account: null, name, roleId: undefined },
      ...{ source: 'qr_public' as const, publicUrl: exchange.publicUrl },
    }
    const about = { trade_contractor: contractor, on_behalf_of: name }
    const {
      id,
      number,
      hash,
      received_at,
      files: there,
    } = await outsideSubmission(db, sender, {
      ...given,
      about,
    })
    const { line, project } = found.line
    const tracking = await noteSent(db, {
      ...{ id, contractor, project, line, day, sent_by: name, tracking: newTracking() },
    })
    if (tracking === null) throw new Problem('row/exists')
    return { ...{ id, number, hash, received_at, tracking }, files: there }
  })
  return data instanceof Problem ? data : { data }
})

const states: Readonly<Record<string, calls.FollowedByCode['state']>> = {
  reviewed: 'accepted',
  closed: 'accepted',
  returned: 'refused',
}

const sent = bind(calls.followByCode, async (context, { params }) => {
  const { db, exchange } = context
  const found = await opened(context, params.code, (led) =>
    store.followedOf(db, led, params.tracking),
  )
  if (found instanceof Problem) return found
  if (found === undefined) return missed(db, `qr ${exchange.ip}`, new Problem('row/missing'))
  const { number, title, submitted_on, stage, reason } = found
  const state = states[stage] ?? 'received'
  return {
    data: { number, title, submitted_on, state, reason: state === 'refused' ? reason : null },
  }
})

export const byCodeCalls = [read, form, submit, sent]

const orThrow = <T>(answer: T | Problem): T => {
  if (answer instanceof Problem) throw answer
  return answer
}

/** A raw route, because it receives a file. */
export const fileByCodeCall = (
  settings: Pick<FileSettings, 'store' | 'spoolFolder' | 'quota'>,
): RawCall => ({
  ...calls.fileByCode,
  route: calls.fileByCode,
  async answer(exchange, { code = '' }, gate) {
    await gate(exchange, calls.fileByCode, ({ db }) =>
      refuseTooMany(db, [{ key: `qr files ${exchange.ip}`, most: most.files, seconds: hour }]),
    )
    const { id, name, mime, sha256 } = await receiveFile(
      settings,
      exchange,
      async (work) =>
        orThrow(
          await gate(exchange, calls.fileByCode, (context) =>
            opened(context, code, async () => {
              const company = await context.db.maybe(
                { id: 'string' },
                sql`select current_company() as id`,
              )
              if (company === undefined) throw new Problem('row/missing')
              return work(context.db, { companyId: company.id, accountId: undefined })
            }),
          ),
        ),
      { idOf: () => check(calls.fileByCode.query, queryOf(exchange.url), 'query')?.id },
    )
    sendJson(exchange.response, 200, { data: { id, name, mime, sha256 } })
  },
})
