import { Button } from '@mantine/core'
import { IconChevronDown, IconHistory } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { ListSkeleton } from '../../../kit/web/inputs/ListSkeleton.tsx'
import { useText } from '../../../kit/web/language/Language.tsx'
import type { AnyRow, Register } from '../../define.ts'
import { HistoryEntry } from './HistoryEntry.tsx'
import classes from './history.module.css'
import { useHistory } from './use-history.ts'

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
      <h2 id={`${id}-title`}>
        <button
          type="button"
          className={classes.toggle}
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
              {text('list_retry')}
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
