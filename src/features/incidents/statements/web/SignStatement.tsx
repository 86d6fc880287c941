import { Button } from '@mantine/core'
import type { QueryKey } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import type { Signature } from '../../../../kit/drawing/signature.ts'
import { type ByHand, givenOf } from '../../../../kit/drawing/strokes.ts'
import type { Locale } from '../../../../kit/locales.ts'
import { useAct } from '../../../../kit/web/act/use-act.ts'
import { SignaturePad } from '../../../../kit/web/inputs/signature/SignaturePad.tsx'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import { Notice } from '../../../../kit/web/plain/Notice.tsx'
import { isWholePin, PinEntry, Statement } from '../../../submissions/web/index.ts'
import { trueStatement } from '../statement-words.ts'

type Props = {
  name: string
  words: string
  lang: Locale
  /** They sign with their own number. */
  byPin: boolean
  send(signed: { statement_lang: Locale } & ({ given: ByHand } | { pin: string })): Promise<unknown>
  renews: readonly QueryKey[]
  onDone(): void
}

/** Whether it is long enough to be a signature. */
const isMark = (mark: Signature | null): mark is Signature =>
  mark !== null && (mark.method === 'drawn' || mark.name.trim().length > 1)

/** What was said is read once more, and signed. */
export function SignStatement({ name, words, lang, byPin, send, renews, onDone }: Props) {
  const { text } = useLanguage()
  const [language, setLanguage] = useState<Locale>(lang)
  const [mark, setMark] = useState<Signature | null>(null)
  const [pin, setPin] = useState('')
  const ready = byPin ? isWholePin(pin) : isMark(mark)
  const { act, busy, problem } = useAct(
    async () => {
      if (byPin) return send({ statement_lang: language, pin })
      if (mark === null) throw new Error('The form is sent once it is signed.')
      return send({ statement_lang: language, given: givenOf(mark) })
    },
    {
      renews,
      says: () => text('statement_done', { name }),
      onDone,
      onRefused: () => setPin(''),
      oneAtATime: true,
    },
  )
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (ready) act()
  }
  return (
    <form onSubmit={submit} method="post" noValidate className="stack gap-4">
      <blockquote className="m-0 whitespace-pre break-anywhere" lang={lang}>
        {words}
      </blockquote>
      <Statement words={trueStatement} language={language} onLanguage={setLanguage} />
      {byPin ? (
        <PinEntry name={name} value={pin} onChange={setPin} wrong={problem} />
      ) : (
        <SignaturePad
          label={text('signing_signature')}
          signer={name}
          named
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
