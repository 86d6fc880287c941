// RightSince when somebody holds a right, or is refused it, and who gave it: from what the log says of their account
// and of their template. Pure.
import type { EffectiveRight } from '../../access/effective.ts'

type Columns = {
  grants?: string[]
  permission_template_id?: string | null
  extra_grants?: string[]
  denied_grants?: string[]
  scope?: string | null
}

export type RightsEvent = {
  at: string
  actor: string
  of: 'account' | 'permission_template'
  before: Columns
  after: Columns
}

export type RightSince = { at: string; by: string } | null

type ListColumn = 'grants' | 'extra_grants' | 'denied_grants'

/** The last time that a right came into a list; nothing where the log does not go back so far. */
function enteredIn(events: readonly RightsEvent[], column: ListColumn, right: string): RightSince {
  const found = events.findLast(
    ({ before, after }) =>
      after[column]?.includes(right) === true && before[column]?.includes(right) !== true,
  )
  return found === undefined ? null : { at: found.at, by: found.actor }
}

const later = (one: RightSince, other: RightSince): RightSince =>
  one === null || (other !== null && other.at > one.at) ? other : one

/** Of a right that stands in several, the first of them is since when it is so. */
const earliest = (all: readonly RightSince[]): RightSince =>
  all.reduce<RightSince>(
    (first, one) => (first === null || (one !== null && one.at < first.at) ? one : first),
    null,
  )

/** RightSince when each right is as it is. */
export function sinceWhen(
  rights: readonly EffectiveRight[],
  events: readonly RightsEvent[],
  templateId: string | null,
): Map<string, RightSince> {
  const ofTemplate = events.filter(({ of }) => of === 'permission_template')
  const ofAccount = events.filter(({ of }) => of === 'account')
  const joined = ofAccount.findLast(({ after }) => after.permission_template_id === templateId)
  const onIt: RightSince = joined === undefined ? null : { at: joined.at, by: joined.actor }
  const bySource = (right: string): RightSince => {
    const source = rights.find((one) => one.right === right)?.source
    if (source === 'extra') return enteredIn(ofAccount, 'extra_grants', right)
    return later(enteredIn(ofTemplate, 'grants', right), onIt)
  }
  return new Map(
    rights.map(({ right, source, by }): [string, RightSince] => {
      if (source === 'template' || source === 'extra') return [right, bySource(right)]
      if (source === 'implied') return [right, earliest(by.map(bySource))]
      if (source === 'refused')
        return [
          right,
          earliest(
            (by.length > 0 ? by : [right]).map((one) => enteredIn(ofAccount, 'denied_grants', one)),
          ),
        ]
      return [right, null]
    }),
  )
}

/** Since when somebody sees the rows that they see: by a scope of their own, or by their template's. */
export function scopeSince(
  events: readonly RightsEvent[],
  at: { own: string | null; templateId: string | null; template: string | null },
): RightSince {
  const last = (of: RightsEvent['of'], holds: (after: Columns) => boolean): RightSince => {
    const found = events.findLast((event) => event.of === of && holds(event.after))
    return found === undefined ? null : { at: found.at, by: found.actor }
  }
  if (at.own !== null) return last('account', ({ scope }) => scope === at.own)
  return later(
    later(
      last('permission_template', ({ scope }) => scope === at.template),
      last('account', ({ permission_template_id: id }) => id === at.templateId),
    ),
    last('account', ({ scope }) => scope === null),
  )
}
