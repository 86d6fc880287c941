import { Refused } from '../../../../kit/http/client.web.ts'
import { useText } from '../../../../kit/web/language/Language.tsx'
import { Button, LinkButton } from '../../../../kit/web/plain/Button.tsx'
import { Notice } from '../../../../kit/web/plain/Notice.tsx'
import { Entrance } from '../../../sign-in/web/index.ts'

type Props = {
  /** Why it did not open; nothing while it is opening. */
  refused: Error | null
  /** What to do where the link leads nowhere any more. */
  spent: string
  onRetry(): unknown
}

/** What stands until a mailed link has opened, or where it does not. */
export function OpeningLink({ refused, spent, onRetry }: Props) {
  const text = useText()
  const isSpent = refused instanceof Refused && refused.code === 'link/spent'
  const problem = refused instanceof Refused ? refused.message : text('could_not_load')
  return (
    <Entrance title={text('page_signup')}>
      {refused === null ? (
        <p role="status">{text('signup_loading')}</p>
      ) : (
        <>
          <Notice tone="danger">{isSpent ? spent : problem}</Notice>
          {isSpent ? (
            <LinkButton to="/login">{text('login')}</LinkButton>
          ) : (
            <Button onClick={() => void onRetry()}>{text('try_again')}</Button>
          )}
        </>
      )}
    </Entrance>
  )
}
