import { bind, type Context } from '../../../../access/server/gate.ts'
import { sql } from '../../../../kit/db/sql.ts'
import { Problem } from '../../../../kit/problems.ts'
import {
  forgetFailures,
  loginById,
  noteFailure,
  passwordFits,
  refuseTooMany,
} from '../../../sign-in/index.ts'
import * as calls from '../../signatures.contract.ts'
import { isCommonPin } from '../common-pins.ts'
import { pinRefused, setPin } from './pin.store.ts'
import {
  insertSignature,
  isTaken,
  lockSeen,
  openPlace,
  outcomeOf,
  placesOf,
  refuseStale,
  refuseUnlessOpen,
  settled,
} from './signing.store.ts'

const signByPin = bind(calls.signByPin, async (context, { params: { id }, body }) => {
  const { db, session, exchange } = context
  const { place, account, pin, ...signing } = body
  const signed = await lockSeen(context, id)
  const by = { method: 'pin', strokes: null } as const
  if (await isTaken(db, signed, place, signing, by)) return outcomeOf(db, id)
  refuseUnlessOpen(signed)
  refuseStale(signed, signing)
  const at = openPlace(signed, await placesOf(db, signed), place)
  if (at.account !== account) throw new Problem('signature/person')
  const active = await db.maybe(sql`
    select id from account
    where company_id = current_company() and id = ${account} and deactivated_at is null`)
  if (active === undefined) throw new Problem('signature/person')
  const refused = await pinRefused(db, account, pin)
  if (refused !== undefined) return refused
  const witness = session.accountId === account ? null : (session.accountId ?? null)
  const given = { ...by, signer: account, name: at.called || (at.name ?? ''), witness }
  await insertSignature(db, signed, at, signing, given, exchange.ip)
  return settled(db, id)
})

const wrong = (field: string, message: string) =>
  new Problem('input/invalid', { errors: { [field]: [message] } })

/** Asks for the password; a wrong one is counted, and the answer keeps the count. */
async function passwordRefused({ db, session }: Context, password: string) {
  const key = `again:${session.loginId}`
  await refuseTooMany(db, key)
  const login = await loginById(db, session.loginId)
  if (login === undefined) throw new Problem('session/ended')
  if (await passwordFits(login.password_hash, password)) {
    await forgetFailures(db, key)
    return undefined
  }
  await noteFailure(db, key, login.id)
  return wrong('password', 'This is not your present password.')
}

const set = bind(calls.setPin, async (context, { body: { pin, password } }) => {
  const { db, session } = context
  const { accountId } = session
  if (accountId === undefined) throw new Error('Staff have an account.')
  const refused = await db.as('gate', () => passwordRefused(context, password))
  if (refused !== undefined) return refused
  if (isCommonPin(pin))
    throw wrong('pin', 'This number is among the first that anybody would try. Choose another.')
  await setPin(db, accountId, pin)
  return undefined
})

export const pinCalls = [signByPin, set]
