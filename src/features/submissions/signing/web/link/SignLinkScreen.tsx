import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { call, Refused } from '../../../../../kit/http/client.web.ts'
import { useText } from '../../../../../kit/web/language/Language.tsx'
import { usePageLanguage } from '../../../../../kit/web/language/use-page-language.ts'
import { Notice } from '../../../../../kit/web/plain/Notice.tsx'
import { signLinkKey } from '../../../web/keys.ts'
import { readLink } from '../../signing.contract.ts'
import classes from '../signing.module.css'
import { SignLinkPage } from './SignLinkPage.tsx'

/** The screen of a link in a mail: the document to sign, and the pad; nobody signs in. */
export default function SignLinkScreen() {
  const text = useText()
  const { token = '' } = useParams()
  const { data, error, isPending, refetch } = useQuery({
    queryKey: signLinkKey(token),
    queryFn: ({ signal }) => call(readLink, { params: { token }, signal, keepSession: true }),
    // A spent link stays spent; and what is being signed does not change under the hand.
    retry: (times, failure) => !(failure instanceof Refused) && times < 2,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
  usePageLanguage(`sign-${token.slice(0, 12)}`, data?.data.lang)
  if (data !== undefined)
    return <SignLinkPage token={token} asked={data.data} onStale={() => void refetch()} />
  if (isPending) return <p role="status">{text('sign_link_loading')}</p>
  const spent = error instanceof Refused && error.code === 'link/spent'
  return (
    <div className={classes.link}>
      <title>{`${text('sign_link')} · Plumbline`}</title>
      <h1 className="m-0 title-1 break-anywhere" tabIndex={-1}>
        {text('sign_link')}
      </h1>
      <Notice tone="danger">
        {spent
          ? text('sign_link_spent')
          : error instanceof Refused
            ? error.message
            : text('could_not_load')}
      </Notice>
      {spent ? (
        <p>{text('sign_link_spent_lead')}</p>
      ) : (
        <div>
          <Button variant="default" onClick={() => void refetch()}>
            {text('try_again')}
          </Button>
        </div>
      )}
    </div>
  )
}
