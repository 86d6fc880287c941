import { Button, Textarea } from '@mantine/core'
import { IconAlertOctagon, IconLanguage, IconSend } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { useTimes } from '../../../../access/web/use-times.ts'
import { call } from '../../../../kit/http/client.web.ts'
import type { ReplyOf } from '../../../../kit/http/route.ts'
import { newId } from '../../../../kit/ids.ts'
import { languageIn } from '../../../../kit/language/language-in.ts'
import { useAct } from '../../../../kit/web/act/use-act.ts'
import { ListSkeleton } from '../../../../kit/web/inputs/ListSkeleton.tsx'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import { Notice } from '../../../../kit/web/plain/Notice.tsx'
import { kinds } from '../../record/kinds.ts'
import {
  answerAnonymousReport,
  makeIncidentOfReport,
  readAnonymousReport,
  translateMessage,
} from '../anonymous.contract.ts'
import { keysOfReports } from './keys.ts'
import { ThreadMessage } from './ThreadMessage.tsx'

type Report = ReplyOf<typeof readAnonymousReport>['data']

/** A report with what was written to and fro, its answer, and the way to a record of it. */
export function ReportThread({ id }: { id: string }) {
  const { text, say, locale } = useLanguage()
  const { moment } = useTimes()
  const { data, isError } = useQuery({
    queryKey: keysOfReports('one', id),
    queryFn: async ({ signal }) =>
      (await call(readAnonymousReport, { params: { id }, signal })).data,
    staleTime: 0,
  })
  if (isError) return <Notice tone="danger">{text('could_not_load')}</Notice>
  if (data === undefined) return <ListSkeleton rows={4} />
  const { kind, project, place, at, lang, messages, incident, can } = data
  const mayAnswer = can.includes('answer')
  return (
    <div className="stack gap-4 max-w-prose">
      <p className="m-0">
        <Link to="/dashboard/incidents/reports?view=all">{text('anonymous_back')}</Link>
      </p>
      <header>
        <h2 className="m-0 text-lg">{say(kinds[kind])}</h2>
        <p className="hint m-0">
          {[
            project,
            place,
            moment(at),
            text('anonymous_written_in', { language: languageIn(locale, lang) }),
          ]
            .filter((part) => part !== null)
            .join(' · ')}
        </p>
      </header>
      {incident !== null && (
        <p className="m-0">
          <Link to={`/dashboard/incidents/record/${incident.id}`}>
            {text('anonymous_incident', { number: incident.number })}
          </Link>
        </p>
      )}
      {can.includes('incident') && <ToIncident id={id} />}
      <ol className="bare stack gap-3">
        {messages.map((one) => (
          <li key={one.id}>
            <ThreadMessage
              message={one}
              by={one.by ?? text('anonymous_reporter')}
              at={moment(one.at)}
            >
              {mayAnswer && <Translate report={id} message={one} />}
            </ThreadMessage>
          </li>
        ))}
      </ol>
      {mayAnswer && <Answer key={messages.length} report={data} />}
    </div>
  )
}

function ToIncident({ id }: { id: string }) {
  const { text } = useLanguage()
  const navigate = useNavigate()
  const { act, busy } = useAct(() => call(makeIncidentOfReport, { params: { id } }), {
    renews: [keysOfReports()],
    refusedInPassing: true,
    oneAtATime: true,
    onDone: ({ data }) => navigate(`/dashboard/incidents/record/${data.id}`),
  })
  return (
    <div>
      <Button
        variant="default"
        loading={busy}
        leftSection={<IconAlertOctagon size={18} aria-hidden />}
        onClick={() => act()}
      >
        {text('anonymous_to_incident')}
      </Button>
    </div>
  )
}

type Translated = { report: string; message: Report['messages'][number] }

function Translate({ report, message }: Translated) {
  const { text } = useLanguage()
  const [typed, setTyped] = useState<string>()
  const { act, busy, problem } = useAct(
    (translation: string) =>
      call(translateMessage, {
        params: { id: report, message: message.id },
        body: { translation },
      }),
    { renews: [keysOfReports('one', report)], onDone: () => setTyped(undefined) },
  )
  if (typed === undefined)
    return (
      <div>
        <Button
          variant="subtle"
          size="compact-sm"
          leftSection={<IconLanguage size={16} aria-hidden />}
          onClick={() => setTyped(message.translation ?? '')}
        >
          {text('anonymous_translate')}
        </Button>
      </div>
    )
  return (
    <form
      className="stack gap-2"
      method="post"
      onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault()
        act(typed.trim())
      }}
    >
      <Textarea
        label={text('anonymous_translation')}
        autosize
        minRows={2}
        maxLength={4000}
        data-autofocus
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      {problem && <Notice tone="danger">{problem}</Notice>}
      <div className="row gap-2">
        <Button type="submit" size="sm" loading={busy}>
          {text('save')}
        </Button>
        <Button size="sm" variant="default" onClick={() => setTyped(undefined)}>
          {text('cancel')}
        </Button>
      </div>
    </form>
  )
}

function Answer({ report: { id, lang } }: { report: Report }) {
  const { text, locale } = useLanguage()
  const [message] = useState(newId)
  const [words, setWords] = useState('')
  const [translation, setTranslation] = useState('')
  const { act, busy, problem } = useAct(
    () =>
      call(answerAnonymousReport, {
        params: { id, message },
        body: { words: words.trim(), translation: translation.trim() },
      }),
    { renews: [keysOfReports()], oneAtATime: true },
  )
  const isWhole = words.trim().length > 2
  return (
    <form
      className="stack gap-3"
      method="post"
      onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault()
        if (isWhole) act()
      }}
    >
      <Textarea
        label={text('anonymous_answer')}
        required
        autosize
        minRows={3}
        maxLength={4000}
        value={words}
        onChange={(event) => setWords(event.currentTarget.value)}
      />
      {lang !== locale && (
        <Textarea
          label={text('anonymous_answer_translation', { language: languageIn(locale, lang) })}
          lang={lang}
          autosize
          minRows={2}
          maxLength={4000}
          value={translation}
          onChange={(event) => setTranslation(event.currentTarget.value)}
        />
      )}
      {problem && <Notice tone="danger">{problem}</Notice>}
      <div>
        <Button
          type="submit"
          loading={busy}
          disabled={!isWhole}
          leftSection={<IconSend size={18} aria-hidden />}
        >
          {text('anonymous_send')}
        </Button>
      </div>
    </form>
  )
}
