import { IconForms } from '@tabler/icons-react'
import { type DragEvent, type KeyboardEvent, memo, useState } from 'react'
import type { Key } from '../../../../../form-engine/index.ts'
import { EmptyState } from '../../../../../kit/web/inputs/EmptyState.tsx'
import { useSayIn, useText } from '../../../../../kit/web/language/Language.tsx'
import { add, move } from '../../builder-state.ts'
import { incidentKinds, questionKinds } from '../../question-kinds.ts'
import { useBuilder, useFirstLanguage, useKeys } from '../draft/builder-store.ts'
import { CanvasItem } from './CanvasItem.tsx'
import { stepFor } from './canvas-keys.ts'

type Props = {
  faulty: ReadonlySet<Key>
  others: readonly { name: string; field: string | null }[]
}

const kinds = [...questionKinds, ...incidentKinds]

/** The form as it stands: questions in their order, to be chosen, moved, put in. */
export const Canvas = memo(function Canvas({ faulty, others }: Props) {
  const text = useText()
  const store = useBuilder()
  const say = useSayIn(useFirstLanguage())
  const keys = useKeys()
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
    const at = gapAt(event)
    setGap(undefined)
    const kind = kinds.find(
      ({ label }) => label === event.dataTransfer.getData('text/plumbline-kind'),
    )
    const key = event.dataTransfer.getData('text/plumbline-question')
    if (kind !== undefined && say !== undefined) store.run((state) => add(state, kind, { at, say }))
    else if (key !== '')
      store.run((state) => move(state, key, keys.indexOf(key) < at ? at - 1 : at))
  }
  function press(event: KeyboardEvent) {
    const step = stepFor(event)
    if (step === undefined) return
    event.preventDefault()
    store.run(step)
    const { definition, selected } = store.state()
    const place = definition.fields.findIndex(({ key }) => key === selected) + 1
    setSaid(text('builder_at_place', { place, total: definition.fields.length }))
    requestAnimationFrame(() =>
      document.querySelector<HTMLElement>(`[data-key="${selected}"] button`)?.focus(),
    )
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
    >
      {keys.length === 0 ? (
        <EmptyState
          icon={<IconForms size={30} stroke={1.5} />}
          title={text('builder_empty')}
          text={text('builder_empty_lead')}
        />
      ) : (
        <ol className="bare stack gap-px" onKeyDown={press}>
          {keys.map((key, at) => (
            <CanvasItem
              key={key}
              name={key}
              place={at + 1}
              total={keys.length}
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
