import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { call, Refused } from '../../../../kit/http/client.web.ts'
import { ListSkeleton } from '../../../../kit/web/inputs/ListSkeleton.tsx'
import { useText } from '../../../../kit/web/language/Language.tsx'
import { usePageLanguage } from '../../../../kit/web/language/use-page-language.ts'
import { Page } from '../../../../kit/web/page/Page.tsx'
import { Notice } from '../../../../kit/web/plain/Notice.tsx'
import { readByLink } from '../links.contract.ts'
import { DocumentByLink } from './DocumentByLink.tsx'
import { byLinkKey } from './keys.ts'

/** The screen of a link: nobody signs in, and no search engine lists it. */
export default function DocumentByLinkScreen() {
  const text = useText()
  const { token = '' } = useParams()
  const { data, error, isPending, refetch } = useQuery({
    queryKey: byLinkKey(token),
    queryFn: async ({ signal }) =>
      (await call(readByLink, { params: { token }, signal, keepSession: true })).data,
    retry: (times, failure) => !(failure instanceof Refused) && times < 2,
    // What is being read does not change under the hand.
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
  usePageLanguage(`document-${token.slice(0, 12)}`, data?.lang)
  const robots = <meta name="robots" content="noindex, nofollow" />
  if (data !== undefined)
    return (
      <>
        {robots}
        <DocumentByLink token={token} read={data} />
      </>
    )
  const spent = error instanceof Refused && error.code === 'link/spent'
  return (
    <Page title={text('screen_document_link')}>
      {robots}
      {isPending ? (
        <ListSkeleton rows={6} />
      ) : (
        <Notice tone="danger">
          {spent
            ? text('document_link_spent')
            : error instanceof Refused
              ? error.message
              : text('could_not_load')}
        </Notice>
      )}
      {!spent && !isPending && (
        <div>
          <Button variant="default" onClick={() => void refetch()}>
            {text('sign_link_again')}
          </Button>
        </div>
      )}
    </Page>
  )
}
