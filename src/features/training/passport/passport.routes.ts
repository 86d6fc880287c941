import { bind, type Context } from '../../../access/server/gate.ts'
import type { Keys } from '../../../kit/encryption/server/keys.ts'
import type { Bound } from '../../../kit/http/server/bind.ts'
import { Problem } from '../../../kit/problems.ts'
import { checkCard, publicKeyOf, signCard, signingKey } from './card.server.ts'
import { checkPassport, readPassport } from './passport.contract.ts'
import { cardNow, cardOf } from './passport.store.ts'

export function passportCalls(keys: Keys): Bound<Context>[] {
  const own = () => signingKey(keys.seed('training passport'))
  return [
    bind(readPassport, async ({ db }, { params: { id } }) => {
      const facts = await cardOf(db, id)
      if (facts === undefined) throw new Problem('row/missing')
      const key = own()
      const path = `/passport/${signCard(key, facts)}`
      return { data: { path, card: { ...facts, key: publicKeyOf(key) } } }
    }),
    bind(checkPassport, async ({ db }, { body: { token, key } }) => {
      const ours = publicKeyOf(own())
      const checked = checkCard(token, key ?? ours)
      const { card } = checked
      // Its signature says that this installation named the company.
      const now = card?.key === ours ? await cardNow(db, card) : undefined
      const today = now?.today ?? new Date().toISOString().slice(0, 'YYYY-MM-DD'.length)
      return { data: { ...checked, today, now: now?.courses ?? null } }
    }),
  ]
}
