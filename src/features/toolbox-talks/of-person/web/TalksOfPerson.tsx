import { useQuery } from '@tanstack/react-query'
import { useTimes } from '../../../../access/web/use-times.ts'
import { call } from '../../../../kit/http/client.web.ts'
import { EmptyState } from '../../../../kit/web/inputs/EmptyState.tsx'
import { ListSkeleton } from '../../../../kit/web/inputs/ListSkeleton.tsx'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import { Notice } from '../../../../kit/web/plain/Notice.tsx'
import { Tag } from '../../../../kit/web/theme/Tag.tsx'
import { RecordLink } from '../../../../register/web/record/RecordLink.tsx'
import { listTalksOfPerson } from '../of-person.contract.ts'
import { talksOfPersonKey } from './keys.ts'

/** Which talks a person heard or gave, and whether they signed. */
export function TalksOfPerson({ person }: { person: string }) {
  const { text } = useLanguage()
  const { day, moment } = useTimes()
  const { data, isError } = useQuery({
    queryKey: talksOfPersonKey(person),
    queryFn: async ({ signal }) =>
      (await call(listTalksOfPerson, { params: { id: person }, signal })).data,
  })
  if (isError) return <Notice tone="danger">{text('could_not_load')}</Notice>
  if (data === undefined) return <ListSkeleton rows={3} />
  const { talks, all } = data
  if (talks.length === 0) return <EmptyState title={text('talk_person_none')} />
  return (
    <>
      <ol className="bare stack gap-2">
        {talks.map(({ delivery, title, place, held_on, signed_at, gave, late }) => (
          <li key={`${delivery} ${gave}`} className="box stack gap-1 px-4 py-3">
            <strong className="break-anywhere">
              <RecordLink register="toolbox-talk-deliveries" to={{ id: delivery, name: title }} />{' '}
              {gave && <Tag tone="notice">{text('talk_person_gave')}</Tag>}{' '}
              {late && <Tag tone="notice">{text('talk_late')}</Tag>}{' '}
              {signed_at === null && <Tag tone="warning">{text('talk_unsigned')}</Tag>}
            </strong>
            <span className="hint break-anywhere">
              {[place, signed_at === null ? day(held_on) : moment(signed_at)]
                .filter((one) => one !== '')
                .join(' · ')}
            </span>
          </li>
        ))}
      </ol>
      {all > talks.length && (
        <p className="hint m-0">{text('talk_person_latest', { count: talks.length, all })}</p>
      )}
    </>
  )
}
