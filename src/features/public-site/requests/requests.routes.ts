import { bind } from '../../../access/server/gate.ts'
import { hour, refuseTooMany } from '../../../access/server/limits.ts'
import { productBrand } from '../../../kit/mail/letter.ts'
import { sendMail } from '../../../kit/mail/server/send-mail.ts'
import { Problem } from '../../../kit/problems.ts'
import { isProved } from '../../../kit/proof-of-work/proof-of-work.ts'
import { offerTrial } from '../../companies/index.ts'
import { receiptMail } from './letters.ts'
import * as calls from './requests.contract.ts'
import {
  demoZone,
  findRequests,
  freeSlots,
  insertRequest,
  removeRequest,
  updateRequest,
} from './requests.store.ts'

const thanks = {
  message: 'Thank you. A receipt is on its way to your e-mail address.',
  begins: false,
}

const ask = (trials: boolean) =>
  bind(calls.askUs, async ({ db, exchange }, { body }) => {
    const { consent: _, website, proof, ...request } = body
    await refuseTooMany(db, [
      { key: `request ${exchange.ip}`, most: 20, seconds: hour },
      { key: `request ${request.email}`, most: 5, seconds: hour },
    ])
    if (!isProved(request.id, proof, Date.now())) throw new Problem('request/unproved')
    // What fills in a field that no person sees is thanked, and nothing is stored.
    if (website !== '') return thanks
    const isDemo = request.kind === 'demo'
    const at = isDemo ? request.demo_at : undefined
    if (isDemo && !(await freeSlots(db)).includes(at ?? ''))
      throw new Problem('input/invalid', {
        errors: { demo_at: ['Please choose one of the free times; this one is taken.'] },
      })
    if (!(await insertRequest(db, { ...request, demo_at: at }))) return thanks
    if (trials && request.kind === 'trial') {
      await offerTrial(db, request, exchange.publicUrl)
      return {
        message: 'Thank you. The link that begins your trial is on its way to your e-mail address.',
        begins: true,
      }
    }
    await sendMail(
      db,
      receiptMail,
      { ...request, demo_at: at ?? null, zone: demoZone },
      { to: request.email, lang: request.lang, brand: productBrand },
    )
    return thanks
  })

const slots = bind(calls.demoSlots, async ({ db }) => ({ data: await freeSlots(db) }))

const list = bind(calls.listRequests, ({ db }, { query: { state, page } }) =>
  db.as('gate', () => findRequests(db, state, page)),
)

async function refuseMissing(found: Promise<boolean>): Promise<void> {
  if (!(await found)) throw new Problem('row/missing')
}

const change = bind(calls.changeRequest, ({ db }, { params: { id }, body }) =>
  db.as('gate', () => refuseMissing(updateRequest(db, id, body))),
)

const remove = bind(calls.deleteRequest, ({ db }, { params: { id } }) =>
  db.as('gate', () => refuseMissing(removeRequest(db, id))),
)

export const requestCalls = (trials: boolean) => [ask(trials), slots, list, change, remove]
