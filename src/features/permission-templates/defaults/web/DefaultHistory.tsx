import { useTimes } from '../../../../access/web/use-times.ts'
import type { ReplyOf } from '../../../../kit/http/route.ts'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import classes from '../../web/templates.module.css'
import type { readDefault } from '../defaults.contract.ts'
import { ChangedRights } from './ChangedRights.tsx'

type Edition = ReplyOf<typeof readDefault>['data']['history'][number]

/** Each edition, the newest first: who made it, what it changed, and what companies answered. */
export function DefaultHistory({ history }: { history: readonly Edition[] }) {
  const { text } = useLanguage()
  const { moment } = useTimes()
  if (history.length === 0) return <p className="hint m-0">{text('default_never_edited')}</p>
  return (
    <ul className={classes.preview}>
      {history.map(
        ({ edition, name, renamed_from, comes, goes, changed_by, changed_at, ...answers }) => (
          <li key={edition}>
            <p className="m-0">
              <strong>{text('default_edition', { number: edition })}</strong>{' '}
              <span className="hint">
                {text('default_edited', { moment: moment(changed_at), name: changed_by })}
              </span>
            </p>
            {renamed_from !== null && (
              <p className="hint m-0">
                {text('default_renamed', { before: renamed_from, after: name })}
              </p>
            )}
            <ChangedRights comes={comes} goes={goes} />
            {answers.open + answers.taken + answers.declined > 0 && (
              <p className="hint m-0">{text('default_answers', answers)}</p>
            )}
          </li>
        ),
      )}
    </ul>
  )
}
