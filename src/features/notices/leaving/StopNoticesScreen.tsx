import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { BrandHead } from '../../../access/brand/web/BrandHead.tsx'
import { call, Refused } from '../../../kit/http/client.web.ts'
import { problemWords } from '../../../kit/web/act/problem-words.ts'
import { useAct } from '../../../kit/web/act/use-act.ts'
import { useText } from '../../../kit/web/language/Language.tsx'
import { Button } from '../../../kit/web/plain/Button.tsx'
import { Notice } from '../../../kit/web/plain/Notice.tsx'
import { stopNoticesKey } from '../web/keys.ts'
import { leaveNotices, readLeaving, returnToNotices } from './leaving.contract.ts'

/** The way out of a kind of mail: nobody is signed in, and nothing happens before a press. */
export default function StopNoticesScreen() {
  const text = useText()
  const { token = '' } = useParams()
  const { data, error, refetch } = useQuery({
    queryKey: stopNoticesKey(token),
    queryFn: async ({ signal }) =>
      (await call(readLeaving, { params: { token }, signal, keepSession: true })).data,
    retry: (times, failure) => !(failure instanceof Refused) && times < 2,
  })
  const gone = error instanceof Refused && error.code === 'row/missing'
  const renews = [stopNoticesKey(token)]
  const given = { params: { token }, keepSession: true }
  const stop = useAct(() => call(leaveNotices, given), { renews })
  const back = useAct(() => call(returnToNotices, given), { renews })
  const problem = stop.problem ?? back.problem
  return (
    <article className="stack gap-4 max-w-prose">
      <title>{`${text('screen_stop_notices')} · Plumbline`}</title>
      {data && <BrandHead brand={data.brand} />}
      <h1 className="m-0 title-1" tabIndex={-1}>
        {text('screen_stop_notices')}
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
      {problem && <Notice tone="danger">{problem}</Notice>}
      {data && (
        <>
          {data.stopped ? (
            <Notice tone="good">{text('stop_notices_done', { company: data.company })}</Notice>
          ) : (
            <p className="m-0">{text('stop_notices_ask', { company: data.company })}</p>
          )}
          <ul>
            {data.kinds.map((kind) => (
              <li key={kind}>{kind}</li>
            ))}
          </ul>
          <p className="hint m-0">{text('stop_notices_screen')}</p>
          <div>
            {data.stopped ? (
              <Button busy={back.busy} onClick={() => back.act()}>
                {text('stop_notices_undo')}
              </Button>
            ) : (
              <Button busy={stop.busy} onClick={() => stop.act()}>
                {text('stop_notices_go')}
              </Button>
            )}
          </div>
        </>
      )}
    </article>
  )
}
