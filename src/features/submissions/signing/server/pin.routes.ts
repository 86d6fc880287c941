import { bindSteps, type Context } from '../../../../access/server/gate.ts'
import { sql } from '../../../../kit/db/sql.ts'
import type { Keys } from '../../../../kit/encryption/server/keys.ts'
import type { CallOutput } from '../../../../kit/http/route.ts'
import { Problem } from '../../../../kit/problems.ts'
import { hashPassword, inOwnTurn, passwordAgain } from '../../../sign-in/index.ts'
import { isCommonPin } from '../common-pins.ts'
import { setPin as setPinCall } from '../pin.contract.ts'
import { sealedFor } from '../sealed-for.ts'
import * as calls from '../signing.contract.ts'
import { enterPin, signWithPin } from './entered-pin.ts'
import { type Newcomer, placeBefore, refuseNewcomer, withNewcomer } from './newcomer.ts'
import { setPin } from './pin.store.ts'
import { openPin } from './seal-key.store.ts'
import {
  insertSignature,
  isTaken,
  lockSeen,
  openPlace,
  outcomeOf,
  type PlaceRow,
  placesOf,
  refuseStale,
  refuseUnlessOpen,
  type SignedRow,
  signedReply,
} from './signing.store.ts'

type Given = CallOutput<typeof calls.signByPin>['body']

const newcomerOf = ({ newcomer, account }: Given): Newcomer =>
  newcomer ? { account, person: null, name: null } : undefined

/** Before the number is looked at nothing is made: whether a newcomer may sign; false: they have a place. */
async function isNewHere(context: Context, signed: SignedRow, body: Given): Promise<boolean> {
  const newcomer = newcomerOf(body)
  const places = await placesOf(context.db, signed)
  if (newcomer === undefined || placeBefore(places, body.place, newcomer) !== undefined)
    return false
  await refuseNewcomer(context, signed, newcomer)
  refuseStale(signed, body)
  return true
}

/** Where somebody with a number signs; undefined where they have signed already. */
async function placeFor(
  context: Context,
  signed: SignedRow,
  body: Given,
): Promise<PlaceRow | undefined> {
  const { db } = context
  const { account, pin: _, newcomer: _isNew, ...asked } = body
  const newcomer = newcomerOf(body)
  const { places, place } = await withNewcomer(context, signed, asked.place, newcomer)
  const signing = { ...asked, place }
  if (await isTaken(db, signed, place, signing, byNumber)) return undefined
  refuseUnlessOpen(signed)
  refuseStale(signed, signing)
  const at = openPlace(signed, places, place)
  if (at.account !== account) throw new Problem('signature/person')
  const active = await db.maybe(sql`
    select id from account
    where company_id = current_company() and id = ${account} and deactivated_at is null`)
  if (active === undefined) throw new Problem('signature/person')
  return at
}

const byNumber = { method: 'pin', strokes: null } as const

async function signAt(context: Context, signed: SignedRow, at: PlaceRow, body: Given) {
  const { db, session, exchange } = context
  const { place: _place, account, pin: _pin, newcomer: _newcomer, ...signing } = body
  const witness = session.accountId === account ? null : (session.accountId ?? null)
  const given = { ...byNumber, signer: account, name: at.called || (at.name ?? ''), witness }
  await insertSignature(db, signed, at, signing, given, exchange.ip)
  return signedReply(db, signed.id)
}

/** The number as it was typed, or as it comes out of its seal. */
async function numberOf(
  { db }: Context,
  keys: Keys,
  submission: string,
  { id, account, pin }: Given,
): Promise<string> {
  if (typeof pin === 'string') return pin
  const about = sealedFor(submission, id, account)
  const opened = await openPin(db, await keys.open(db), pin, about)
  if (opened === undefined) throw new Problem('signature/pin')
  return opened
}

const signByPin = (keys: Keys) =>
  bindSteps(calls.signByPin, (step) =>
    inOwnTurn(async () => {
      const asked = await step(async (context, { params: { id }, body }) => {
        const signed = await lockSeen(context, id)
        const isNew = await isNewHere(context, signed, body)
        if (!isNew && (await placeFor(context, signed, body)) === undefined)
          return outcomeOf(context.db, id)
        return enterPin(context.db, body.account, await numberOf(context, keys, id, body))
      })
      if (!('counted' in asked)) return asked
      return signWithPin(step, asked, async (context, { params: { id }, body }) => {
        const signed = await lockSeen(context, id)
        const at = await placeFor(context, signed, body)
        return at === undefined ? outcomeOf(context.db, id) : signAt(context, signed, at, body)
      })
    }),
  )

const wrong = (field: string, message: string) =>
  new Problem('input/invalid', { errors: { [field]: [message] } })

const set = bindSteps(setPinCall, (step) =>
  inOwnTurn(async () => {
    const asked = await passwordAgain(step, 'password', ({ body }) => body.password)
    if (asked instanceof Problem) return asked
    const { pin } = asked.input.body
    if (isCommonPin(pin)) throw wrong('pin', 'This PIN is too easy to guess. Choose another.')
    const hash = await hashPassword(pin)
    await step(async ({ db, session: { accountId } }) => {
      if (accountId === undefined) throw new Error('Staff have an account.')
      await setPin(db, accountId, hash)
    })
    return undefined
  }),
)

export const pinCalls = (keys: Keys) => [signByPin(keys), set]
