// The provider edits the templates that companies begin with, and offers a change to those that have begun.

import { allGrants, type Grant, roleMayHold } from '../../../access/grants.ts'
import { bind } from '../../../access/server/gate.ts'
import type { Db } from '../../../kit/db/server/database.ts'
import { enterCompany } from '../../../kit/db/server/enter-company.ts'
import { Problem } from '../../../kit/problems.ts'
import { closeNotices, notify } from '../../notices/index.ts'
import * as calls from './defaults.contract.ts'
import {
  type BaseRole,
  baseRoleOf,
  type EditionRow,
  editionAt,
  findDefaults,
  findEditions,
  insertEdition,
  newestOf,
  roleIdOf,
} from './defaults.store.ts'
import { differenceOf, type OfferedChange, offeredChange } from './offered-change.ts'
import {
  countOffers,
  findDeciders,
  findOffers,
  insertProposal,
  type OfferRow,
  withdrawOlder,
} from './proposal.store.ts'
import { templateOffered } from './telling.ts'

const list = bind(calls.listDefaults, ({ db }) =>
  db.as('gate', async () => ({
    data: (await findDefaults(db)).map(({ baseRole, ...rest }) => ({
      base_role: baseRoleOf(baseRole),
      ...rest,
    })),
  })),
)

type Offered = { template: string; name: string; change: OfferedChange }
type OfferState = (typeof calls.offerStates)[number]

/** What of the newest edition is new to a company, and whether it can be offered. */
function standingOf(
  role: BaseRole,
  editions: readonly EditionRow[],
  { template, name, grants, settled, state, edition }: OfferRow,
): { state: OfferState; offered?: Offered } {
  if (template === null || name === null || grants === null) return { state: 'none' }
  const newest = newestOf(role, editions)
  if (state === 'open' && edition === newest.edition) return { state: 'open' }
  if (state === 'declined' && settled === newest.edition) return { state: 'declined' }
  const from = editionAt(role, editions, settled ?? 0)
  const change = offeredChange(roleIdOf(role), { from, to: newest, own: { name, grants } })
  // An older offer that is open is to be withdrawn, though nothing is new any more.
  if (!change.changes && state !== 'open') return { state: 'same' }
  return { state: 'behind', offered: { template, name, change } }
}

const read = bind(calls.readDefault, ({ db }, { params: { role } }) =>
  db.as('gate', async () => {
    const [editions, offers, counted] = [
      await findEditions(db, role),
      await findOffers(db, role),
      await countOffers(db, role),
    ]
    const history = editions.map(({ edition, name, grants, changed_by, changed_at }) => {
      const before = editionAt(role, editions, edition - 1)
      const { gains: comes, loses: goes } = differenceOf(roleIdOf(role), before.grants, grants)
      const count = (state: string) =>
        counted.find((one) => one.edition === edition && one.state === state)?.n ?? 0
      return {
        ...{ edition, name, comes, goes, changed_by, changed_at },
        renamed_from: before.name === name ? null : before.name,
        ...{ open: count('open'), taken: count('taken'), declined: count('declined') },
      }
    })
    const companies = offers.map((offer) => {
      const { state } = standingOf(role, editions, offer)
      const answered = state === 'open' || state === 'declined'
      return {
        ...{ id: offer.company, name: offer.company_name, state },
        at: answered ? offer.at : null,
        reason: state === 'declined' ? offer.reason : null,
      }
    })
    return { data: { history: history.reverse(), companies } }
  }),
)

/** Without them nobody of a new company could give rights to anybody. */
const everyManager: readonly Grant[] = ['users.edit', 'permission-templates.edit']

const edit = bind(calls.editDefault, ({ db, session }, { params: { role }, body }) =>
  db.as('gate', async () => {
    const { edition, ...content } = body
    const roleId = roleIdOf(role)
    if (!content.grants.every((right) => roleMayHold(roleId, right)))
      throw new Problem('input/invalid', {
        errors: { grants: ['Management cannot have rights to permission templates.'] },
      })
    if (roleId === 1 && !everyManager.every((right) => content.grants.includes(right)))
      throw new Problem('input/invalid', {
        errors: {
          grants: ['A manager must be able to edit users and permission templates.'],
        },
      })
    const before = newestOf(role, await findEditions(db, role))
    if (before.edition !== edition) throw new Problem('row/stale')
    const had = allGrants.filter((right) => before.grants.includes(right))
    const same = before.name === content.name && had.join() === content.grants.join()
    if (!same && !(await insertEdition(db, { role, edition, by: session.name, content })))
      throw new Problem('row/stale')
    return { data: { base_role: role, ...content, edition: same ? edition : edition + 1 } }
  }),
)

type Offer = { role: BaseRole; edition: number; note: string; by: string }

/** To the company of the transaction. False where nothing was left to offer. */
async function offerTo(
  db: Db,
  { template, name, change }: Offered,
  offer: Offer,
): Promise<boolean> {
  if ((await withdrawOlder(db, template, offer.edition)) > 0)
    await closeNotices(db, templateOffered, template)
  if (!change.changes) return false
  const made = await insertProposal(db, { template, ...offer })
  if (made === undefined) return false
  await notify(db, templateOffered, {
    to: (await findDeciders(db)).map(({ id }) => id),
    record: template,
    event: made.id,
    facts: {
      template: name,
      comes: change.comes.join(' ') || null,
      goes: change.goes.join(' ') || null,
      note: offer.note || null,
    },
    cause: null,
  })
  return true
}

const offer = bind(calls.offerDefault, ({ db, session }, { params: { role }, body }) =>
  db.as('gate', async () => {
    const { edition, note } = body
    const editions = await findEditions(db, role)
    if (newestOf(role, editions).edition !== edition) throw new Problem('row/stale')
    const wanted = new Set(body.companies)
    const offers = (await findOffers(db, role)).filter(({ company }) => wanted.has(company))
    if (offers.length < wanted.size) throw new Problem('row/missing')
    let offered = 0
    // In one order: two who offer at once must not wait for each other.
    for (const row of offers.toSorted((one, other) => one.company.localeCompare(other.company))) {
      const { offered: what } = standingOf(role, editions, row)
      if (what === undefined) continue
      await enterCompany(db, row.company)
      const made = await db.as('app', () =>
        offerTo(db, what, { role, edition, note, by: session.name }),
      )
      if (made) offered += 1
    }
    await enterCompany(db, '')
    return { data: { offered, passed_over: wanted.size - offered } }
  }),
)

export const defaultCalls = [list, read, edit, offer]
