// A number that was entered: counted in one transaction, looked at without one, and used in a second.
import type { Context, GateStep } from '../../../../access/server/gate.ts'
import type { Db } from '../../../../kit/db/server/database.ts'
import { Problem } from '../../../../kit/problems.ts'
import { passwordFits } from '../../../sign-in/index.ts'
import { countPinTry, forgetPinTries, type PinTry, pinRefused } from './pin.store.ts'

export type EnteredPin = { account: string; pin: string; counted: PinTry | Problem }

export const enterPin = async (db: Db, account: string, pin: string): Promise<EnteredPin> => ({
  account,
  pin,
  counted: await countPinTry(db, account),
})

/** Signs where the number fits; or why it is refused. */
export async function signWithPin<Input, Signed>(
  step: GateStep<Input>,
  { account, pin, counted }: EnteredPin,
  sign: (context: Context, input: Input) => Promise<Signed>,
): Promise<Signed | Problem> {
  if (counted instanceof Problem) return counted
  const fits = await passwordFits(counted.pin_hash, pin)
  return step<Signed | Problem>(async (context, input) => {
    if (!fits) return pinRefused(context.db, account, counted)
    await forgetPinTries(context.db, account)
    return sign(context, input)
  })
}
