import { type ReactNode, useId } from 'react'
import { ListSkeleton } from '../../../kit/web/inputs/ListSkeleton.tsx'
import { useText } from '../../../kit/web/language/Language.tsx'
import { Notice } from '../../../kit/web/plain/Notice.tsx'
import type { Place } from '../coverage/coverage.contract.ts'
import type { RuleName } from '../regulations.ts'
import classes from './appointments.module.css'
import { Rules } from './Rules.tsx'
import { usePlaces } from './use-places.ts'

type Props = {
  title: string
  lead: string
  actions?: ReactNode
  rules: readonly RuleName[]
  children: (places: readonly Place[]) => ReactNode
}

/** What stands above the list of appointments: what each place has, and the rules it is held to. */
export function Panel({ title, lead, actions, rules, children }: Props) {
  const text = useText()
  const { data, isError } = usePlaces()
  const id = useId()
  return (
    <section className={classes.panel} aria-labelledby={id}>
      <div className={classes.head}>
        <div>
          <h2 id={id}>{title}</h2>
          <p className={classes.soft}>{lead}</p>
        </div>
        <div className={classes.actions}>{actions}</div>
      </div>
      {isError && <Notice tone="danger">{text('could_not_load')}</Notice>}
      {data === undefined && !isError && <ListSkeleton rows={3} />}
      {data !== undefined && children(data)}
      <Rules names={rules} />
    </section>
  )
}
