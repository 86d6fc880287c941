import { Button, Checkbox } from '@mantine/core'
import { type SubmitEvent, useState } from 'react'
import { useSession } from '../../../../access/web/session.ts'
import type { Signature } from '../../../../kit/drawing/signature.ts'
import { givenOf } from '../../../../kit/drawing/strokes.ts'
import { call } from '../../../../kit/http/client.web.ts'
import type { Locale } from '../../../../kit/locales.ts'
import { useAct } from '../../../../kit/web/act/use-act.ts'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import { Notice } from '../../../../kit/web/plain/Notice.tsx'
import { type InLanguages, inLanguage, type Quiz } from '../../../../kit/writing/content.ts'
import { isWholePin, PinEntry, Statement } from '../../../submissions/web/index.ts'
import { signDocumentByLink } from '../../links/links.contract.ts'
import { byLinkKey } from '../../links/web/keys.ts'
import { handsInByLink, handsInFor, TakeQuiz } from '../../quiz/web/TakeQuiz.tsx'
import { signDocument, signDocumentByPin } from '../signoffs.contract.ts'
import { statement } from '../statement.ts'
import { documentKey, signoffsKey } from './keys.ts'
import { isMark, MarkInput } from './MarkInput.tsx'

type Props = {
  id: string
  hash: string
  /** What they answer before they sign; nothing where they have passed it, or there is none. */
  quiz: Quiz | undefined
  /** What they tick before they sign. */
  declarations: readonly { id: string; words: InLanguages<string> }[]
  seconds(): number
  /** Somebody else at the device of the person signed in. */
  signer?: { id: string; name: string; by_pin: boolean }
  /** By a link, where nobody is signed in. */
  link?: { token: string; name: string }
  onDone(): void
}

/** What the reader agrees to, and where they sign. */
export function SignoffForm({
  id,
  hash,
  quiz,
  declarations,
  seconds,
  signer,
  link,
  onDone,
}: Props) {
  const { text, locale } = useLanguage()
  const { user } = useSession()
  const [language, setLanguage] = useState<Locale>(locale)
  const [mark, setMark] = useState<Signature | null>(null)
  const [pin, setPin] = useState('')
  const [ticked, setTicked] = useState<string[]>([])
  const [passed, setPassed] = useState<number>()
  const name = link?.name ?? signer?.name ?? user?.name ?? ''
  const areTicked = declarations.every(({ id: one }) => ticked.includes(one))
  const byPin = signer?.by_pin === true
  const ready = areTicked && (byPin ? isWholePin(pin) : isMark(mark))
  const { act, busy, problem } = useAct(
    async () => {
      const params = { id }
      const signing = {
        hash,
        statement_lang: language,
        declared: ticked,
        seconds: Math.min(seconds(), 24 * 60 * 60),
      }
      if (byPin)
        return call(signDocumentByPin, { params, body: { ...signing, person: signer.id, pin } })
      if (mark === null) throw new Error('The form is sent once it is signed.')
      if (link !== undefined) {
        const body = { ...signing, given: givenOf(mark) }
        return call(signDocumentByLink, { params: { token: link.token }, body, keepSession: true })
      }
      const whose = signer && { person: signer.id }
      const body = { ...signing, given: givenOf(mark), attested_lang: locale, ...whose }
      return call(signDocument, { params, body })
    },
    {
      // A document that was published anew meanwhile is read anew too.
      renews: [link ? byLinkKey(link.token) : documentKey(id), signoffsKey(id)],
      says: () => text('signoff_done', { name }),
      onDone,
      onRefused: () => setPin(''),
      oneAtATime: true,
    },
  )
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (ready) act()
  }
  if (quiz !== undefined && passed === undefined)
    return (
      <TakeQuiz
        quiz={quiz}
        language={language}
        handIn={link ? handsInByLink(link.token, hash) : handsInFor(id, hash, signer?.id)}
        onPassed={({ score }) => setPassed(score)}
      />
    )
  return (
    <form onSubmit={submit} method="post" noValidate className="stack gap-4">
      {passed !== undefined && (
        <Notice tone="good" takesFocus>
          {text('quiz_passed', { score: passed })}
        </Notice>
      )}
      <Statement words={statement} language={language} onLanguage={setLanguage} />
      {declarations.length > 0 && (
        <Checkbox.Group label={text('signoff_declare')} value={ticked} onChange={setTicked}>
          <div className="stack gap-3 py-2">
            {declarations.map(({ id: one, words }) => {
              const said = inLanguage(words, language)
              return (
                <Checkbox key={one} value={one} size="md" label={said?.said} lang={said?.locale} />
              )
            })}
          </div>
        </Checkbox.Group>
      )}
      {byPin ? (
        <PinEntry name={name} value={pin} onChange={setPin} wrong={problem} />
      ) : (
        <MarkInput
          name={name}
          isOwn={signer === undefined && link === undefined}
          value={mark}
          onChange={setMark}
        />
      )}
      {problem && !byPin && (
        <Notice tone="danger" takesFocus>
          {problem}
        </Notice>
      )}
      <Button type="submit" size="lg" loading={busy} disabled={!ready}>
        {text('signing_sign')}
      </Button>
    </form>
  )
}
