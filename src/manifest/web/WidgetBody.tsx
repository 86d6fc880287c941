import { Button } from '@mantine/core'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ListSkeleton } from '../../kit/web/inputs/ListSkeleton.tsx'
import { useText } from '../../kit/web/language/Language.tsx'
import { Notice } from '../../kit/web/plain/Notice.tsx'

type Props<Data> = {
  query: Pick<UseQueryResult<Data>, 'data' | 'isError' | 'isFetching' | 'refetch'>
  children: (data: Data) => ReactNode
}

/** What a widget has read: on its way, there, or not to be had, which it says and offers again. What was read
 *  before stays. */
export function WidgetBody<Data>({ query, children }: Props<Data>) {
  const text = useText()
  const { data, isError, isFetching, refetch } = query
  return (
    <>
      {isError && (
        <Notice tone="danger">
          <div className="row justify-between gap-2">
            {text('could_not_load')}
            <Button size="xs" variant="default" loading={isFetching} onClick={() => void refetch()}>
              {text('try_again')}
            </Button>
          </div>
        </Notice>
      )}
      {data === undefined ? !isError && <ListSkeleton rows={4} /> : children(data)}
    </>
  )
}
