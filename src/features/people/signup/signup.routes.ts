// Through an invitation into the company that sent it: nobody is signed in yet, and the link or the code leads
// to one person's account and nothing else.
import { brandOf } from '../../../access/brand/server/brand.store.ts'
import { newPassword } from '../../../access/credentials.ts'
import { bind, bindSteps, type Context, hashToken } from '../../../access/server/gate.ts'
import { missed } from '../../../access/server/limits.ts'
import { Problem } from '../../../kit/problems.ts'
import {
  countTry,
  demandsSecondFactor,
  hashPassword,
  inTurn,
  type Login,
  loginByEmail,
  loginById,
  noteEntered,
  noteRefused,
  passwordFits,
  refuseCommon,
  rememberDevice,
  setPassword,
  startSession,
  triesOf,
} from '../../sign-in/index.ts'
import { plainCode } from '../invitations/server/codes.ts'
import { isMadeName, signInNameFor } from './sign-in-name.ts'
import { readSignup, signUp } from './signup.contract.ts'
import {
  acceptInvitation,
  enterPerson,
  type InviteeRow,
  loginOf,
  makeLogin,
  namesLike,
  noteOpened,
  type OpenInvitation,
  openInvitation,
  readInvitee,
} from './signup.store.ts'

type Place = OpenInvitation & {
  invitee: InviteeRow
  login: Login | undefined
  name: string
  /** The password is theirs already, in another company: it is asked for. */
  known: boolean
}

/** The login that the account has, or that the address has on this server. */
async function placeOf({ db }: Context, opened: OpenInvitation): Promise<Place> {
  const invitee = await readInvitee(db, opened)
  const own = await loginOf(db, opened.person)
  return db.as('gate', async () => {
    const login =
      own !== undefined
        ? await loginById(db, own)
        : invitee.email === null
          ? undefined
          : await loginByEmail(db, invitee.email)
    // A code for somebody who signs in without an address sets a new password: they have no other way. The login
    // says so, not the company: an address may lead to other companies, too.
    const known = login?.password_hash != null && !isMadeName(login.email)
    const name =
      login?.email ?? invitee.email ?? signInNameFor(invitee, (begin) => namesLike(db, begin))
    return { ...opened, invitee, login, known, name: await name }
  })
}

async function byInvitation<T>(
  context: Context,
  token: string,
  work: (place: Place) => Promise<T>,
): Promise<T | Problem> {
  const { db, exchange } = context
  const opened = await openInvitation(db, hashToken(plainCode(token)), exchange)
  if (opened === undefined) return missed(db, `signup ${exchange.ip}`, new Problem('link/spent'))
  return db.as('app', async () => work(await placeOf(context, opened)))
}

const read = bind(readSignup, (context, { params: { token } }) =>
  byInvitation(context, token, async ({ invitation, invitee, name, known }) => {
    await noteOpened(context.db, invitation)
    const { company, first_name, last_name, language, until } = invitee
    const brand = await brandOf(context.db)
    return {
      data: { company, brand, first_name, last_name, language, until, known, sign_in_name: name },
    }
  }),
)

const wrong = (message: string) => new Problem('input/invalid', { errors: { password: [message] } })

/** What is wrong with a password that is to be set. */
function expectGood(password: string, name: string): void {
  const { error } = newPassword.safeParse(password)
  if (error !== undefined) throw wrong(error.issues[0]?.message ?? '')
  refuseCommon(password, name)
}

const accept = bindSteps(signUp, (step) =>
  inTurn(async () => {
    const asked = await step((context, { params, body }) =>
      byInvitation(context, params.token, async ({ known, login, name }) => {
        if (!known) expectGood(body.password, name)
        else
          await context.db.as('gate', () =>
            countTry(context.db, triesOf(name, context.exchange, login)),
          )
        return { known, login, password: body.password }
      }),
    )
    if (asked instanceof Problem) return asked
    const { known, login, password } = asked
    const fits = known ? await passwordFits(login?.password_hash, password) : true
    const hash = known ? undefined : await hashPassword(password)
    return step((context, { params, body }) =>
      byInvitation(context, params.token, async (place) => {
        const { db, exchange } = context
        // Between the two somebody may have set one.
        if (place.known !== known || place.login?.password_hash !== login?.password_hash)
          throw new Problem('link/spent')
        if (known) {
          const tries = triesOf(place.name, exchange, login)
          await db.as('gate', () =>
            fits ? noteEntered(db, tries) : noteRefused(db, tries, place.login),
          )
          if (!fits) return wrong('This is not the password of this address.')
        }
        if (!(await acceptInvitation(db, place.invitation))) throw new Problem('link/spent')
        const id = await db.as('gate', () => loginFor(context, place, hash))
        await enterPerson(db, place, id, body)
        return db.as('gate', () => enter(context, place, id))
      }),
    )
  }),
)

async function loginFor({ db }: Context, { login, name }: Place, hash: string | undefined) {
  if (login === undefined) return makeLogin(db, name, hash ?? '')
  if (hash !== undefined) await setPassword(db, login, hash)
  return login.id
}

const roles = { 1: 'hs_manager', 3: 'hs_user', 6: 'management' } as const

/** Where a second factor guards the login, or must, the door asks for it. */
async function enter({ db, exchange }: Context, place: Place, id: string) {
  const login = await loginById(db, id)
  const { company_id, person, invitee } = place
  const isGuarded =
    login === undefined ||
    login.totp_confirmed_at !== null ||
    (await demandsSecondFactor(db, { account_id: person }))
  if (isGuarded) return { sign_in: true as const }
  const token = await startSession(db, exchange, id, {
    audience: invitee.kind,
    company_id,
    account_id: person,
    role_id: invitee.role_id,
  })
  rememberDevice(exchange, login)
  if (invitee.kind === 'contractor') return { token, role: 'trade_contractor' as const }
  const role = invitee.role_id === 1 ? roles[1] : invitee.role_id === 6 ? roles[6] : roles[3]
  return { token, role }
}

export const signupCalls = [read, accept]
