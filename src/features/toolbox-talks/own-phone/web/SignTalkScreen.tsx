import { Button, TextInput } from '@mantine/core'
import { IconCircleCheckFilled } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { type SubmitEvent, useRef, useState } from 'react'
import { Link, useParams } from 'react-router'
import { useSession } from '../../../../access/web/session.ts'
import type { Signature } from '../../../../kit/drawing/signature.ts'
import { givenOf } from '../../../../kit/drawing/strokes.ts'
import { call, Refused } from '../../../../kit/http/client.web.ts'
import type { ReplyOf } from '../../../../kit/http/route.ts'
import { newId } from '../../../../kit/ids.ts'
import type { Locale } from '../../../../kit/locales.ts'
import { useAct } from '../../../../kit/web/act/use-act.ts'
import { ContentShown } from '../../../../kit/web/content/ContentShown.tsx'
import { ListSkeleton } from '../../../../kit/web/inputs/ListSkeleton.tsx'
import { DrawingPad } from '../../../../kit/web/inputs/signature/DrawingPad.tsx'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import { Page } from '../../../../kit/web/page/Page.tsx'
import { Notice } from '../../../../kit/web/plain/Notice.tsx'
import { Statement } from '../../../submissions/web/index.ts'
import { attends } from '../../deliveries/texts.ts'
import classes from '../../holding/web/holding.module.css'
import { readTalkByCode, signTalkByCode, signTalkMyself } from '../own-phone.contract.ts'
import { talkByCodeKey } from './keys.ts'

type Talk = ReplyOf<typeof readTalkByCode>['data']

/** A talk on one's own phone: what is said, and where one signs for oneself. */
export default function SignTalkScreen() {
  const { token = '' } = useParams()
  const { text, locale } = useLanguage()
  const { data, error, isPending, refetch } = useQuery({
    queryKey: talkByCodeKey(token),
    queryFn: async ({ signal }) =>
      (await call(readTalkByCode, { params: { token }, signal, keepSession: true })).data,
    staleTime: 0,
  })
  const robots = <meta name="robots" content="noindex, nofollow" />
  if (data === undefined)
    return (
      <Page title={text('screen_talk_sign')}>
        {robots}
        {isPending ? (
          <ListSkeleton rows={6} />
        ) : (
          <>
            <Notice tone="danger">
              {text(
                error instanceof Refused && error.httpStatus < 429
                  ? 'talk_code_gone'
                  : 'could_not_load',
              )}
            </Notice>
            <div>
              <Button variant="default" onClick={() => void refetch()}>
                {text('try_again')}
              </Button>
            </div>
          </>
        )}
      </Page>
    )
  const { title, place, presenter, company, content, questions, state } = data
  const lead = [place, presenter, company].filter(Boolean).join(' · ')
  return (
    <Page title={title} lead={lead}>
      {robots}
      <div className={`stack gap-6 ${classes.narrow}`}>
        {state === 'planned' && <Notice tone="calm">{text('talk_code_planned')}</Notice>}
        {state === 'closed' && <Notice tone="calm">{text('talk_code_closed')}</Notice>}
        <ContentShown content={content} locale={locale} />
        {questions.length > 0 && (
          <section aria-label={text('talk_questions')}>
            <h2>{text('talk_questions')}</h2>
            <ContentShown content={questions} locale={locale} />
          </section>
        )}
        {(state === 'open' || state === 'late') && <SignHere token={token} state={state} />}
      </div>
    </Page>
  )
}

/** By name and company; a colleague who is signed in signs as themself. */
function SignHere({ token, state }: { token: string; state: Talk['state'] }) {
  const { text, locale } = useLanguage()
  const { user, role } = useSession()
  const me =
    role === undefined || role === 'admin' || role === 'trade_contractor' ? undefined : user
  const id = useRef(newId())
  const [language, setLanguage] = useState<Locale>(locale)
  const [name, setName] = useState('')
  const [company, setCompany] = useState('')
  const [why, setWhy] = useState('')
  const [mark, setMark] = useState<Signature | null>(null)
  const isLate = state === 'late'
  const isReady =
    mark !== null &&
    (me !== undefined || name.trim().length > 1) &&
    (!isLate || why.trim().length > 1)
  const [isSigned, setSigned] = useState(false)
  const { act, busy, problem } = useAct(
    (given: Signature) => {
      const body = {
        given: givenOf(given),
        statement_lang: language,
        ...(isLate && { late_because: why.trim() }),
      }
      return me === undefined
        ? call(signTalkByCode, {
            params: { token },
            body: { ...body, id: id.current, name: name.trim(), company: company.trim() },
            keepSession: true,
          })
        : call(signTalkMyself, { params: { token }, body })
    },
    { oneAtATime: true, onDone: () => setSigned(true) },
  )
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isReady) act(mark)
  }
  if (isSigned)
    return (
      <p className="row gap-2 m-0 text-lg" role="status">
        <IconCircleCheckFilled size={26} className="flex-none text-good" aria-hidden />
        {text('talk_code_signed')}
      </p>
    )
  return (
    <form
      onSubmit={submit}
      method="post"
      className={classes.turn}
      aria-label={text('signing_sign')}
    >
      {me === undefined ? (
        <>
          <TextInput
            label={text('talk_code_name')}
            autoComplete="name"
            maxLength={160}
            value={name}
            onChange={(event) => setName(event.currentTarget.value)}
          />
          <TextInput
            label={text('talk_company')}
            autoComplete="organization"
            maxLength={160}
            value={company}
            onChange={(event) => setCompany(event.currentTarget.value)}
          />
          <Link to="/login">{text('talk_code_account')}</Link>
        </>
      ) : (
        <h2 className="text-lg m-0 break-anywhere">{me.name}</h2>
      )}
      {isLate && (
        <TextInput
          label={text('talk_join_why')}
          maxLength={500}
          value={why}
          onChange={(event) => setWhy(event.currentTarget.value)}
        />
      )}
      <Statement words={attends} language={language} onLanguage={setLanguage} />
      <DrawingPad
        value={mark?.method === 'drawn' ? mark : null}
        wrong={false}
        onChange={(drawn) =>
          setMark(
            drawn && {
              ...drawn,
              method: 'drawn',
              name: me?.name ?? name,
              signed_at: new Date().toISOString(),
            },
          )
        }
      />
      {problem && <Notice tone="danger">{problem}</Notice>}
      <Button type="submit" size="lg" loading={busy} disabled={!isReady}>
        {text('signing_sign')}
      </Button>
    </form>
  )
}
