import { Button } from '@mantine/core'
import { IconHistory } from '@tabler/icons-react'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { call } from '../../../kit/http/client.web.ts'
import { EmptyState } from '../../../kit/web/inputs/EmptyState.tsx'
import { ListSkeleton } from '../../../kit/web/inputs/ListSkeleton.tsx'
import { useLanguage, useText } from '../../../kit/web/language/Language.tsx'
import { Notice } from '../../../kit/web/plain/Notice.tsx'
import { useIsNarrow } from '../../../register/web/list/rows/use-is-narrow.ts'
import { readChanges } from '../changes.contract.ts'
import { byDay } from './by-day.ts'
import { ChangeCards } from './ChangeCards.tsx'
import { ChangesTable } from './ChangesTable.tsx'
import classes from './changes.module.css'
import { changesKey } from './keys.ts'
import type { ShownFilters } from './use-filters.ts'

/** The log as it is narrowed, the latest first; older ones when they are asked for. */
function useChanges(filters: ShownFilters) {
  const { locale } = useLanguage()
  return useInfiniteQuery({
    queryKey: changesKey(filters, locale),
    queryFn: ({ pageParam, signal }) =>
      call(readChanges, {
        query: { ...filters, lang: locale, ...(pageParam > 0 && { before: pageParam }) },
        signal,
      }),
    initialPageParam: 0,
    getNextPageParam: ({ older }) => older ?? undefined,
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
}

/** `onClear`: takes every filter off, where there is one. */
type Props = { filters: ShownFilters; onClear?: () => void }

export function ChangesList({ filters, onClear }: Props) {
  const text = useText()
  const narrow = useIsNarrow()
  const { data, isError, isPlaceholderData, refetch, ...older } = useChanges(filters)
  if (isError)
    return (
      <Notice tone="danger">
        {text('could_not_load')}{' '}
        <Button size="xs" variant="default" onClick={() => void refetch()}>
          {text('try_again')}
        </Button>
      </Notice>
    )
  if (data === undefined) return <ListSkeleton rows={10} />
  const changes = data.pages.flatMap((page) => page.data)
  if (changes.length === 0 && !isPlaceholderData)
    return (
      <EmptyState
        icon={<IconHistory size={28} aria-hidden="true" />}
        title={text(onClear ? 'changes_none_found' : 'changes_none')}
        text={text(onClear ? 'changes_none_found_hint' : 'changes_none_hint')}
        {...(onClear && {
          action: (
            <Button variant="default" onClick={onClear}>
              {text('changes_clear')}
            </Button>
          ),
        })}
      />
    )
  const zone = data.pages[0]?.zone ?? 'UTC'
  const Days = narrow ? ChangeCards : ChangesTable
  return (
    <>
      <Days days={byDay(changes, zone)} isOld={isPlaceholderData} />
      <p role="status" className="sr-only">
        {!isPlaceholderData && text('changes_shown', { count: changes.length })}
      </p>
      {older.hasNextPage ? (
        <Button
          variant="default"
          className={classes.older ?? ''}
          loading={older.isFetchingNextPage}
          onClick={() => void older.fetchNextPage()}
        >
          {text('history_older')}
        </Button>
      ) : (
        <p className="hint text-center">{text('changes_end')}</p>
      )}
    </>
  )
}
