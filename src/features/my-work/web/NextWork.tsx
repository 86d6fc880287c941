import { Anchor } from '@mantine/core'
import { IconChecks } from '@tabler/icons-react'
import { Link } from 'react-router'
import { EmptyState } from '../../../kit/web/inputs/EmptyState.tsx'
import { ListSkeleton } from '../../../kit/web/inputs/ListSkeleton.tsx'
import { useText } from '../../../kit/web/language/Language.tsx'
import { Notice } from '../../../kit/web/plain/Notice.tsx'
import { useMyWork } from './use-my-work.ts'
import { type ShownWork, useShownWork } from './use-shown-work.ts'
import { WorkGroups } from './WorkGroups.tsx'

/** So many are shown where a day begins; the page of all of it is one step away. */
const most = 8

/** What waits for the person and is due first. */
export function NextWork() {
  const text = useText()
  const { data, isError } = useMyWork()
  if (data !== undefined) return <Next shown={data} />
  return isError ? (
    <Notice tone="danger">{text('could_not_load')}</Notice>
  ) : (
    <ListSkeleton rows={6} />
  )
}

function Next({ shown }: { shown: ShownWork }) {
  const text = useText()
  const { items, done, noteDone } = useShownWork(shown)
  if (items.length === 0)
    return (
      <EmptyState
        icon={<IconChecks size={28} aria-hidden="true" />}
        title={text('my_work_none')}
        text={text('my_work_none_hint')}
      />
    )
  return (
    <>
      <WorkGroups {...shown} items={items.slice(0, most)} done={done} onDone={noteDone} />
      <p className="m-0">
        <Anchor component={Link} to="/dashboard/my-work">
          {text('my_work_see_all', { count: items.length })}
        </Anchor>
      </p>
    </>
  )
}
