import { firstCode, openCode } from '../../../access/server/codes.store.ts'
import { bind, bindSteps, type Context } from '../../../access/server/gate.ts'
import { hour, missed, refuseTooMany } from '../../../access/server/limits.ts'
import type { Db } from '../../../kit/db/server/database.ts'
import { Problem } from '../../../kit/problems.ts'
import { inOwnTurn } from '../../sign-in/index.ts'
import { enterPin, signersAmong, signWithPin } from '../../submissions/index.ts'
import { accountOf } from '../deliveries/deliveries.routes.ts'
import { lockDelivery, seenDelivery } from '../deliveries/deliveries.store.ts'
import { beginTalk } from '../holding/begin-talk.server.ts'
import * as calls from './own-phone.contract.ts'
import * as store from './own-phone.store.ts'

const subject = 'toolbox_talk_deliveries'
/** More nobody signs in with one code. */
const mostByCode = 300

async function addressOf({ db, exchange }: Context, id: string): Promise<string> {
  const token = await firstCode(db, { subject, subject_id: id })
  if (token === null) throw new Problem('row/missing')
  return `${exchange.publicUrl}/talk/${token}`
}

const open = bind(calls.openTalk, async (context, { params: { id }, body }) => {
  const begun = await beginTalk(context, id, body)
  if (begun.is_over) throw new Problem('talk/over')
  return { data: { id: begun.id, address: await addressOf(context, begun.id) } }
})

const discard = bind(calls.discardTalk, async (context, { params: { id } }) => {
  await store.archiveOpened(context.db, id, accountOf(context))
  return { data: { id }, files: [] }
})

const code = bind(calls.codeOfTalk, async (context, { params: { id } }) => {
  await lockDelivery(context.db, id)
  return { data: { address: await addressOf(context, id) } }
})

/** Who takes part with a PIN while it is given; who comes late signs on a phone, or joins with the reason. */
async function readyByPin(db: Db, id: string, person: string): Promise<void> {
  await seenDelivery(db, id)
  const { fresh, over } = await lockDelivery(db, id)
  if (!fresh || over) throw new Problem('talk/over')
  if (!(await signersAmong(db, [person])).has(person)) throw new Problem('signature/person')
}

const byPin = bindSteps(calls.signTalkByPin, (step) =>
  inOwnTurn(async () => {
    const entered = await step(async ({ db }, { params: { id }, body }) => {
      await readyByPin(db, id, body.person)
      return enterPin(db, body.person, body.pin)
    })
    return signWithPin(step, entered, async (context, { params: { id }, body }) => {
      const { db } = context
      await readyByPin(db, id, body.person)
      await store.insertSignedApart(db, id, {
        person: body.person,
        name: await store.nameOf(db, body.person),
        given: { method: 'pin' },
        lang: body.statement_lang,
        device: accountOf(context),
      })
    })
  }),
)

/** Does the work on the talk that a code leads to, in its company. */
async function byCode<T>(
  { db, exchange }: Context,
  token: string,
  work: (id: string) => Promise<T>,
): Promise<T | Problem> {
  const id = await openCode(db, token, subject, exchange.id)
  if (id === undefined) return missed(db, `talk ${exchange.ip}`, new Problem('row/missing'))
  return db.as('app', () => work(id))
}

/** While it is given, and afterwards with the reason. */
async function refuseUnlessOpen(db: Db, id: string, late: string | undefined): Promise<void> {
  const { state } = await store.talkToSign(db, id)
  if (state === 'planned' || state === 'closed') throw new Problem('talk/over')
  if (state === 'late' && late === undefined) throw new Problem('talk/why-late')
}

const read = bind(calls.readTalkByCode, (context, { params: { token } }) =>
  byCode(context, token, async (id) => {
    const { words, title, project: _, ...talk } = await store.talkToSign(context.db, id)
    const { content = [], questions = [] } = words ?? {}
    return { data: { ...talk, title: title ?? '', content, questions } }
  }),
)

const sign = bind(calls.signTalkByCode, async (context, { params: { token }, body }) => {
  await refuseTooMany(context.db, [{ key: `talk ${token}`, most: mostByCode, seconds: hour }])
  return byCode(context, token, async (id) => {
    const { statement_lang: lang, company, late_because, ...one } = body
    await refuseUnlessOpen(context.db, id, late_because)
    const ofCompany = company === '' ? undefined : company
    await store.insertSignedApart(context.db, id, {
      ...one,
      ...{ company: ofCompany, lang, late_because },
    })
  })
})

const signMyself = bind(calls.signTalkMyself, async (context, { params: { token }, body }) => {
  const { db, session } = context
  // Who has the code signs, also where they see no other talk of the place.
  await db.as('app', async () => {
    const id = await store.talkOfCode(db, token)
    await refuseUnlessOpen(db, id, body.late_because)
    await store.insertSignedApart(db, id, {
      ...{ person: accountOf(context), name: session.name, given: body.given },
      ...{ lang: body.statement_lang, late_because: body.late_because },
    })
  })
})

export const ownPhoneCalls = [open, discard, code, byPin, read, sign, signMyself]
