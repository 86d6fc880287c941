// What a register whose rows have an audience adds: its field `audience`, checked, named and worked out on each save.
import type { Context } from '../../../access/server/gate.ts'
import type { FieldErrors } from '../../../kit/problems.ts'
import type { Register } from '../../../register/define.ts'
import { type AudienceFact, factsIn, keyOf } from '../../../register/fields/audience.ts'
import { closedReasons } from '../../../register/fields/closed.ts'
import type { RegisterExtension } from '../../../register/server/extension.ts'
import { recomputeAudiences } from './audience.store.ts'
import { audienceNow, targetsOf } from './targets.store.ts'

type Values = Readonly<Record<string, unknown>>

const audienceIn = (row: Values | undefined): AudienceFact[] => factsIn(row?.audience)

const points = ({ kind }: AudienceFact) => kind !== 'everyone' && kind !== 'role'

const isChanged = ({ before, after }: { before: Values | undefined; after: Values }) =>
  JSON.stringify(audienceIn(before)) !== JSON.stringify(audienceIn(after))

/** Why a rule is not taken; what stood in it before may stay. */
export async function refusedFacts(
  { db, can }: Context,
  facts: readonly AudienceFact[],
  before: readonly AudienceFact[] = [],
): Promise<string | undefined> {
  const known = new Set(before.map(keyOf))
  const added = facts.filter((fact) => !known.has(keyOf(fact)))
  // Who has which value is for people who may read the profiles of others.
  if (added.some(({ kind }) => kind === 'field') && !can('users.view'))
    return 'Custom fields are chosen by people who may view users.'
  const targets = await targetsOf(db, added)
  for (const [n, fact] of added.entries()) {
    if (!points(fact)) continue
    const target = targets.get(n)
    if (target === undefined) return 'This choice no longer exists.'
    if (target.why !== null) return closedReasons[target.why]
  }
  return undefined
}

export const withAudience = <R extends Register>(
  extension: RegisterExtension<R>,
): RegisterExtension<R> => ({
  ...extension,
  shown: (context) => ({ ...extension.shown?.(context), audience: audienceNow }),
  async settle(context, change) {
    const own = await extension.settle?.(context, change)
    if (!isChanged(change)) return own ?? {}
    const facts = audienceIn(change.after)
    const targets = await targetsOf(context.db, facts)
    const audience = facts.map((fact, n) => ({
      ...fact,
      name: points(fact) ? (targets.get(n)?.name ?? fact.name) : null,
    }))
    return { ...own, audience }
  },
  async check(context, change) {
    const errors: FieldErrors = { ...(await extension.check?.(context, change)) }
    const refused = await refusedFacts(context, audienceIn(change.after), audienceIn(change.before))
    if (refused !== undefined) errors.audience = [refused]
    return Object.keys(errors).length > 0 ? errors : undefined
  },
  async written(context, change) {
    await extension.written?.(context, change)
    if (isChanged(change)) await recomputeAudiences(context.db, [change.after.id])
  },
})
