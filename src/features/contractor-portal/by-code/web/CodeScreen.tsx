import { Suspense } from 'react'
import { Link, useParams } from 'react-router'
import { BrandHead } from '../../../../access/brand/web/BrandHead.tsx'
import { dayIn } from '../../../../kit/language/numbers-and-days.ts'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import { whenDrawn } from '../../../../kit/web/later.ts'
import { Tag, type TagTone } from '../../../../kit/web/theme/Tag.tsx'
import type { DueByCode, OpenedCode } from '../by-code.contract.ts'
import { AskAfter } from './AskAfter.tsx'
import { hasSent } from './has-sent.ts'
import { NoCode } from './NoCode.tsx'
import { useCode } from './use-code.ts'

const SentHere = whenDrawn(async () => (await import('./SentHere.tsx')).default)

const tones: Readonly<Record<DueByCode['state'], TagTone>> = {
  outstanding: 'notice',
  past_due: 'danger',
  done: 'good',
  task: 'calm',
}
const order: readonly DueByCode['state'][] = ['past_due', 'outstanding', 'task', 'done']

/** What a worker sees who scanned the code of a contractor: its forms, and what was sent from this device. */
export default function CodeScreen() {
  const { id: code = '' } = useParams()
  const { data, error, refetch } = useCode(code)
  return (
    <>
      <meta name="robots" content="noindex, nofollow" />
      {data === undefined ? (
        <NoCode error={error} onAgain={() => void refetch()} />
      ) : (
        <Shown code={code} opened={data} />
      )}
    </>
  )
}

function Shown({ code, opened }: { code: string; opened: OpenedCode }) {
  const { text } = useLanguage()
  const { contractor, brand } = opened
  const forms = opened.forms.toSorted(
    (one, other) => order.indexOf(one.state) - order.indexOf(other.state),
  )
  return (
    <article className="grid gap-4 m-auto max-w-prose w-full">
      <title>{`${contractor.name} · Plumbline`}</title>
      <BrandHead brand={brand} />
      <header>
        <h1 className="title-1 break-anywhere" tabIndex={-1}>
          {contractor.name}
        </h1>
        <p className="m-0 mt-1 text-soft">{text('by_code_lead')}</p>
      </header>
      {forms.length === 0 && <p className="m-0">{text('by_code_none')}</p>}
      {forms.length > 0 && (
        <ul className="box bare">
          {forms.map((form) => (
            <Form key={`${form.line} ${form.place.id}`} code={code} form={form} />
          ))}
        </ul>
      )}
      <AskAfter code={code} />
      <p className="m-0">
        <Link to="/contractors/login">{text('by_code_portal')}</Link>
      </p>
      {/* Comes last: it moves nothing that stands below. */}
      {hasSent(code) && (
        <Suspense>
          <SentHere code={code} />
        </Suspense>
      )}
    </article>
  )
}

function Form({ code, form }: { code: string; form: DueByCode }) {
  const { text, locale } = useLanguage()
  const { line, title, place, until, state } = form
  const day = until === null ? '' : dayIn(locale, until)
  return (
    <li className="border-between px-4 py-3">
      <Link
        to={`/qr-code/trade-contractor/${code}/form-field-submission/${line}?place=${place.id}`}
        className="lone block break-anywhere font-medium"
      >
        {title}
      </Link>
      <span className="row gap-2 mt-1">
        {!place.whole && <small className="text-soft">{place.name}</small>}
        <Tag tone={tones[state]}>{text(`by_code_state_${state}`, { day })}</Tag>
      </span>
    </li>
  )
}
