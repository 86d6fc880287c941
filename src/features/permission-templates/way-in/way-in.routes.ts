import { brandOf } from '../../../access/brand/server/brand.store.ts'
import { rightsOf } from '../../../access/effective.ts'
import { bind, bindSteps, type Context } from '../../../access/server/gate.ts'
import { isBeyond } from '../../../access/server/giving.ts'
import { mailAddresses, writerNamed } from '../../../access/server/mail-addresses.ts'
import { sql } from '../../../kit/db/sql.ts'
import { newId } from '../../../kit/ids.ts'
import { sendMail } from '../../../kit/mail/server/send-mail.ts'
import { Problem } from '../../../kit/problems.ts'
import { notify } from '../../notices/index.ts'
import {
  inOwnTurn,
  passwordAgain,
  secondStepOf,
  giveWayIn as writeWayIn,
} from '../../sign-in/index.ts'
import { givenTo, loginOf, readAccount } from '../accounts.store.ts'
import { wayInGiven, wayInMail } from './telling.ts'
import { giveWayIn, readWayIn, type WayIn } from './way-in.contract.ts'

type Found = { login: string; email: string; until: string | null; obstacle: WayIn['obstacle'] }

/** The person's second step, and what stands against giving them a way past it. */
async function findWay(context: Context, id: string): Promise<Found> {
  const { db, session, can } = context
  const account = await readAccount(db, id)
  if (account === undefined) throw new Problem('row/missing')
  const login = await loginOf(db, id)
  const step =
    login === null
      ? undefined
      : await db.as('gate', () => secondStepOf(db, login, session.companyId))
  const scope = account.own_scope ?? account.template_scope ?? 'company'
  const beyond = [...rightsOf(givenTo(account))].some((right) => !can(right))
  const obstacle = (): WayIn['obstacle'] => {
    if (id === session.accountId) return 'oneself'
    if (account.deactivated) return 'inactive'
    if (step === undefined || !step.has) return 'no-second-step'
    // A manager who could pass their second step could sign in as them.
    if (beyond || isBeyond(context, scope)) return 'more-rights'
    return step.elsewhere ? 'elsewhere' : null
  }
  return {
    login: login ?? '',
    email: step?.email ?? '',
    until: step?.until ?? null,
    obstacle: obstacle(),
  }
}

const whyNot: Readonly<Record<NonNullable<WayIn['obstacle']>, string>> = {
  oneself: 'You cannot give yourself a sign-in code.',
  inactive: 'This person is deactivated.',
  'no-second-step': 'This person signs in without a second step.',
  'more-rights': 'This person has more rights than you.',
  elsewhere: 'This login also belongs to other companies. Ask your Plumbline provider.',
}

/** In the language of the person. */
async function mailCode(
  { db, session }: Context,
  { to, account, code }: { to: string; account: string; code: string },
): Promise<void> {
  const [reader] = await mailAddresses(db, [account])
  const writer = await writerNamed(db, session.accountId, session.name)
  const brand = await brandOf(db)
  await sendMail(db, wayInMail, { writer, code }, { to, lang: reader?.lang ?? 'en', brand })
}

const give = bindSteps(giveWayIn, (step) =>
  inOwnTurn(async () => {
    const asked = await passwordAgain(step, 'password', ({ body }) => body.password)
    if (asked instanceof Problem) return asked
    return step(async (context, { params: { id }, body: { by } }) => {
      const { db, session } = context
      const { login, email, obstacle } = await findWay(context, id)
      if (obstacle !== null)
        throw new Problem('input/invalid', { errors: { '': [whyNot[obstacle]] } })
      const { code, until } = await db.as('gate', () => writeWayIn(db, login))
      if (by === 'mail') await mailCode(context, { to: email, account: id, code })
      const event = newId()
      await notify(db, wayInGiven, { to: [id], record: event, event, facts: { by: session.name } })
      await db.run(
        sql`select log_event('give-way-in', 'account', ${id}, ${JSON.stringify({ by })}::jsonb)`,
      )
      return { data: { code: by === 'mail' ? null : code, until } }
    })
  }),
)

const read = bind(readWayIn, async (context, { params }) => {
  const { obstacle, until } = await findWay(context, params.id)
  return { data: { obstacle, until } }
})

export const wayInCalls = [read, give]
