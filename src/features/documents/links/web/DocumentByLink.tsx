import { IconCircleCheckFilled } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { BrandHead } from '../../../../access/brand/web/BrandHead.tsx'
import { useTimes } from '../../../../access/web/use-times.ts'
import { addressOf } from '../../../../kit/http/client.web.ts'
import type { ReplyOf } from '../../../../kit/http/route.ts'
import { useText } from '../../../../kit/web/language/Language.tsx'
import { Notice } from '../../../../kit/web/plain/Notice.tsx'
import { useSecondsInSight } from '../../../../kit/web/use-seconds-in-sight.ts'
import { declarationsIn, partsOf } from '../../../../kit/writing/content.ts'
import { quizIn } from '../../../../kit/writing/quiz.ts'
import { SignoffForm } from '../../signoffs/web/SignoffForm.tsx'
import { useReadingPlace } from '../../signoffs/web/use-reading-place.ts'
import { DocumentContent } from '../../versions/web/DocumentContent.tsx'
import { type readByLink, readDocumentFileByLink } from '../links.contract.ts'

type Props = { token: string; read: ReplyOf<typeof readByLink>['data'] }

/** The whole document, and at its foot where the person signs. */
export function DocumentByLink({ token, read }: Props) {
  const text = useText()
  const { day, moment } = useTimes(read.zone)
  const seconds = useSecondsInSight()
  const { name, number, note, published_at, signed, due_on } = read
  // Stored under a part of the link that opens nothing.
  useReadingPlace('link', token.slice(0, 12), read.hash)
  const content = partsOf(read.content.content)
  const called = String(read.content.title)
  const done = useRef<HTMLHeadingElement>(null)
  const before = useRef(signed)
  useEffect(() => {
    if (signed !== null && before.current === null) done.current?.focus()
  }, [signed])
  return (
    <article className="stack gap-4 w-full" style={{ maxWidth: '44rem', marginInline: 'auto' }}>
      <title>{`${called} · ${read.brand.name}`}</title>
      <BrandHead brand={read.brand} />
      <header className="stack gap-2">
        <h1 className="m-0 title-1 break-anywhere" tabIndex={-1}>
          {called}
        </h1>
        <p className="hint m-0">
          {text('version_number', { number })} · {day(published_at)}
        </p>
        {signed === null && <p className="m-0">{text('document_link_hello', { name })}</p>}
      </header>
      {note !== null && (
        <Notice tone="calm">
          <strong>{text('document_note')}</strong> <span className="whitespace-pre">{note}</span>
        </Notice>
      )}
      <DocumentContent
        register={read.register}
        // It is answered before one signs.
        content={{ ...read.content, content: content.filter(({ kind }) => kind !== 'quiz') }}
        fileAddress={(id) => addressOf(readDocumentFileByLink, { params: { token, id } })}
      />
      <p className="hint m-0 break-anywhere">{text('version_hash', { hash: read.hash })}</p>
      {signed === null ? (
        <section
          className="stack gap-4 p-4 bg-surface border-strong rounded-lg"
          aria-labelledby="sign-here"
        >
          <h2 className="m-0 title-2" id="sign-here">
            {text('sign_link_here')}
          </h2>
          {due_on !== null && <p className="m-0">{text('document_due', { day: day(due_on) })}</p>}
          <SignoffForm
            id={token}
            hash={read.hash}
            quiz={read.quiz?.score == null ? quizIn(content) : undefined}
            declarations={declarationsIn(content)}
            seconds={seconds}
            link={{ token, name }}
            onDone={() => undefined}
          />
        </section>
      ) : (
        <section className="stack items-center gap-2 text-center p-4">
          <IconCircleCheckFilled size={56} className="text-good" aria-hidden />
          <h2 ref={done} tabIndex={-1} className="m-0 title-2">
            {text('document_link_done', { name, number: signed.number })}
          </h2>
          <p className="m-0">{text('document_link_done_lead', { when: moment(signed.at) })}</p>
        </section>
      )}
    </article>
  )
}
