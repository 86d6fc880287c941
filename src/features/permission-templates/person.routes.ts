import { changeOfRights, effectiveRights, type GivenRights } from '../../access/effective.ts'
import { roleMayHold } from '../../access/grants.ts'
import { bind, type Context } from '../../access/server/gate.ts'
import { refuseGiving, refuseScope } from '../../access/server/giving.ts'
import { keepLastManager } from '../../access/server/last-manager.ts'
import { Problem } from '../../kit/problems.ts'
import {
  givenTo,
  lockAccount,
  lockTemplates,
  pastOfRights,
  readAccount,
  setOwnRights,
  type TemplateRow,
} from './accounts.store.ts'
import { onTemplate, refuseRole } from './moves.routes.ts'
import { changeRights, type RightsOfPerson, readRights } from './person.contract.ts'
import { scopeSince, sinceWhen } from './since-when.ts'
import { tellRights } from './telling/tell-rights.server.ts'

async function rightsOfPerson({ db }: Context, id: string): Promise<RightsOfPerson> {
  const account = await readAccount(db, id)
  if (account === undefined) throw new Problem('row/missing')
  const { template_id, template_name, template, own_scope, template_scope, ...own } = account
  const rights = effectiveRights(givenTo(account))
  const past = await pastOfRights(db, id, template_id)
  const since = sinceWhen(rights, past, template_id)
  return {
    ...own,
    template:
      template_id === null
        ? null
        : {
            id: template_id,
            name: template_name ?? '',
            rights: template,
            scope: template_scope ?? 'company',
          },
    scope: {
      own: own_scope,
      holds: own_scope ?? template_scope ?? 'company',
      since: scopeSince(past, {
        own: own_scope,
        templateId: template_id,
        template: template_scope,
      }),
    },
    rights: rights.map((one) => ({
      ...one,
      by: [...one.by],
      since: since.get(one.right) ?? null,
    })),
  }
}

/** The template that somebody moves to, no longer to be changed by others. */
async function templateFor(
  { db }: Context,
  id: string | undefined,
): Promise<TemplateRow | undefined> {
  if (id === undefined) return undefined
  const [found] = await lockTemplates(db, [id])
  if (found === undefined) throw new Problem('row/missing')
  if (found.is_archived) throw new Problem('row/archived')
  return found
}

const read = bind(readRights, async (context, { params }) => ({
  data: await rightsOfPerson(context, params.id),
}))

const change = bind(changeRights, async (context, { params, body }) => {
  const { db } = context
  const to = await templateFor(context, body.template)
  const account = await lockAccount(db, params.id)
  if (account === undefined) throw new Problem('row/missing')
  if (account.version !== body.version)
    throw new Problem('row/stale', { extra: { row: await rightsOfPerson(context, params.id) } })
  const before = givenTo(account)
  const own = { extra: body.extra, refused: body.refused }
  const own_scope = body.scope === undefined ? account.own_scope : body.scope
  const then = (given: GivenRights): GivenRights => ({
    ...(to === undefined ? given : onTemplate(given, to)),
    ...own,
  })
  const after = then(before)
  if (!body.extra.every((right) => roleMayHold(after.roleId, right)))
    throw new Problem('input/invalid', {
      errors: { extra: ['Management cannot have rights to permission templates.'] },
    })
  if (to !== undefined) refuseRole(context, to, [account])
  const added = body.extra.filter((right) => !account.extra.includes(right))
  const scope = {
    before: account.own_scope ?? account.template_scope ?? 'company',
    after: own_scope ?? to?.scope ?? account.template_scope ?? 'company',
  }
  refuseScope(context, scope.after, { before: scope.before, field: 'scope' })
  refuseGiving(context, [...changeOfRights(before, after).gains, ...added])
  await keepLastManager(db, (one) =>
    one.id === account.id ? { ...one, ...then(one), templateId: to?.id ?? one.templateId } : one,
  )
  await setOwnRights(db, account.id, { template: to, ...own, scope: own_scope })
  await tellRights(db, [{ id: account.id, ...changeOfRights(before, after), scope }])
  return { data: await rightsOfPerson(context, params.id) }
})

export const personCalls = [read, change]
