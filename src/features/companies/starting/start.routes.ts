import { bind, hashToken } from '../../../access/server/gate.ts'
import { missed } from '../../../access/server/limits.ts'
import { Problem } from '../../../kit/problems.ts'
import { invitationInHand } from '../../people/index.ts'
import { type BeginCompany, makeCompany } from '../making/server/make-company.ts'
import { readStart, startCompany } from './start.contract.ts'
import { openStart, spendStart, trialDays } from './start.store.ts'

const spent = (db: Parameters<typeof missed>[0], ip: string) =>
  missed(db, `company-start ${ip}`, new Problem('link/spent'))

const read = bind(readStart, async ({ db, exchange }, { params: { token } }) => {
  const found = await openStart(db, hashToken(token))
  if (found === undefined) return spent(db, exchange.ip)
  const { kind, name, company, email, lang } = found
  const days = kind === 'trial' ? trialDays : null
  return { data: { kind, name, company, email, language: lang, trial_days: days } }
})

const begin = (beginCompany: BeginCompany) =>
  bind(startCompany, async (context, { params: { token }, body }) => {
    const { db, exchange } = context
    const found = await openStart(db, hashToken(token))
    if (found === undefined) return spent(db, exchange.ip)
    const { first_name, last_name, email, ...about } = body
    // The link was mailed to the address: it is theirs, and no other is taken.
    const address = found.kind === 'trial' ? found.email : email
    const { company, manager } = await makeCompany(context, beginCompany, {
      facts: { ...about, trialDays: found.kind === 'trial' ? trialDays : null },
      manager: { first_name, last_name, email: address },
    })
    await spendStart(db, found, company)
    return { token: await db.as('app', () => invitationInHand(db, manager)) }
  })

export const startCalls = (beginCompany: BeginCompany) => [read, begin(beginCompany)]
