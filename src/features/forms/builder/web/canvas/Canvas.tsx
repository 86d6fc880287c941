import { Button } from '@mantine/core'
import { IconForms, IconListDetails } from '@tabler/icons-react'
import {
  type ClipboardEvent,
  type DragEvent,
  type KeyboardEvent,
  memo,
  useMemo,
  useState,
} from 'react'
import type { Key } from '../../../../../form-engine/index.ts'
import type { Locale } from '../../../../../kit/locales.ts'
import { EmptyState } from '../../../../../kit/web/inputs/EmptyState.tsx'
import { useText } from '../../../../../kit/web/language/Language.tsx'
import { useSayIn } from '../../../../../kit/web/language/WholeLanguage.tsx'
import { add } from '../../builder-state.ts'
import { linesOf } from '../../pasted.ts'
import { incidentKinds, questionKinds } from '../../question-kinds.ts'
import { shownKeys } from '../../section-blocks.ts'
import { drop as dropChosen } from '../../several.ts'
import { useBuilder, useBuilt, useFirstLanguage, useKeys } from '../draft/builder-store.ts'
import { useRoom } from '../room.ts'
import { CanvasItem } from './CanvasItem.tsx'
import { ChosenBar } from './ChosenBar.tsx'
import { stepFor } from './canvas-keys.ts'
import { focusQuestion } from './focus-question.ts'

type Props = {
  faulty: ReadonlySet<Key>
  others: readonly { name: string; field: string | null }[]
  /** In which the questions are shown and put into words. */
  language: Locale
}

const kinds = [...questionKinds, ...incidentKinds]

/** The form as it stands: questions in their order, to be chosen, moved, put in. */
export const Canvas = memo(function Canvas({ faulty, others, language }: Props) {
  const text = useText()
  const store = useBuilder()
  const say = useSayIn(useFirstLanguage())
  const { openPaste, removeChosen } = useRoom()
  const all = useKeys()
  const folded = useBuilt((state) => state.folded)
  const places = useMemo(() => new Map(all.map((key, at) => [key, at])), [all])
  // `all` is another list when a question comes, goes or moves.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the store's present state is read then
  const keys = useMemo(() => shownKeys(store.state().definition.fields, folded), [all, folded])
  const [said, setSaid] = useState('')
  const [gap, setGap] = useState<number>()

  /** Before which question the pointer is. */
  function gapAt(event: DragEvent<HTMLElement>): number {
    const items = [...event.currentTarget.querySelectorAll('[data-key]')]
    const at = items.findIndex((item) => {
      const box = item.getBoundingClientRect()
      return event.clientY < box.top + box.height / 2
    })
    return at < 0 ? items.length : at
  }
  function drop(event: DragEvent<HTMLElement>) {
    event.preventDefault()
    const before = keys[gapAt(event)]
    const at = before === undefined ? all.length : (places.get(before) ?? all.length)
    setGap(undefined)
    const kind = kinds.find(
      ({ label }) => label === event.dataTransfer.getData('text/plumbline-kind'),
    )
    const key = event.dataTransfer.getData('text/plumbline-question')
    if (kind !== undefined && say !== undefined) store.run((state) => add(state, kind, { at, say }))
    else if (key !== '') store.run((state) => dropChosen(state, key, at))
  }
  /** A list that is pasted while a question has the focus becomes questions behind it. */
  function paste(event: ClipboardEvent) {
    const pasted = event.clipboardData.getData('text/plain')
    if (linesOf(pasted).length === 0) return
    event.preventDefault()
    openPaste(pasted)
  }
  function press(event: KeyboardEvent) {
    const step = stepFor(event)
    if (step === undefined) return
    event.preventDefault()
    if (step === 'remove') {
      const before = store.state()
      removeChosen()
      // It is asked about first: the focus is the question's.
      if (store.state() === before) return
    } else store.run(step)
    const { definition, selected } = store.state()
    const place = definition.fields.findIndex(({ key }) => key === selected) + 1
    setSaid(text('builder_at_place', { place, total: definition.fields.length }))
    focusQuestion(selected)
  }
  return (
    <section
      className="card p-3"
      style={{ minHeight: '24rem' }}
      aria-label={text('builder_canvas')}
      onDragOver={(event) => {
        event.preventDefault()
        setGap(gapAt(event))
      }}
      onDragLeave={() => setGap(undefined)}
      onDrop={drop}
      onPaste={paste}
    >
      <ChosenBar />
      {keys.length === 0 ? (
        <EmptyState
          icon={<IconForms size={30} stroke={1.5} />}
          title={text('builder_empty')}
          text={text('builder_empty_lead')}
          action={
            <Button
              variant="default"
              leftSection={<IconListDetails size={17} />}
              onClick={() => openPaste('')}
            >
              {text('builder_paste')}
            </Button>
          }
        />
      ) : (
        <ol className="bare stack gap-px" onKeyDown={press}>
          {keys.map((key, at) => (
            <CanvasItem
              language={language}
              key={key}
              name={key}
              place={(places.get(key) ?? 0) + 1}
              total={all.length}
              gap={gap === at}
              faulty={faulty.has(key)}
              by={others.find(({ field }) => field === key)?.name}
            />
          ))}
        </ol>
      )}
      <p className="hint mt-4">{text('builder_keys')}</p>
      <p role="status" className="sr-only">
        {said}
      </p>
    </section>
  )
})
