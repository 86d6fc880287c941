import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { useHolds } from '../../../../access/web/use-holds.ts'
import { useTimes } from '../../../../access/web/use-times.ts'
import { call } from '../../../../kit/http/client.web.ts'
import { ListSkeleton } from '../../../../kit/web/inputs/ListSkeleton.tsx'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import { Notice } from '../../../../kit/web/plain/Notice.tsx'
import { Tag } from '../../../../kit/web/theme/Tag.tsx'
import { sayOption } from '../../../../register/fields/choice.ts'
import { usersTrainings } from '../../records/users-trainings.register.ts'
import { RecordForGroup } from '../../records/web/RecordForGroup.tsx'
import { trainingMatrixKey } from '../../web/keys.ts'
import { letterWords } from '../letters.ts'
import { readCell } from '../matrix.contract.ts'
import { cellIcons, cellTones } from './cell-look.ts'

const { state } = usersTrainings.fields

type Named = { id: string; name: string }
type Props = { person: Named; course: Named; onClose: () => void }

/** Why a cell is as it is, and the way to record the training. */
export function CellWhy({ person, course, onClose }: Props) {
  const { text, say } = useLanguage()
  const { day } = useTimes()
  const holds = useHolds()
  const [isRecording, setIsRecording] = useState(false)
  const { data, isPending, isError } = useQuery({
    queryKey: trainingMatrixKey('cell', person.id, course.id),
    queryFn: async ({ signal }) =>
      (await call(readCell, { params: { person: person.id, course: course.id }, signal })).data,
    staleTime: 0,
  })
  if (isRecording) return <RecordForGroup people={[person]} course={course} onDone={onClose} />
  if (isPending) return <ListSkeleton rows={3} />
  if (isError) return <Notice tone="danger">{text('could_not_load')}</Notice>
  const Icon = cellIcons[data.letter]
  return (
    <div className="stack gap-4">
      <div>
        <Tag tone={cellTones[data.letter]} icon={<Icon size={14} aria-hidden />}>
          {say(letterWords[data.letter])}
        </Tag>
      </div>
      <section className="stack gap-1" aria-label={text('training_required_by')}>
        <strong>{text('training_required_by')}</strong>
        {data.required.length === 0 && (
          <p className="hint m-0">{text('training_required_by_none')}</p>
        )}
        <ul className="bare stack gap-1">
          {data.required.map(({ name, level, since, grace_days }) => (
            <li key={`${name} ${level}`}>
              {name}
              <small className="hint block">
                {[
                  say(level === 'mandatory' ? 'Mandatory' : 'Recommended'),
                  since !== null && text('training_since', { day: day(since) }),
                  grace_days !== null &&
                    grace_days > 0 &&
                    text('training_grace_days', { count: grace_days }),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </small>
            </li>
          ))}
        </ul>
      </section>
      <section className="stack gap-1" aria-label={say('Training records')}>
        <strong>{say('Training records')}</strong>
        {data.records.length === 0 && <p className="hint m-0">{text('training_no_records')}</p>}
        <ul className="bare stack gap-2">
          {data.records.map(
            ({ id, name, completed_on, expires_on, proven, revoked, ...record }) => (
              <li key={id}>
                <Link to={`/dashboard/users-trainings/${person.id}/record/${id}`}>{name}</Link>{' '}
                {revoked && <Tag tone="danger">{sayOption(state, 'revoked', say)}</Tag>}
                {!revoked && !proven && (
                  <Tag tone="warning">{sayOption(state, 'pending_verification', say)}</Tag>
                )}
                <small className="hint block">
                  {[
                    text('training_completed', { day: day(completed_on) }),
                    expires_on === null
                      ? say('No expiry')
                      : text('training_expires', { day: day(expires_on) }),
                    record.certificate_number,
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </small>
              </li>
            ),
          )}
        </ul>
      </section>
      <div className="row gap-3">
        {holds('training.create') && (
          <Button
            leftSection={<IconPlus size={16} aria-hidden />}
            onClick={() => setIsRecording(true)}
          >
            {text('training_record')}
          </Button>
        )}
        <Link to={`/dashboard/users-trainings/${person.id}`}>{text('training_all_of_person')}</Link>
      </div>
    </div>
  )
}
