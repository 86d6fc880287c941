import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { BrandHead } from '../../../../access/brand/web/BrandHead.tsx'
import { call, Refused } from '../../../../kit/http/client.web.ts'
import { fill } from '../../../../kit/language/message.ts'
import { problemWords } from '../../../../kit/web/act/problem-words.ts'
import { useAct } from '../../../../kit/web/act/use-act.ts'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import { Button } from '../../../../kit/web/plain/Button.tsx'
import { Notice } from '../../../../kit/web/plain/Notice.tsx'
import { stopKey } from '../../web/keys.ts'
import { readStop, stopCopies } from '../stop.contract.ts'

/** The way out of the copies that are mailed to a client's contact: nobody is signed in. */
export default function StopScreen() {
  const { text, say } = useLanguage()
  const { token = '' } = useParams()
  const { data, error, refetch } = useQuery({
    queryKey: stopKey(token),
    queryFn: async ({ signal }) =>
      (await call(readStop, { params: { token }, signal, keepSession: true })).data,
    retry: (times, failure) => !(failure instanceof Refused) && times < 2,
  })
  const stop = useAct(() => call(stopCopies, { params: { token }, keepSession: true }), {
    renews: [stopKey(token)],
  })
  const gone = error instanceof Refused && error.code === 'row/missing'
  const stopped = data?.stopped
  const { company = '', name = '', email = '' } = data ?? {}
  const whose = { company, name, email }
  return (
    <article className="stack gap-4 max-w-prose">
      <title>{`${text('screen_stop_copies')} · Plumbline`}</title>
      {data && <BrandHead brand={data.brand} />}
      <h1 className="m-0 title-1" tabIndex={-1}>
        {text('screen_stop_copies')}
      </h1>
      {error !== null && (
        <>
          <Notice tone="danger">{gone ? text('stop_gone') : problemWords(error, text)}</Notice>
          {!gone && (
            <div>
              <Button onClick={() => void refetch()}>{text('try_again')}</Button>
            </div>
          )}
        </>
      )}
      {stopped === false && (
        <>
          <p>
            {fill(say('{company} e-mails {name} ({email}) copies of its submitted forms.'), whose)}
          </p>
          {stop.problem && <Notice tone="danger">{stop.problem}</Notice>}
          <div>
            <Button busy={stop.busy} onClick={() => stop.act()}>
              {say('Stop sending me copies')}
            </Button>
          </div>
        </>
      )}
      {stopped && (
        <Notice tone="good">
          {fill(
            say(
              '{company} no longer sends copies to {email}. Was that a mistake? Ask them to start again.',
            ),
            whose,
          )}
        </Notice>
      )}
    </article>
  )
}
