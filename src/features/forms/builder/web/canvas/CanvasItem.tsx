import { ActionIcon } from '@mantine/core'
import {
  IconChevronDown,
  IconChevronRight,
  IconCopy,
  IconGitBranch,
  IconGripVertical,
  IconTrash,
} from '@tabler/icons-react'
import { type MouseEvent, memo, useEffect, useRef } from 'react'
import type { Key } from '../../../../../form-engine/index.ts'
import type { Locale } from '../../../../../kit/locales.ts'
import { useLanguage } from '../../../../../kit/web/language/Language.tsx'
import { labelIn, type Question } from '../../../definition/question.ts'
import { select } from '../../builder-state.ts'
import { kindOf, sayKind } from '../../question-kinds.ts'
import { duplicateChosen, fold, hiddenIn, mark, markTo, unmark } from '../../several.ts'
import classes from '../builder.module.css'
import { useBuilder, useBuilt, useQuestion } from '../draft/builder-store.ts'
import { useRoom } from '../room.ts'
import { iconOf } from './icons-of-kinds.ts'

type Props = {
  name: Key
  place: number
  total: number
  /** The dragged question would be dropped before it. */
  gap: boolean
  faulty: boolean
  by: string | undefined
  language: Locale
}

const depends = ({ conditions, is_dependent }: Question) =>
  is_dependent === 1 || (conditions?.conditions.length ?? 0) > 0

/** A press that chooses several must not take the focus: what takes it begins a range. */
const chooses = ({ shiftKey, ctrlKey, metaKey }: MouseEvent) => shiftKey || ctrlKey || metaKey

/** One question of the form as the canvas shows it. */
export const CanvasItem = memo(function CanvasItem(props: Props) {
  const { name, place, total, gap, faulty, by, language } = props
  const { text, say } = useLanguage()
  const store = useBuilder()
  const { removeChosen } = useRoom()
  const question = useQuestion(name)
  const selected = useBuilt((state) => state.selected === name)
  const marked = useBuilt((state) => state.marked.includes(name))
  const folded = useBuilt((state) => state.folded.includes(name))
  const hides = useBuilt((state) => (state.folded.includes(name) ? hiddenIn(state, name) : 0))
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (selected) button.current?.scrollIntoView({ block: 'nearest' })
  }, [selected])
  if (question === undefined) return null
  const Icon = iconOf(question.type)
  const label = labelIn(question, language)
  const words = label.trim() === '' ? text('builder_no_words') : label
  const kind = sayKind(kindOf(question), say)
  const reached = selected || place === 1 ? 0 : -1
  function press(event: MouseEvent) {
    if (event.shiftKey) store.run((state) => markTo(state, name))
    else if (chooses(event)) store.run((state) => mark(state, name))
    else store.run((state) => select(state, name))
  }
  return (
    <li
      className={classes.item}
      data-selected={selected || undefined}
      data-marked={marked || undefined}
      data-head={question.type === 'section' || question.type === 'page' || undefined}
      data-faulty={faulty || undefined}
      data-gap={gap || undefined}
      data-key={name}
      draggable
      onDragStart={(event) => event.dataTransfer.setData('text/plumbline-question', name)}
    >
      <IconGripVertical
        size={16}
        className="flex-none cursor-grab"
        style={{ color: 'var(--line-strong)' }}
        aria-hidden
      />
      <label className={classes.tick}>
        <input
          type="checkbox"
          checked={marked}
          tabIndex={reached}
          aria-label={text('builder_mark', { label: words })}
          onChange={() => store.run((state) => mark(state, name))}
        />
      </label>
      {question.type === 'section' && (
        <ActionIcon
          variant="subtle"
          color="gray"
          tabIndex={reached}
          aria-expanded={!folded}
          aria-label={text('builder_fold', { label: words })}
          onClick={() => store.run((state) => fold(state, name, !folded))}
        >
          {folded ? <IconChevronRight size={17} /> : <IconChevronDown size={17} />}
        </ActionIcon>
      )}
      <button
        ref={button}
        type="button"
        data-question
        className="button-bare flex flex-1 items-center gap-2 px-2 py-1 min-w-0 min-h-touch rounded text-start cursor-pointer"
        aria-current={selected || undefined}
        aria-label={[
          text('builder_item', { label: words, kind, place, total }),
          ...(depends(question) ? [text('builder_has_conditions')] : []),
          ...(folded ? [text('builder_folded', { count: hides })] : []),
        ].join(', ')}
        tabIndex={reached}
        onMouseDown={(event) => chooses(event) && event.preventDefault()}
        onClick={press}
        onFocus={() => store.run((state) => select(state, name))}
      >
        <span className="inline-flex flex-none text-soft" title={kind}>
          <Icon size={18} stroke={1.6} aria-hidden />
        </span>
        <span className={`${classes.words} flex-1 min-w-0`} data-words>
          {words}
          {question.required === true && <span className="text-danger"> *</span>}
        </span>
        {depends(question) && (
          <IconGitBranch className="flex-none text-soft" size={16} aria-hidden />
        )}
      </button>
      {folded && (
        <span className="hint flex-none px-2" aria-hidden>
          {text('builder_folded', { count: hides })}
        </span>
      )}
      {by !== undefined && (
        <span className="flex-none p-0 px-2 bg-calm rounded-full text-calm text-sm">{by}</span>
      )}
      {selected && (
        <span className="flex flex-none" style={{ paddingRight: 'var(--space-1)' }}>
          <ActionIcon
            variant="subtle"
            color="gray"
            title={text('builder_duplicate')}
            aria-label={text('builder_duplicate')}
            onClick={() => store.run((state) => duplicateChosen(unmark(select(state, name))))}
          >
            <IconCopy size={17} />
          </ActionIcon>
          <ActionIcon
            variant="subtle"
            color="gray"
            title={text('builder_remove')}
            aria-label={text('builder_remove')}
            onClick={() => {
              store.run((state) => unmark(select(state, name)))
              removeChosen()
            }}
          >
            <IconTrash size={17} />
          </ActionIcon>
        </span>
      )}
    </li>
  )
})
