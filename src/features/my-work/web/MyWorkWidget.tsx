import { Anchor } from '@mantine/core'
import { IconChecks } from '@tabler/icons-react'
import { Link } from 'react-router'
import { useText } from '../../../kit/web/language/Language.tsx'
import { WidgetBody } from '../../../manifest/web/WidgetBody.tsx'
import { WidgetEmpty } from '../../../manifest/web/WidgetEmpty.tsx'
import { useIsNarrow } from '../../../register/web/list/rows/use-is-narrow.ts'
import { dueGroup } from '../due.ts'
import classes from './my-work.module.css'
import { useMyWork } from './use-my-work.ts'
import { type ShownWork, useShownWork } from './use-shown-work.ts'
import { WorkRow } from './WorkRow.tsx'

/** So many are shown where a day begins; the page of all of it is one step away. */
const most = { wide: 6, narrow: 3 }

/** What waits for the person and is due first. */
export default function MyWorkWidget() {
  return <WidgetBody query={useMyWork()}>{(data) => <Next shown={data} />}</WidgetBody>
}

function Next({ shown }: { shown: ShownWork }) {
  const text = useText()
  const narrow = useIsNarrow()
  const { items, done, noteDone } = useShownWork(shown)
  if (items.length === 0)
    return (
      <WidgetEmpty
        icon={<IconChecks size={28} aria-hidden="true" />}
        title={text('my_work_none')}
        text={text('my_work_none_hint')}
      />
    )
  return (
    <>
      <ul className={`bare ${classes.within}`}>
        {items.slice(0, narrow ? most.narrow : most.wide).map((item) => (
          <WorkRow
            key={`${item.kind} ${item.id}`}
            item={item}
            kind={shown.kinds.find(({ name }) => name === item.kind)}
            isLate={dueGroup(item.due, shown.today) === 'overdue'}
            isDone={done.has(item.id)}
            onDone={(isDone) => noteDone(item, isDone)}
          />
        ))}
      </ul>
      <p className="m-0">
        <Anchor component={Link} to="/dashboard/my-work">
          {text('my_work_see_all', { count: items.length })}
        </Anchor>
      </p>
    </>
  )
}
