import { bind, type Context } from '../../../access/server/gate.ts'
import type { Locale } from '../../../kit/locales.ts'
import { Problem } from '../../../kit/problems.ts'
import { attestationOf } from '../../submissions/index.ts'
import type { Attendance } from './deliveries.contract.ts'
import * as calls from './deliveries.contract.ts'
import * as store from './deliveries.store.ts'
import { presents } from './texts.ts'

export function accountOf({ session }: Context): string {
  if (session.accountId === undefined) throw new Error('Staff have an account.')
  return session.accountId
}

/** Whose device it is attests what others sign there, or that they took part. */
export function witnessed(context: Context, { person, name, given }: Attendance, lang: Locale) {
  const me = accountOf(context)
  if (person === me && given !== undefined) return { witness: null, attestation: null }
  const saw = given === undefined ? 'there' : 'sign'
  return { witness: me, attestation: attestationOf(saw, lang, name) }
}

const read = bind(calls.readDelivery, async ({ db }, { params: { id } }) => {
  await store.seenDelivery(db, id)
  return {
    data: {
      presenter: (await store.presenterOf(db, id)) ?? null,
      attendances: await store.attendancesOf(db, id),
      absences: await store.absencesOf(db, id),
      questions: await store.questionsOf(db, id),
    },
  }
})

const words = bind(calls.readWords, async ({ db }, { params: { id } }) => {
  await store.seenDelivery(db, id)
  const heard = await store.wordsOf(db, id)
  return { data: heard === undefined ? null : { ...heard.words, hash: heard.hash } }
})

const join = bind(calls.joinLate, async (context, { params: { id }, body }) => {
  const { attendance, late_because, attested_lang } = body
  const { fresh } = await store.lockDelivery(context.db, id)
  if (!fresh) throw new Problem('talk/over')
  const by = witnessed(context, attendance, attested_lang)
  await store.insertAttendance(context.db, id, { ...attendance, late_because, ...by })
})

const sign = bind(calls.signDelivery, async (context, { params: { id }, body }) => {
  const { started_at, presenter, given } = await store.lockDelivery(context.db, id)
  if (presenter !== accountOf(context)) throw new Problem('signature/person')
  if (started_at === null || given !== null) throw new Problem('talk/over')
  await store.signAsPresenter(context.db, id, body.given, presents[body.statement_lang])
})

const excuse = bind(calls.excuseDelivery, async ({ db }, { params: { id }, body }) => {
  const { started_at } = await store.lockDelivery(db, id)
  if (started_at !== null) throw new Problem('talk/over')
  await store.excuse(db, id, body.reason)
})

export const deliveryCalls = [read, words, join, sign, excuse]
