// A company takes a change of a default template, or declines it.
import { changeOfRights } from '../../../access/effective.ts'
import { bind, type Context } from '../../../access/server/gate.ts'
import { keepLastManager } from '../../../access/server/last-manager.ts'
import type { Db } from '../../../kit/db/server/database.ts'
import { sql } from '../../../kit/db/sql.ts'
import { Problem } from '../../../kit/problems.ts'
import { refusingTwins } from '../../../register/server/writing.ts'
import { closeNotices } from '../../notices/index.ts'
import {
  accountsAmong,
  givenTo,
  lockTemplates,
  readTemplate,
  type TemplateRow,
} from '../accounts.store.ts'
import { rolesTemplate } from '../roles-template.register.ts'
import { tellMembers } from '../telling/tell-rights.server.ts'
import { editionAt, findDefaults, findEditions, roleIdOf } from './defaults.store.ts'
import { offeredChange } from './offered-change.ts'
import * as calls from './proposal.contract.ts'
import { decideProposal, findOpenProposal, writeTemplate } from './proposal.store.ts'
import { templateOffered } from './telling.ts'

/** What is open for a template, with what it changes there now. */
async function openProposal(db: Db, template: TemplateRow) {
  const proposal = await findOpenProposal(db, template.id)
  if (proposal === undefined) return undefined
  const { base_role: role, edition, settled } = proposal
  const editions = await db.as('gate', () => findEditions(db, role))
  const [from, to] = [editionAt(role, editions, settled), editionAt(role, editions, edition)]
  return { ...proposal, change: offeredChange(roleIdOf(role), { from, to, own: template }) }
}

const manager = 1
const mayDecide = ({ session, can }: Context): boolean =>
  session.roleId === manager && can('permission-templates.edit')

/** Of those who work here now. */
const membersOn = (db: Db, template: string) =>
  accountsAmong(db, sql`a.permission_template_id = ${template} and a.deactivated_at is null`)

const read = bind(calls.readProposal, async (context, { params: { id } }) => {
  const { db } = context
  const template = await readTemplate(db, id)
  if (template === undefined) throw new Problem('row/missing')
  const open = await openProposal(db, template)
  if (open === undefined) return { data: null }
  const { name, grants, comes, goes } = open.change
  const members = (await membersOn(db, id)).map(givenTo)
  const touched = members.filter((given) => {
    const { gains, loses } = changeOfRights(given, { ...given, template: grants })
    return gains.length + loses.length > 0
  })
  return {
    data: {
      id: open.id,
      renamed: name === template.name ? null : name,
      ...{ comes, goes, members: members.length, touched: touched.length },
      ...{ note: open.note, offered_by: open.offered_by, offered_at: open.created_at },
      ...{ version: template.version, may_decide: mayDecide(context) },
    },
  }
})

/** The template that somebody decides on, locked, and what is open for it. */
async function deciding(context: Context, id: string, proposal: string) {
  if (!mayDecide(context)) throw new Problem('grant/missing')
  const [template] = await lockTemplates(context.db, [id])
  if (template === undefined) throw new Problem('row/missing')
  if (template.is_archived) throw new Problem('row/archived')
  const open = await openProposal(context.db, template)
  if (open?.id !== proposal) throw new Problem('row/stale')
  return { template, change: open.change }
}

// The provider gives these rights and the company agrees: the manager who says so need not hold them, or a right
// that nobody of the company holds could never come to it.
const take = bind(calls.takeProposal, async (context, { params: { id }, body }) => {
  const { db } = context
  const { template, change } = await deciding(context, id, body.proposal)
  if (template.version !== body.version) throw new Problem('row/stale')
  await keepLastManager(db, (account) =>
    account.templateId === id ? { ...account, template: change.grants } : account,
  )
  if (!(await decideProposal(db, body.proposal, { state: 'taken' }))) throw new Problem('row/stale')
  if (change.changes) await refusingTwins(rolesTemplate, () => writeTemplate(db, id, change))
  await tellMembers(db, id, { before: template, after: { ...template, grants: change.grants } })
  await closeNotices(db, templateOffered, id)
})

const decline = bind(calls.declineProposal, async (context, { params: { id }, body }) => {
  const { db } = context
  await deciding(context, id, body.proposal)
  const { proposal, reason } = body
  if (!(await decideProposal(db, proposal, { state: 'declined', reason })))
    throw new Problem('row/stale')
  await closeNotices(db, templateOffered, id)
})

const defaults = bind(calls.companyDefaults, async ({ db }) => ({
  data: (await db.as('gate', () => findDefaults(db))).map(({ baseRole, name, grants }) => ({
    base_role: String(baseRole),
    name,
    grants,
  })),
}))

export const proposalCalls = [read, take, decline, defaults]
