import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useParams } from 'react-router'
import { call, Refused } from '../../../../kit/http/client.web.ts'
import { keysOf } from '../../../../kit/own.ts'
import { prove } from '../../../../kit/proof-of-work/proof-of-work.ts'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import { Button } from '../../../../kit/web/plain/Button.tsx'
import { Field } from '../../../../kit/web/plain/Field.tsx'
import { Notice } from '../../../../kit/web/plain/Notice.tsx'
import { RadioTiles } from '../../../../kit/web/plain/RadioTiles.tsx'
import { useForm } from '../../../../kit/web/plain/use-form.ts'
import { kinds } from '../../record/kinds.ts'
import { openAnonymousReport, sendAnonymousReport } from '../anonymous.contract.ts'
import { newTrackingCode } from '../tracking-code.ts'
import { reportPlaceKey } from './keys.ts'
import { PublicReportPage } from './PublicReportPage.tsx'
import { ReportReceived } from './ReportReceived.tsx'
import { TextArea } from './TextArea.tsx'

/** What happened at a project, told by somebody who scanned its poster. */
export default function ReportScreen() {
  const { text } = useLanguage()
  const { token = '' } = useParams()
  const [code, setCode] = useState(newTrackingCode)
  const [isSent, setSent] = useState(false)
  const { data, error, isPending, refetch } = useQuery({
    queryKey: reportPlaceKey(token),
    queryFn: async ({ signal }) =>
      (await call(openAnonymousReport, { params: { token }, signal })).data,
    // What is not there will not be there on asking again.
    retry: (times, failure) => !(failure instanceof Refused) && times < 2,
  })
  const title = text('screen_report')
  if (isPending)
    return (
      <PublicReportPage title={title}>
        <p role="status">{text('anonymous_loading')}</p>
      </PublicReportPage>
    )
  if (data === undefined) {
    const gone = error instanceof Refused && error.httpStatus < 429
    return (
      <PublicReportPage title={title}>
        <Notice tone="danger">{text(gone ? 'anonymous_gone' : 'could_not_load')}</Notice>
        {!gone && (
          <p>
            <Button look="outline" onClick={() => void refetch()}>
              {text('try_again')}
            </Button>
          </p>
        )}
      </PublicReportPage>
    )
  }
  if (isSent)
    return (
      <PublicReportPage title={text('report_thanks')} about={data}>
        <ReportReceived
          code={code}
          onNext={() => {
            setCode(newTrackingCode())
            setSent(false)
          }}
        />
      </PublicReportPage>
    )
  return (
    <PublicReportPage title={title} about={data}>
      <p className="m-0">{text('anonymous_lead')}</p>
      <p className="m-0 font-semibold">{text('anonymous_danger')}</p>
      <ThreeQuestions token={token} code={code} onSent={() => setSent(true)} />
      <p className="m-0">
        <Link to="/report/thread/-">{text('anonymous_have_code')}</Link>
      </p>
    </PublicReportPage>
  )
}

type Questions = { token: string; code: string; onSent(): void }

function ThreeQuestions({ token, code, onSent }: Questions) {
  const { text, say, locale } = useLanguage()
  const { busy, message, errorOf, form } = useForm(text('no_connection'), async (typed) => {
    const { kind, words = '', place = '' } = typed
    await call(sendAnonymousReport, {
      params: { token },
      body: {
        ...{ code, words, place },
        kind: keysOf(kinds).find((one) => one === kind) ?? 'hazard',
        lang: locale,
        proof: await prove(code),
      },
    })
    onSent()
  })
  return (
    <form {...form} className="grid gap-4">
      {message && <Notice tone="danger">{message}</Notice>}
      <RadioTiles
        name="kind"
        label={text('anonymous_kind')}
        tall
        initially="hazard"
        options={keysOf(kinds).map((kind) => ({
          value: kind,
          label: say(kinds[kind]),
          hint: text(`report_kind_${kind}`),
        }))}
        error={errorOf('kind')}
      />
      <TextArea name="words" label={text('anonymous_what')} error={errorOf('words')} />
      <Field name="place" label={text('anonymous_where')} maxLength={200} autoComplete="off" />
      <div>
        <Button type="submit" busy={busy}>
          {text('report_send')}
        </Button>
      </div>
    </form>
  )
}
