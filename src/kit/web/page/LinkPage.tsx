import { Button } from '@mantine/core'
import { type QueryKey, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Refused } from '../../http/client.web.ts'
import type { Locale } from '../../locales.ts'
import { ListSkeleton } from '../inputs/ListSkeleton.tsx'
import { useText } from '../language/Language.tsx'
import { usePageLanguage } from '../language/use-page-language.ts'
import { Notice } from '../plain/Notice.tsx'
import { Page } from './Page.tsx'

type Props<Read> = {
  /** What the link is of, and its token: a language that is chosen holds for the page alone. */
  page: string
  queryKey: QueryKey
  read(signal: AbortSignal): Promise<Read>
  /** In which language it was sent. */
  languageOf(read: Read): Locale
  /** While it is not there. */
  title: string
  /** What is said of a link that has ended. */
  spent: string
  children(read: Read, readAgain: () => Promise<unknown>): ReactNode
}

/** The screen of a link: nobody signs in, and no search engine lists it. */
export function LinkPage<Read>({ page, queryKey, read, languageOf, ...props }: Props<Read>) {
  const text = useText()
  const { data, error, isPending, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => read(signal),
    retry: (times, failure) => !(failure instanceof Refused) && times < 2,
    // What is being read does not change under the hand.
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
  usePageLanguage(page, data === undefined ? undefined : languageOf(data))
  const robots = <meta name="robots" content="noindex, nofollow" />
  if (data !== undefined)
    return (
      <>
        {robots}
        {props.children(data, refetch)}
      </>
    )
  const spent = error instanceof Refused && error.code === 'link/spent'
  return (
    <Page title={props.title}>
      {robots}
      {isPending ? (
        <ListSkeleton rows={6} />
      ) : (
        <Notice tone="danger">
          {spent ? props.spent : error instanceof Refused ? error.message : text('could_not_load')}
        </Notice>
      )}
      {!spent && !isPending && (
        <div>
          <Button variant="default" onClick={() => void refetch()}>
            {text('try_again')}
          </Button>
        </div>
      )}
    </Page>
  )
}
