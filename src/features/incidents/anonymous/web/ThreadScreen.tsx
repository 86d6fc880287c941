import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import { useTimes } from '../../../../access/web/use-times.ts'
import { call, Refused } from '../../../../kit/http/client.web.ts'
import type { ReplyOf } from '../../../../kit/http/route.ts'
import { newId } from '../../../../kit/ids.ts'
import { prove } from '../../../../kit/proof-of-work/proof-of-work.ts'
import { useText } from '../../../../kit/web/language/Language.tsx'
import { Button } from '../../../../kit/web/plain/Button.tsx'
import { Field } from '../../../../kit/web/plain/Field.tsx'
import { Notice } from '../../../../kit/web/plain/Notice.tsx'
import { useForm } from '../../../../kit/web/plain/use-form.ts'
import { readReportThread, writeToThread } from '../anonymous.contract.ts'
import { codeIn, groupsOf, isTrackingCode } from '../tracking-code.ts'
import { threadKey } from './keys.ts'
import { PublicReportPage } from './PublicReportPage.tsx'
import { TextArea } from './TextArea.tsx'
import { ThreadMessage } from './ThreadMessage.tsx'

/** What was written to and fro of a report, for the person who has its tracking code. */
export default function ThreadScreen() {
  const text = useText()
  const code = codeIn(useParams().code ?? '')
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: threadKey(code),
    queryFn: async ({ signal }) =>
      (await call(readReportThread, { params: { code }, signal })).data,
    enabled: isTrackingCode(code),
    retry: (times, failure) => !(failure instanceof Refused) && times < 2,
    staleTime: 0,
    gcTime: 0,
  })
  const title = text('screen_report_thread')
  if (data !== undefined)
    return (
      <PublicReportPage title={title} about={data}>
        <Thread code={code} thread={data} />
      </PublicReportPage>
    )
  const unknown =
    error instanceof Refused ? error.httpStatus < 429 : code !== '' && !isTrackingCode(code)
  return (
    <PublicReportPage title={title}>
      {isFetching && <p role="status">{text('anonymous_loading')}</p>}
      {!isFetching && unknown && <Notice tone="danger">{text('anonymous_thread_gone')}</Notice>}
      {!isFetching && error !== null && !unknown && (
        <>
          <Notice tone="danger">{text('could_not_load')}</Notice>
          <p>
            <Button look="outline" onClick={() => void refetch()}>
              {text('try_again')}
            </Button>
          </p>
        </>
      )}
      <AskCode code={code} />
    </PublicReportPage>
  )
}

function AskCode({ code }: { code: string }) {
  const text = useText()
  const navigate = useNavigate()
  const { busy, form } = useForm(text('no_connection'), async ({ code: typed = '' }) =>
    navigate(`/report/thread/${groupsOf(codeIn(typed)) || '-'}`, { replace: true }),
  )
  return (
    <form {...form} className="grid gap-4">
      <Field
        name="code"
        label={text('anonymous_code')}
        defaultValue={groupsOf(code)}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={40}
      />
      <div>
        <Button type="submit" busy={busy}>
          {text('anonymous_open')}
        </Button>
      </div>
    </form>
  )
}

type Shown = { code: string; thread: ReplyOf<typeof readReportThread>['data'] }

function Thread({ code, thread }: Shown) {
  const text = useText()
  const { moment } = useTimes(thread.zone)
  const queries = useQueryClient()
  const [id, setId] = useState(newId)
  const { busy, message, errorOf, form } = useForm(
    text('no_connection'),
    async ({ words = '' }) => {
      await call(writeToThread, { params: { code, id }, body: { words, proof: await prove(id) } })
      // Another form, empty, takes the place of this one.
      setId(newId())
      await queries.invalidateQueries({ queryKey: threadKey(code) })
    },
  )
  return (
    <>
      <ol className="bare grid gap-3">
        {thread.messages.map((one) => (
          <li key={one.id}>
            <ThreadMessage
              message={one}
              by={text(one.of_reporter ? 'anonymous_you' : 'anonymous_office')}
              at={moment(one.at)}
            />
          </li>
        ))}
      </ol>
      {thread.messages.every(({ of_reporter }) => of_reporter) && (
        <p className="m-0 hint">{text('anonymous_no_answer')}</p>
      )}
      <form key={id} {...form} className="grid gap-4">
        {message && <Notice tone="danger">{message}</Notice>}
        <TextArea name="words" label={text('anonymous_add')} error={errorOf('words')} rows={3} />
        <div>
          <Button type="submit" busy={busy}>
            {text('report_send')}
          </Button>
        </div>
      </form>
    </>
  )
}
