import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { addressOf, call, Refused } from '../../../../kit/http/client.web.ts'
import { ListSkeleton } from '../../../../kit/web/inputs/ListSkeleton.tsx'
import { useText } from '../../../../kit/web/language/Language.tsx'
import { usePageLanguage } from '../../../../kit/web/language/use-page-language.ts'
import { Page } from '../../../../kit/web/page/Page.tsx'
import { Notice } from '../../../../kit/web/plain/Notice.tsx'
import { takingKey } from '../../web/keys.ts'
import { byLink, readFileByLink } from '../taking.contract.ts'
import { TakeOrientation } from './TakeOrientation.tsx'

/** The screen of a link: nobody signs in, and no search engine lists it. */
export default function TakeByLinkScreen() {
  const text = useText()
  const { token = '' } = useParams()
  const { data, error, isPending, refetch } = useQuery({
    queryKey: takingKey(token),
    queryFn: async ({ signal }) =>
      (await call(byLink.read, { params: { token }, signal, keepSession: true })).data,
    retry: (times, failure) => !(failure instanceof Refused) && times < 2,
    // What is being read does not change under the hand.
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
  usePageLanguage(`orientation-${token.slice(0, 12)}`, data?.lang)
  const robots = <meta name="robots" content="noindex, nofollow" />
  if (data !== undefined)
    return (
      <>
        {robots}
        <TakeOrientation
          way={{
            calls: byLink,
            params: { token },
            account: 'link',
            fileAddress: (id) => addressOf(readFileByLink, { params: { token, id } }),
          }}
          asked={data}
          onRead={refetch}
        />
      </>
    )
  const spent = error instanceof Refused && error.code === 'link/spent'
  return (
    <Page title={text('screen_orientation_take')}>
      {robots}
      {isPending ? (
        <ListSkeleton rows={6} />
      ) : (
        <Notice tone="danger">
          {spent
            ? text('orientation_spent')
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
