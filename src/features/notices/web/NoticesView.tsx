import { Button, SegmentedControl, Select } from '@mantine/core'
import { IconBellOff } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTimes } from '../../../access/web/use-times.ts'
import { call } from '../../../kit/http/client.web.ts'
import { EmptyState } from '../../../kit/web/inputs/EmptyState.tsx'
import { ListSkeleton } from '../../../kit/web/inputs/ListSkeleton.tsx'
import { useLanguage } from '../../../kit/web/language/Language.tsx'
import { useAddressQuery, withWords } from '../../../kit/web/page/use-address-query.ts'
import { Notice } from '../../../kit/web/plain/Notice.tsx'
import { noticeKinds } from '../notices.contract.ts'
import { noticeKindsKey } from './keys.ts'
import { NoticeItem } from './NoticeItem.tsx'
import classes from './notices.module.css'
import { type Narrowed, useNotices } from './use-notices.ts'
import { useUnread } from './use-unread.ts'

/** All that the person has been told. What it is narrowed to is in the address. */
export function NoticesView() {
  const { text } = useLanguage()
  const { search, change } = useAddressQuery()
  const params = new URLSearchParams(search)
  const { unread } = useUnread()
  const narrowed: Narrowed = {
    state: params.get('state') === 'unread' ? 'unread' : 'all',
    kind: params.get('kind')?.slice(0, 80) || undefined,
  }
  const narrow = (asked: Readonly<Record<string, string | null>>) =>
    change((now) => withWords(now, asked), { replace: true, preventScrollReset: true })
  return (
    <>
      <div className="row gap-3 items-end">
        <SegmentedControl
          aria-label={text('notices_show')}
          value={narrowed.state}
          onChange={(state) => narrow({ state: state === 'unread' ? state : null })}
          data={[
            { value: 'all', label: text('notices_state_all') },
            { value: 'unread', label: text('notices_state_unread', { count: unread }) },
          ]}
        />
        <KindSelect kind={narrowed.kind} onChange={(kind) => narrow({ kind })} />
      </div>
      <NoticeList narrowed={narrowed} />
    </>
  )
}

type KindProps = { kind: string | undefined; onChange: (kind: string | null) => void }

function KindSelect({ kind, onChange }: KindProps) {
  const { text, locale } = useLanguage()
  const { data } = useQuery({
    queryKey: noticeKindsKey(locale),
    queryFn: ({ signal }) => call(noticeKinds, { query: { lang: locale }, signal }),
  })
  return (
    <Select
      aria-label={text('notices_kind')}
      placeholder={text('notices_kind_all')}
      className={classes.kind ?? ''}
      value={kind ?? null}
      onChange={onChange}
      data={data?.data.map((one) => ({ value: one.name, label: one.kind })) ?? []}
      clearable
      searchable
    />
  )
}

function NoticeList({ narrowed }: { narrowed: Narrowed }) {
  const { text } = useLanguage()
  const { recent } = useTimes()
  const { data, isError, refetch, ...older } = useNotices(narrowed)
  if (isError)
    return (
      <Notice tone="danger">
        {text('could_not_load')}{' '}
        <Button size="xs" variant="default" onClick={() => void refetch()}>
          {text('try_again')}
        </Button>
      </Notice>
    )
  if (data === undefined) return <ListSkeleton rows={8} />
  const notices = data.pages.flatMap((page) => page.data)
  const isNarrowed = narrowed.state === 'unread' || narrowed.kind !== undefined
  if (notices.length === 0)
    return (
      <EmptyState
        icon={<IconBellOff size={28} aria-hidden="true" />}
        title={text(isNarrowed ? 'notices_none_found' : 'notices_none')}
        text={text(isNarrowed ? 'notices_none_found_hint' : 'notices_none_hint')}
      />
    )
  return (
    <>
      <ul className={`bare ${classes.list}`}>
        {notices.map((notice) => (
          <NoticeItem key={notice.id} notice={notice} when={recent(notice.at)} />
        ))}
      </ul>
      {older.hasNextPage && (
        <Button
          variant="default"
          className={classes.older ?? ''}
          loading={older.isFetchingNextPage}
          onClick={() => void older.fetchNextPage()}
        >
          {text('history_older')}
        </Button>
      )}
    </>
  )
}
