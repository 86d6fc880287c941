import { Button } from '@mantine/core'
import { IconSignature } from '@tabler/icons-react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { useTimes } from '../../../../access/web/use-times.ts'
import { call } from '../../../../kit/http/client.web.ts'
import { EmptyState } from '../../../../kit/web/inputs/EmptyState.tsx'
import { ListSkeleton } from '../../../../kit/web/inputs/ListSkeleton.tsx'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import { Notice } from '../../../../kit/web/plain/Notice.tsx'
import { Tag } from '../../../../kit/web/theme/Tag.tsx'
import type { AnyRow } from '../../../../register/define.ts'
import { signedByKey } from '../../web/keys.ts'
import { signedBy } from '../signed-by.contract.ts'

/** What a person has signed or declined to sign, the latest first. */
export default function PersonSignatures({ row }: { row: AnyRow }) {
  const { text } = useLanguage()
  const { moment } = useTimes()
  const { data, isPending, isError, hasNextPage, isFetchingNextPage, fetchNextPage } =
    useInfiniteQuery({
      queryKey: signedByKey(row.id),
      queryFn: ({ pageParam, signal }) =>
        call(signedBy, {
          params: { id: row.id },
          query: pageParam === undefined ? {} : { before: pageParam },
          signal,
        }),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: ({ data, more }) => (more ? data.at(-1)?.signed_at : undefined),
    })
  if (isPending) return <ListSkeleton rows={4} />
  if (isError) return <Notice tone="danger">{text('could_not_load')}</Notice>
  const all = data.pages.flatMap((page) => page.data)
  if (all.length === 0)
    return (
      <EmptyState
        icon={<IconSignature size={28} aria-hidden="true" />}
        title={text('person_signatures_none')}
      />
    )
  return (
    <div className="stack gap-3">
      <ul className="bare stack gap-2">
        {all.map(({ id, submission, role, signed_at, declined_reason, counts, attested }) => (
          <li
            key={id}
            className="flex flex-wrap items-center justify-between gap-2 border-b p-0 py-1"
          >
            <span className="min-w-0">
              <Link to={`/dashboard/submissions/edit/${submission.id}`}>
                {submission.name} · {submission.title}
              </Link>
              <br />
              <small className="hint">
                {role} · {moment(signed_at)}
                {attested && ` · ${text('signing_attested')}`}
                {declined_reason !== null && ` · ${declined_reason}`}
              </small>
            </span>
            <Tag tone={declined_reason !== null ? 'danger' : counts ? 'good' : 'calm'}>
              {text(
                declined_reason !== null
                  ? 'person_declined'
                  : counts
                    ? 'person_signed'
                    : 'person_signed_before',
              )}
            </Tag>
          </li>
        ))}
      </ul>
      {hasNextPage && (
        <Button variant="default" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {text('history_older')}
        </Button>
      )}
    </div>
  )
}
