import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Link, useLocation, useNavigation, useParams, useSearchParams } from 'react-router'
import { useSession } from '../../../../access/web/session.ts'
import { NoAnswer, Refused } from '../../../../kit/http/client.web.ts'
import { partsOf } from '../../../../kit/own.ts'
import { useTexts } from '../../../../kit/web/inputs/use-texts.ts'
import { useText } from '../../../../kit/web/language/Language.tsx'
import { Page } from '../../../../kit/web/page/Page.tsx'
import { Notice } from '../../../../kit/web/plain/Notice.tsx'
import { fillKey } from '../../web/keys.ts'
import { forgetDraft, forgetOutgoing } from './device/store.ts'
import { begin } from './draft/begin.ts'
import { dropThere } from './draft/drop-there.ts'
import { useOutgoing } from './draft/use-outgoing.ts'
import { FillForm } from './form/FillForm.tsx'
import { SentNow } from './SentNow.tsx'

/** A form is filled and submitted. `?draft=` says which draft is gone on with, `?project=`,
 *  `?team=` and `?incident=` begin one that is about it. */
export default function FillScreen() {
  const { id = '' } = useParams()
  const { user } = useSession()
  // Another form, or another person, begins anew.
  return user === undefined ? null : (
    <Filling key={`${id} ${user.id}`} form={id} account={user.id} />
  )
}

function Filling({ form, account }: { form: string; account: string }) {
  const text = useText()
  const texts = useTexts()
  const [params, setParams] = useSearchParams()
  const { project, team } = useSession()
  const [joined] = useState(incidentOf(params.get('incident'), useLocation().state))
  const [asked, setAsked] = useState({
    draft: params.get('draft') ?? undefined,
    project: params.get('project') ?? undefined,
    team: params.get('team') ?? team?.id,
    incident: joined,
    present: project?.id,
    anew: ['project', 'team', 'incident'].some((name) => params.has(name)),
    turn: 0,
  })
  const { data, error } = useQuery({
    queryKey: fillKey(form, account, asked),
    queryFn: async () => (await begin({ form, account, ...asked })) ?? null,
    // An older read must not overwrite newer answers.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    networkMode: 'always',
    retry: false,
  })
  const begun = data ?? undefined
  const draft = begun?.draft.id
  // The address names the draft: a reload goes on with it. Somebody who is leaving is not called back.
  const leaving = useNavigation().state !== 'idle'
  useEffect(() => {
    if (draft !== undefined && !leaving && params.get('draft') !== draft)
      setParams({ draft }, { replace: true, preventScrollReset: true })
  }, [draft, leaving, params, setParams])

  const { of, outgoing, refused } = useOutgoing(draft) ?? {}

  function restart() {
    setAsked((asked) => ({ ...asked, draft: undefined, anew: true, turn: asked.turn + 1 }))
  }
  async function startOver() {
    if (begun === undefined) return
    await forgetDraft(begun.draft.id)
    await forgetOutgoing(begun.draft.id)
    restart()
    await dropThere(begun.draft.id)
  }

  if (error !== null || data === null)
    return (
      <Page title={text('screen_submission_fill')}>
        <Notice tone="danger">{wordsOf(error, text)}</Notice>
        <p>
          <Link to="/dashboard">{text('to_dashboard')}</Link>
        </p>
      </Page>
    )
  // What was submitted opens otherwise than what was not: nothing is drawn before that is known.
  if (begun === undefined || (begun.from !== 'new' && of !== draft))
    return (
      <Page title={text('screen_submission_fill')}>
        <div role="status" aria-label={texts.loading} className="stack gap-4">
          <Skeleton height={120} radius="md" />
          <Skeleton height={420} radius="md" />
        </div>
      </Page>
    )
  const { form: facts, version } = begun.kept
  const submitted = outgoing !== undefined && outgoing.state !== 'needs'
  return (
    <Page
      title={facts.name}
      lead={[facts.code, facts.category, text('filling_version', { n: version.n })]
        .filter(Boolean)
        .join(' · ')}
    >
      {submitted ? (
        <SentNow outgoing={outgoing} kept={begun.kept} onAnother={restart} />
      ) : (
        <FillForm
          key={`${draft} ${begun.draft.saved_at} ${outgoing?.made_at ?? ''}`}
          begun={refused === undefined ? begun : { ...begun, draft: refused, from: 'device' }}
          trouble={outgoing?.trouble ?? null}
          onStartOver={() => void startOver()}
        />
      )}
    </Page>
  )
}

/** Its record says what it is called. */
const incidentOf = (id: string | null, state: unknown) => {
  if (id === null) return undefined
  const { name = '' } = partsOf(state)
  return { id, name: typeof name === 'string' ? name : '' }
}

function wordsOf(error: unknown, text: ReturnType<typeof useText>): string {
  if (error === null || error instanceof NoAnswer) return text('filling_no_connection')
  if (error instanceof Refused && error.httpStatus === 404) return text('filling_gone')
  return error instanceof Refused ? error.message : text('could_not_load')
}
