// What the public asks. No address is written anywhere: limits are counted in memory, and the change log is told
// neither of an address nor of a request.
import { brandOf } from '../../../access/brand/server/brand.store.ts'
import { inConfidence } from '../../../access/server/confidence.ts'
import { bind, type Context } from '../../../access/server/gate.ts'
import { accountsHolding } from '../../../access/server/holders.ts'
import { hour } from '../../../access/server/limits.ts'
import { type LimitsInMemory, limitsInMemory } from '../../../access/server/limits-in-memory.ts'
import type { Db } from '../../../kit/db/server/database.ts'
import { newId } from '../../../kit/ids.ts'
import { Problem } from '../../../kit/problems.ts'
import { isProved, type ProofOfWork } from '../../../kit/proof-of-work/proof-of-work.ts'
import { notify } from '../../notices/index.ts'
import * as calls from './anonymous.contract.ts'
import * as store from './anonymous.store.ts'
import { reportWaits } from './telling/notice-kinds.ts'
import { codeIn } from './tracking-code.ts'

/** A crew may be behind one address. */
const mostWritten = { most: 30, seconds: hour }
const mostMisses = { most: 20, seconds: 60 }

function expectProof(subject: string, proof: ProofOfWork): void {
  if (!isProved(subject, proof, Date.now())) throw new Problem('request/unproved')
}

async function placeOf(db: Db, project: string) {
  const found = await store.openProject(db, project)
  if (found === undefined) throw new Problem('row/missing')
  const { name, colour, logo } = await brandOf(db, { project })
  return { project: found.name, brand: { name, colour, logo } }
}

/** Those who triage are told where it is, and none of its words. */
const tell = async (db: Db, { report, message }: { report: string; message: string }) =>
  notify(db, reportWaits, {
    to: await accountsHolding(db, 'incidents.classify'),
    record: report,
    event: message,
    facts: { project: (await store.reportOf(db, report)).project },
    cause: null,
  })

export function callsWithoutAccount(count: LimitsInMemory = limitsInMemory()) {
  /** Does the work in the company that a code leads to. */
  async function opened<T>(
    { db, exchange }: Context,
    found: string | undefined,
    work: (id: string) => Promise<T>,
  ): Promise<T> {
    if (found === undefined) {
      count('miss', exchange.ip, mostMisses)
      throw new Problem('row/missing')
    }
    await store.forgetSender(db)
    // What became a restricted incident is still the thread of the person who reported it.
    return db.as('app', () => inConfidence(db, () => work(found)))
  }
  const byToken = async <T>(context: Context, token: string, work: (id: string) => Promise<T>) =>
    opened(context, await store.openReportCode(context.db, token), work)
  const byCode = async <T>(context: Context, code: string, work: (id: string) => Promise<T>) =>
    opened(context, await store.openTrackingCode(context.db, codeIn(code)), work)

  return [
    bind(calls.openAnonymousReport, (context, { params }) =>
      byToken(context, params.token, async (project) => ({
        data: await placeOf(context.db, project),
      })),
    ),

    bind(calls.sendAnonymousReport, (context, { params, body }) => {
      const { words, proof, ...told } = body
      expectProof(told.code, proof)
      count('report', context.exchange.ip, mostWritten)
      return byToken(context, params.token, async (project) => {
        const { db } = context
        await placeOf(db, project)
        const report = await store.insertReport(db, { ...told, project })
        if (report === undefined) return
        const message = newId()
        await store.insertMessage(db, report, { id: message, words })
        await tell(db, { report, message })
      })
    }),

    bind(calls.readReportThread, (context, { params }) =>
      byCode(context, params.code, async (id) => {
        const { db } = context
        const { project, project_id, kind, zone } = await store.reportOf(db, id)
        const { name, colour, logo } = await brandOf(db, { project: project_id })
        return {
          data: {
            ...{ project, kind, zone },
            brand: { name, colour, logo },
            messages: await store.messagesOf(db, id),
          },
        }
      }),
    ),

    bind(calls.writeToThread, (context, { params, body }) => {
      expectProof(params.id, body.proof)
      count('thread', context.exchange.ip, mostWritten)
      return byCode(context, params.code, async (report) => {
        const { db } = context
        const { id: message } = params
        if (await store.insertMessage(db, report, { id: message, words: body.words }))
          await tell(db, { report, message })
      })
    }),
  ]
}
