import { type SyntheticEvent, useEffect, useRef } from 'react'
import type { Locale } from '../../../../../kit/locales.ts'
import { useText } from '../../../../../kit/web/language/Language.tsx'
import { FormQuestions } from '../../../filling/web/FormQuestions.tsx'
import { select } from '../../builder-state.ts'
import { useBuilder, useSelected } from '../draft/builder-store.ts'
import classes from './preview.module.css'
import type { Preview } from './use-preview.ts'

type Props = { preview: Preview; language: Locale; width: 'phone' | 'desktop' }

const idOf = (key: string) => `question-${key}`

/** The fill screen itself, as wide as a phone or a desk; what is chosen here is chosen on the canvas. */
export function PreviewFrame({ preview, language, width }: Props) {
  const text = useText()
  const store = useBuilder()
  const selected = useSelected()
  const frame = useRef<HTMLElement>(null)
  const pressing = useRef(false)
  const { filling, round, answered } = preview

  useEffect(() => {
    const screen = frame.current
    if (!filling.definition.fields.some(({ key }) => key === selected)) return
    const found = screen?.querySelector(`[id="${CSS.escape(idOf(selected ?? ''))}"]`)
    if (!screen || !found) return
    found.setAttribute('data-chosen', '')
    // The person who is at the question already sees it. Only the frame moves, never the page.
    if (!found.contains(document.activeElement)) {
      const [outer, inner] = [screen.getBoundingClientRect(), found.getBoundingClientRect()]
      if (inner.top < outer.top || inner.bottom > outer.bottom)
        screen.scrollTop += inner.top - outer.top - 16
    }
    return () => found.removeAttribute('data-chosen')
  }, [selected, filling])

  function choose({ target }: SyntheticEvent) {
    const question = target instanceof Element ? target.closest('[id^="question-"]') : null
    const key = question?.id.slice(idOf('').length)
    if (key !== undefined && frame.current?.contains(question))
      store.run((state) => select(state, key))
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the focus tells the same
    <section
      ref={frame}
      className={classes.frame}
      data-width={width}
      aria-label={text('preview_form')}
      onPointerDown={() => {
        pressing.current = true
      }}
      // While the pointer is down nothing may move under it: what is chosen scrolls the canvas.
      onFocus={(event) => !pressing.current && choose(event)}
      onClick={(event) => {
        pressing.current = false
        choose(event)
      }}
      onPointerLeave={() => {
        pressing.current = false
      }}
    >
      <FormQuestions key={round} filling={filling} language={language} onAnswered={answered} />
    </section>
  )
}
