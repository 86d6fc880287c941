import { bindSteps, type Context } from '../../../access/server/gate.ts'
import type { Db } from '../../../kit/db/server/database.ts'
import { sql } from '../../../kit/db/sql.ts'
import type { Keys } from '../../../kit/encryption/server/keys.ts'
import type { CallOutput } from '../../../kit/http/route.ts'
import { Problem } from '../../../kit/problems.ts'
import { inOwnTurn } from '../../sign-in/index.ts'
import { enterPin, openPin, sealedFor, signersAmong, signWithPin } from '../../submissions/index.ts'
import { accountOf } from '../deliveries/deliveries.routes.ts'
import { lockDelivery } from '../deliveries/deliveries.store.ts'
import { beginTalk } from '../holding/begin-talk.server.ts'
import { insertSignedApart, nameOf } from '../own-phone/own-phone.store.ts'
import { signTalkLater } from './pin-later.contract.ts'

type Asked = Pick<CallOutput<typeof signTalkLater>, 'params' | 'body'>

/** How long after a talk somebody may enter again what was refused. */
const aWeek = 7 * 24 * 60 * 60_000

/** The delivery; undefined where the person has signed it already. */
async function readyLater(
  context: Context,
  { params: { id }, body }: Asked,
): Promise<string | undefined> {
  const { db } = context
  const { person, pin, statement_lang: _lang, signed_at: _at, ...begun } = body
  const { id: delivery } = await beginTalk(context, id, begun)
  const { started_at } = await lockDelivery(db, delivery)
  if (typeof pin === 'string' && Date.parse(started_at ?? '') < Date.now() - aWeek)
    throw new Problem('talk/over')
  if (!(await signersAmong(db, [person])).has(person)) throw new Problem('signature/person')
  return (await hasSigned(db, delivery, person)) ? undefined : delivery
}

const hasSigned = async (db: Db, delivery: string, person: string): Promise<boolean> =>
  (await db.maybe(sql`
    select id from talk_attendance
    where company_id = current_company() and delivery = ${delivery} and person = ${person}`)) !==
  undefined

/** The number as it was typed, or as it comes out of its seal. */
async function numberOf({ db }: Context, keys: Keys, { params, body }: Asked): Promise<string> {
  const { person, pin } = body
  if (typeof pin === 'string') return pin
  const about = sealedFor(params.id, params.signature, person)
  const opened = await openPin(db, await keys.open(db), pin, about)
  if (opened === undefined) throw new Problem('signature/pin')
  return opened
}

export const pinLaterCalls = (keys: Keys) => [
  bindSteps(signTalkLater, (step) =>
    inOwnTurn(async () => {
      const entered = await step(async (context, asked) =>
        (await readyLater(context, asked)) === undefined
          ? undefined
          : enterPin(context.db, asked.body.person, await numberOf(context, keys, asked)),
      )
      if (entered === undefined) return undefined
      return signWithPin(step, entered, async (context, asked) => {
        const delivery = await readyLater(context, asked)
        if (delivery === undefined) return
        const { person, statement_lang: lang, signed_at } = asked.body
        await insertSignedApart(context.db, delivery, {
          id: asked.params.signature,
          ...{ person, lang, signed_at, name: await nameOf(context.db, person) },
          given: { method: 'pin' },
          device: accountOf(context),
        })
      })
    }),
  ),
]
