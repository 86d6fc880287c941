// What somebody may do, and why: of every right of the catalogue whether they hold it and where that comes
// from. Asked by the gate, and by the screens that tell people their rights.
import { allGrants, type Grant, holds, impliedBy, impliersOf, roleMayHold } from './grants.ts'

/** What an account was given. */
export type GivenRights = {
  roleId: number | null
  template: readonly string[]
  extra: readonly string[]
  refused: readonly string[]
}

/**
 * `template`, `extra`: given so. `implied`: another right brings it along.
 * `refused`: refused to this person, itself or what it implies. `role`: no right of the person's role.
 * `none`: nothing gives it.
 */
export type RightSource = 'template' | 'extra' | 'implied' | 'refused' | 'role' | 'none'

export type EffectiveRight = {
  right: Grant
  holds: boolean
  source: RightSource
  /** The rights that bring it along, or that take it along. */
  by: readonly string[]
}

const none: readonly string[] = []
/** Worked out once: the catalogue does not change while the product runs. */
const implies: ReadonlyMap<string, readonly string[]> = new Map(
  allGrants.map((right) => [right, impliedBy(right)]),
)

/** Each right of the catalogue, in its order. A refused right takes along what implies it. */
export function effectiveRights(given: GivenRights): EffectiveRight[] {
  const template = new Set(given.template)
  const extra = new Set(given.extra)
  const refused = new Set(given.refused)
  const refusedWith = (right: string) =>
    refused.has(right) ? none : (implies.get(right) ?? none).filter((other) => refused.has(other))
  const mayHold = (right: string) =>
    roleMayHold(given.roleId, right) && !refused.has(right) && refusedWith(right).length === 0
  const isGiven = (right: string) => template.has(right) || extra.has(right)

  function sourceOf(right: Grant): Pick<EffectiveRight, 'source' | 'by'> {
    if (!roleMayHold(given.roleId, right)) return { source: 'role', by: none }
    if (refused.has(right)) return { source: 'refused', by: none }
    const bringing = impliersOf(right).filter((other) => isGiven(other) && mayHold(other))
    const taking = refusedWith(right)
    if (taking.length > 0 && (isGiven(right) || bringing.length > 0))
      return { source: 'refused', by: taking }
    if (template.has(right)) return { source: 'template', by: none }
    if (extra.has(right)) return { source: 'extra', by: none }
    return bringing.length > 0 ? { source: 'implied', by: bringing } : { source: 'none', by: none }
  }
  return allGrants.map((right) => {
    const found = sourceOf(right)
    const { source } = found
    return {
      right,
      holds: source === 'template' || source === 'extra' || source === 'implied',
      ...found,
    }
  })
}

/** The rights that somebody holds, those that others bring along included. */
export const rightsOf = (given: GivenRights): ReadonlySet<Grant> =>
  new Set(effectiveRights(given).flatMap((one) => (one.holds ? [one.right] : [])))

/** What somebody gains and loses when what they were given changes. */
export function changeOfRights(
  before: GivenRights,
  after: GivenRights,
): { gains: Grant[]; loses: Grant[] } {
  const [was, will] = [rightsOf(before), rightsOf(after)]
  return {
    gains: [...will].filter((right) => !was.has(right)),
    loses: [...was].filter((right) => !will.has(right)),
  }
}

/** Rights with those that they bring along. */
export function withImplied(rights: readonly string[]): Grant[] {
  const given = new Set(rights)
  return allGrants.filter((right) => holds(given, right))
}
