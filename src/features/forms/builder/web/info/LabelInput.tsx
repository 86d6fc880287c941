import { Textarea } from '@mantine/core'
import { type ClipboardEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import type { Locale } from '../../../../../kit/locales.ts'
import { toast } from '../../../../../kit/web/inputs/toast.ts'
import { useText } from '../../../../../kit/web/language/Language.tsx'
import { useSayIn } from '../../../../../kit/web/language/WholeLanguage.tsx'
import type { Question } from '../../../definition/question.ts'
import { change, worded } from '../../builder-state.ts'
import { addNext, linesOf, pasteFault, pasteInto } from '../../pasted.ts'
import { useBuilder, useFirstLanguage } from '../draft/builder-store.ts'
import { useRoom } from '../room.ts'
import { labelSaid, withLabel } from './said-in.ts'

/** What is asked. Enter goes on with the next question; lines that are pasted become questions. */
export function LabelInput({ question, language }: { question: Question; language: Locale }) {
  const text = useText()
  const store = useBuilder()
  const first = useFirstLanguage()
  const sayInForm = useSayIn(first)
  const { openPaste } = useRoom()
  const input = useRef<HTMLTextAreaElement>(null)
  const { key } = question
  const [isNew] = useState(() => store.state().fresh === key)
  // A text to read may have paragraphs.
  const oneLine = question.type !== 'info'

  useEffect(() => {
    if (!isNew) return
    input.current?.focus()
    input.current?.select()
    store.run(worded)
  }, [isNew, store])

  function press(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing || !oneLine) return
    event.preventDefault()
    if (event.currentTarget.value.trim() === '' || sayInForm === undefined) return
    store.run((state) => addNext(state, key, sayInForm))
  }
  function paste(event: ClipboardEvent<HTMLTextAreaElement>) {
    const { value, selectionStart, selectionEnd } = event.currentTarget
    const pasted = event.clipboardData.getData('text/plain')
    if (!oneLine || language !== first || linesOf(pasted).length < 2 || sayInForm === undefined)
      return
    event.preventDefault()
    const all = value.slice(0, selectionStart) + pasted + value.slice(selectionEnd)
    const lines = linesOf(all)
    if (pasteFault(lines, store.state()) !== undefined) return openPaste(pasted)
    store.run((state) => pasteInto(state, key, lines, sayInForm))
    toast(text('builder_pasted', { count: lines.length }), { type: 'success' })
  }
  return (
    <Textarea
      ref={input}
      {...(isNew && { 'data-autofocus': true })}
      label={text('builder_label')}
      {...(oneLine && { description: text('builder_label_lead') })}
      value={labelSaid(question, language, first)}
      onChange={(event) => {
        const { label, labels } = withLabel(question, language, first, event.currentTarget.value)
        const given = { label, ...(labels && { labels }) }
        store.run((state) => change(state, key, given, `label ${language}`))
      }}
      onKeyDown={press}
      onPaste={paste}
      autosize
      minRows={2}
    />
  )
}
