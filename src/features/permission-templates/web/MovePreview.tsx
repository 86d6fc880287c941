import { scopeNames } from '../../../access/scope.ts'
import { ShownRights } from '../../../access/web/rights/ShownRights.tsx'
import { useLanguage } from '../../../kit/web/language/Language.tsx'
import type { MovedAccount } from '../rights.contract.ts'
import { rolesTemplate } from '../roles-template.register.ts'
import classes from './templates.module.css'

const fewNames = 5
const roles: Readonly<Record<string, string>> = rolesTemplate.fields.base_role.options

/** What people gain and lose by a move; those for whom it is the same stand together. */
export function MovePreview({ moved, roleId }: { moved: readonly MovedAccount[]; roleId: number }) {
  const { say, text } = useLanguage()
  return (
    <ul className={classes.preview}>
      {alike(moved).map(({ people, gains, loses, role_id, scope }) => {
        const names = people.slice(0, fewNames).map(({ name }) => name)
        const more = people.length - names.length
        return (
          <li key={people[0]?.id}>
            <p className="m-0">
              <strong>{names.join(', ')}</strong>{' '}
              {more > 0 && text('move_and_more', { count: more })}
            </p>
            {role_id !== roleId && (
              <p className="hint m-0">
                {text('move_role', {
                  before: say(roles[String(role_id)] ?? '—'),
                  after: say(roles[String(roleId)] ?? '—'),
                })}
              </p>
            )}
            {scope.before !== scope.after && (
              <p className="hint m-0">
                {text('move_scope', {
                  before: say(scopeNames[scope.before]),
                  after: say(scopeNames[scope.after]),
                })}
              </p>
            )}
            {gains.length + loses.length === 0 && <p className="hint m-0">{text('move_same')}</p>}
            {gains.length > 0 && (
              <details data-tone="good">
                <summary>{text('move_gains', { count: gains.length })}</summary>
                <ShownRights rights={gains} />
              </details>
            )}
            {loses.length > 0 && (
              <details data-tone="danger">
                <summary>{text('move_loses', { count: loses.length })}</summary>
                <ShownRights rights={loses} />
              </details>
            )}
          </li>
        )
      })}
    </ul>
  )
}

/** People for whom a move means the same, the most of them first. */
const alike = (moved: readonly MovedAccount[]) =>
  [
    ...Map.groupBy(moved, ({ gains, loses, role_id, scope }) =>
      JSON.stringify([gains, loses, role_id, scope]),
    ),
  ]
    .flatMap(([, people]) => {
      const [first] = people
      const byName = people.toSorted((one, other) => one.name.localeCompare(other.name))
      return first === undefined ? [] : [{ ...first, people: byName }]
    })
    .sort((one, other) => other.people.length - one.people.length)
