import { type ReactNode, useId } from 'react'
import { ListSkeleton } from '../../../kit/web/inputs/ListSkeleton.tsx'
import { useText } from '../../../kit/web/language/Language.tsx'
import { Notice } from '../../../kit/web/plain/Notice.tsx'
import type { CoveredPlace } from '../coverage/coverage.contract.ts'
import type { RuleName } from '../regulations.ts'
import classes from './appointments.module.css'
import { Rules } from './Rules.tsx'
import { usePlaces } from './use-places.ts'

type Props = {
  title: string
  /** The page around it says its title already. */
  isTitled?: boolean
  lead: string
  actions?: ReactNode
  rules: readonly RuleName[]
  children: (places: readonly CoveredPlace[]) => ReactNode
}

/** What stands above the list of appointments: what each place has, and the rules it is held to. */
export function Panel({ title, isTitled = true, lead, actions, rules, children }: Props) {
  const text = useText()
  const { data, isError } = usePlaces()
  const id = useId()
  return (
    <section className={`${classes.panel} card stack gap-4 p-6`} aria-labelledby={id}>
      <div className={`${classes.head} flex flex-wrap items-start justify-between gap-x-4 gap-y-2`}>
        <div>
          <h2 className={isTitled ? 'title-3' : 'sr-only'} id={id}>
            {title}
          </h2>
          <p className="hint">{lead}</p>
        </div>
        <div className="flex flex-wrap gap-2">{actions}</div>
      </div>
      {isError && <Notice tone="danger">{text('could_not_load')}</Notice>}
      {data === undefined && !isError && <ListSkeleton rows={3} />}
      {data !== undefined && children(data)}
      <Rules names={rules} />
    </section>
  )
}
