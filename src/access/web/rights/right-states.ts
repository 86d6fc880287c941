// What the table of rights shows of each right, and what a click on it changes. Pure.
import { effectiveRights, type GivenRights, rightsOf } from '../../effective.ts'
import { type Grant, impliersOf } from '../../grants.ts'

/** Why a box cannot be changed: no right of the role, brought or taken along by others, not the viewer's to give. */
export type Lock = { why: 'role' | 'implied' | 'refused' | 'giver'; by: readonly string[] }

export type RightState = {
  right: Grant
  holds: boolean
  lock?: Lock
  /** Against what the table compares with. */
  mark?: 'more' | 'fewer'
}

/** Whose rights: those of a template, or of one person with what differs from their template. */
export type Whose = 'template' | 'person'

type Seen = {
  whose: Whose
  /** What the rights are compared with. */
  compared: ReadonlySet<string>
  /** Whether the viewer may give a right: nobody gives what they do not hold. */
  can: (right: Grant) => boolean
}

export const statesOf = (given: GivenRights, { whose, compared, can }: Seen): RightState[] => {
  const effective = effectiveRights(given)
  const holding = new Set<string>(effective.flatMap((one) => (one.holds ? [one.right] : [])))
  return effective.map(({ right, holds, source, by }) => {
    const bringing = impliersOf(right).filter((other) => holding.has(other))
    const mark = holds === compared.has(right) ? undefined : holds ? 'more' : 'fewer'
    const lock = lockOf()
    return { right, holds, ...(lock && { lock }), ...(mark && { mark }) }

    function lockOf(): Lock | undefined {
      if (source === 'role') return { why: 'role', by }
      if (source === 'refused' && by.length > 0) return { why: 'refused', by }
      if (!holds) return can(right) ? undefined : { why: 'giver', by: [] }
      // A right of the template may be refused to a person, whatever brings it along.
      if (whose === 'person' && source === 'template') return undefined
      return bringing.length > 0 ? { why: 'implied', by: bringing } : undefined
    }
  })
}

/** What somebody holds by their template alone. */
export const ofTemplateAlone = (given: GivenRights): ReadonlySet<string> =>
  rightsOf({ ...given, extra: [], refused: [] })

const without = (rights: readonly string[], gone: string) => rights.filter((one) => one !== gone)

/** What a person was given once a right is ticked or not: extra or refused, against their template. */
export function withRight(given: GivenRights, right: string, ticked: boolean): GivenRights {
  const { template, extra, refused } = given
  if (!ticked)
    return {
      ...given,
      extra: without(extra, right),
      refused: template.includes(right) ? [...without(refused, right), right] : refused,
    }
  return refused.includes(right)
    ? { ...given, refused: without(refused, right) }
    : { ...given, extra: [...without(extra, right), right] }
}
