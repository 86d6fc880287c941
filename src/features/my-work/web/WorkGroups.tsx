import { useLanguage } from '../../../kit/web/language/Language.tsx'
import { dueGroup, dueGroups } from '../due.ts'
import type { ListedWork } from '../my-work.contract.ts'
import classes from './my-work.module.css'
import type { ShownWork } from './use-shown-work.ts'
import { WorkRow } from './WorkRow.tsx'

type Props = Pick<ShownWork, 'items' | 'kinds' | 'today'> & {
  done: ReadonlyMap<string, ListedWork>
  onDone: (item: ListedWork, isDone: boolean) => void
}

/** Work under the days that it is due: overdue, today, this week, later, without a day. */
export function WorkGroups({ items, kinds, today, done, onDone }: Props) {
  const { text } = useLanguage()
  return dueGroups.map((group) => {
    const rows = items.filter(({ due }) => dueGroup(due, today) === group)
    if (rows.length === 0) return null
    return (
      <section key={group} aria-labelledby={`due-${group}`} className="stack gap-2">
        <h2 id={`due-${group}`} className={classes.group} data-group={group}>
          {text(`my_work_${group}`)} <span className="hint">{rows.length}</span>
        </h2>
        <ul className={`bare ${classes.list}`}>
          {rows.map((item) => (
            <WorkRow
              key={`${item.kind} ${item.id}`}
              item={item}
              kind={kinds.find(({ name }) => name === item.kind)}
              isLate={group === 'overdue'}
              isDone={done.has(item.id)}
              onDone={(isDone) => onDone(item, isDone)}
            />
          ))}
        </ul>
      </section>
    )
  })
}
