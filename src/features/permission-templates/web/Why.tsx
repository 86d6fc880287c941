import { sayRight } from '../../../access/right-names.ts'
import { scopeNames } from '../../../access/scope.ts'
import { useTimes } from '../../../access/web/use-times.ts'
import { useLanguage } from '../../../kit/web/language/Language.tsx'
import type { RightsOfPerson } from '../person.contract.ts'

const keys = {
  template: 'why_template',
  extra: 'why_extra',
  implied: 'why_implied',
  refused: 'why_refused',
  role: 'why_role',
  none: 'why_none',
} as const

type Props = {
  why: RightsOfPerson['rights'][number]
  template: string
  since: { at: string; by: string } | null
}

/** Where a right comes from as it is saved, since when, and who gave it. */
export function Why({ why: { source, by }, template, since }: Props) {
  const { say, text } = useLanguage()
  const rights = by.map((right) => sayRight(right, say)).join(', ')
  const taken = source === 'refused' && by.length > 0
  return (
    <span className="block">
      {text(taken ? 'why_taken_along' : keys[source], { template, rights })}{' '}
      {since && text('why_since', since)}
    </span>
  )
}

/** Where the scope comes from as it is saved, since when, and who gave it. */
export function WhyScope({ person: { scope, template } }: { person: RightsOfPerson }) {
  const { say, text } = useLanguage()
  const { moment } = useTimes()
  const name = say(scopeNames[scope.holds])
  const from =
    scope.own === null
      ? text('why_scope_template', { scope: name, template: template?.name ?? '' })
      : text('why_scope_own', { scope: name })
  const since = scope.since && {
    at: moment(scope.since.at),
    by: scope.since.by === 'system' ? text('history_by_system') : scope.since.by,
  }
  return (
    <>
      {from} {since && text('why_since', since)}
    </>
  )
}
