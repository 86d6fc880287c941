import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useHolds } from '../../../../access/web/use-holds.ts'
import { useTimes } from '../../../../access/web/use-times.ts'
import { call } from '../../../../kit/http/client.web.ts'
import { EmptyState } from '../../../../kit/web/inputs/EmptyState.tsx'
import { ListSkeleton } from '../../../../kit/web/inputs/ListSkeleton.tsx'
import { useModals } from '../../../../kit/web/inputs/modals/use-modals.ts'
import { useText } from '../../../../kit/web/language/Language.tsx'
import { Notice } from '../../../../kit/web/plain/Notice.tsx'
import type { AnyRow } from '../../../../register/define.ts'
import { RecordLink } from '../../../../register/web/record/RecordLink.tsx'
import { AssignForm } from '../../assigning/web/AssignForm.tsx'
import { takenKey } from '../../web/keys.ts'
import { orientationsOf } from '../reviewing.contract.ts'
import { OrientationLine } from './OrientationLine.tsx'
import classes from './reviewing.module.css'

/** The orientations of a person, and until when each is valid. */
export default function OrientationsOfPerson({ row: { id } }: { row: AnyRow }) {
  const text = useText()
  const { day, moment } = useTimes()
  const holds = useHolds()
  const { openModal, closeModal } = useModals()
  const { data, isError } = useQuery({
    queryKey: takenKey('of person', id),
    queryFn: async ({ signal }) => (await call(orientationsOf, { params: { id }, signal })).data,
  })
  if (isError) return <Notice tone="danger">{text('could_not_load')}</Notice>
  if (data === undefined) return <ListSkeleton rows={3} />
  const assign = () =>
    openModal('assign', {
      title: text('orientation_assign'),
      body: <AssignForm person={id} onDone={() => closeModal('assign')} />,
    })
  return (
    <div className="stack gap-4">
      {holds('resources.create') && (
        <div>
          <Button
            variant="default"
            leftSection={<IconPlus size={18} aria-hidden />}
            onClick={assign}
          >
            {text('orientation_assign')}
          </Button>
        </div>
      )}
      {data.length === 0 && <EmptyState title={text('orientations_none')} />}
      <ul className={classes.lines} aria-label={text('orientations_of_person')}>
        {data.map((one) => (
          <OrientationLine
            key={one.id}
            name={
              <RecordLink register="orientation-records" to={{ id: one.id, name: one.title }} />
            }
            about={[
              one.project,
              one.finished_at === null
                ? one.due_on && text('orientation_due', { day: day(one.due_on) })
                : moment(one.finished_at),
              one.expires_on && text('orientation_until', { day: day(one.expires_on) }),
            ]}
            state={one.state}
          />
        ))}
      </ul>
    </div>
  )
}
