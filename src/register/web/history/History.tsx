import { Button } from '@mantine/core'
import { IconChevronDown, IconHistory } from '@tabler/icons-react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { call } from '../../../kit/http/client.web.ts'
import { ListSkeleton } from '../../../kit/web/inputs/ListSkeleton.tsx'
import { useText } from '../../../kit/web/language/Language.tsx'
import { callsOf } from '../../contract.ts'
import type { AnyRow, Register } from '../../define.ts'
import { historyKey } from '../keys.ts'
import { HistoryEntry } from './HistoryEntry.tsx'
import classes from './history.module.css'

/** Every change of a row, the latest first; the older ones when they are asked for. */
const useHistory = (register: Register, id: string, opened: boolean) =>
  useInfiniteQuery({
    queryKey: historyKey(register.name, id),
    queryFn: ({ pageParam, signal }) =>
      call(callsOf(register).history, {
        params: { id },
        query: pageParam === undefined ? {} : { before: pageParam },
        signal,
      }),
    initialPageParam: undefined as number | undefined,
    // The first change of a row is the one that made it.
    getNextPageParam: ({ data }) => {
      const oldest = data.at(-1)
      return oldest === undefined || oldest.action === 'create' ? undefined : oldest.seq
    },
    enabled: opened,
    staleTime: 0,
  })

type Props = { register: Register; row: AnyRow; opens?: boolean }

/** Who changed what of a row, and when. Asked for when it is opened; `opens`: from the start. */
export function History({ register, row, opens = false }: Props) {
  const text = useText()
  const id = useId()
  const [opened, setOpened] = useState(opens)
  const { data, isPending, isError, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } =
    useHistory(register, row.id, opened)
  const entries = data?.pages.flatMap((page) => page.data) ?? []
  const names = Object.assign({}, ...(data?.pages.map((page) => page.names) ?? []))
  return (
    <section className={classes.history} aria-labelledby={`${id}-title`}>
      <h2 className="text-lg" id={`${id}-title`}>
        <button
          type="button"
          className={`${classes.toggle} button-bare flex items-center gap-2 p-0 py-1 w-full text-start cursor-pointer`}
          aria-expanded={opened}
          aria-controls={`${id}-entries`}
          onClick={() => setOpened(!opened)}
        >
          <IconHistory size={20} aria-hidden />
          {text('history_title')}
          <IconChevronDown size={20} aria-hidden />
        </button>
      </h2>
      <div id={`${id}-entries`} hidden={!opened}>
        {isPending && <ListSkeleton rows={4} />}
        {isError && (
          <p role="alert">
            {text('could_not_load')}{' '}
            <Button size="xs" variant="default" onClick={() => void refetch()}>
              {text('try_again')}
            </Button>
          </p>
        )}
        {data !== undefined && entries.length === 0 && <p>{text('history_empty')}</p>}
        <ol className={classes.entries}>
          {entries.map((entry) => (
            <HistoryEntry key={entry.seq} register={register} names={names} entry={entry} />
          ))}
        </ol>
        {hasNextPage && (
          <Button
            variant="default"
            size="sm"
            mt="md"
            loading={isFetchingNextPage}
            onClick={() => void fetchNextPage()}
          >
            {text('history_older')}
          </Button>
        )}
      </div>
    </section>
  )
}
