import { ActionIcon } from '@mantine/core'
import { IconCopy, IconGitBranch, IconGripVertical, IconTrash } from '@tabler/icons-react'
import { memo, useEffect, useRef } from 'react'
import type { Key } from '../../../../form-engine/index.ts'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import { duplicate, remove, select } from '../../builder/builder-state.ts'
import { kindOf } from '../../builder/question-kinds.ts'
import type { Question } from '../../definition/question.ts'
import classes from './builder.module.css'
import { useBuilder, useBuilt, useQuestion } from './builder-store.ts'
import { iconOf } from './icons-of-kinds.ts'

type Props = {
  name: Key
  place: number
  total: number
  /** What is dragged would come before it. */
  gap: boolean
  faulty: boolean
  by: string | undefined
}

const depends = ({ conditions, is_dependent }: Question) =>
  is_dependent === 1 || (conditions?.conditions.length ?? 0) > 0

/** One question of the form as the canvas shows it. */
export const CanvasItem = memo(function CanvasItem(props: Props) {
  const { name, place, total, gap, faulty, by } = props
  const { text, say } = useLanguage()
  const store = useBuilder()
  const question = useQuestion(name)
  const selected = useBuilt((state) => state.selected === name)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (selected) button.current?.scrollIntoView({ block: 'nearest' })
  }, [selected])
  if (question === undefined) return null
  const Icon = iconOf(question.type)
  const words = question.label.trim() === '' ? text('builder_no_words') : question.label
  const kind = say(kindOf(question).label)
  return (
    <li
      className={classes.item}
      data-selected={selected || undefined}
      data-head={question.type === 'section' || question.type === 'page' || undefined}
      data-faulty={faulty || undefined}
      data-gap={gap || undefined}
      data-key={name}
      draggable
      onDragStart={(event) => event.dataTransfer.setData('text/plumbline-question', name)}
    >
      <IconGripVertical size={16} className={classes.grip} aria-hidden />
      <button
        ref={button}
        type="button"
        className={classes.open}
        aria-current={selected || undefined}
        aria-label={[
          text('builder_item', { label: words, kind, place, total }),
          ...(depends(question) ? [text('builder_has_conditions')] : []),
        ].join(', ')}
        tabIndex={selected || place === 1 ? 0 : -1}
        onClick={() => store.run((state) => select(state, name))}
        onFocus={() => store.run((state) => select(state, name))}
      >
        <Icon size={18} stroke={1.6} aria-hidden />
        <span className={classes.words}>
          {words}
          {question.required === true && <span className={classes.star}> *</span>}
        </span>
        {depends(question) && <IconGitBranch size={16} aria-hidden />}
        {/* The space keeps what is read on the screen within what is said of it. */}{' '}
        <span className={classes.type}>{kind}</span>
      </button>
      {by !== undefined && <span className={classes.by}>{by}</span>}
      {selected && (
        <span className={classes.acts}>
          <ActionIcon
            variant="subtle"
            color="gray"
            title={text('builder_duplicate')}
            aria-label={text('builder_duplicate')}
            onClick={() => store.run((state) => duplicate(state, name))}
          >
            <IconCopy size={17} />
          </ActionIcon>
          <ActionIcon
            variant="subtle"
            color="gray"
            title={text('builder_remove')}
            aria-label={text('builder_remove')}
            onClick={() => store.run((state) => remove(state, name))}
          >
            <IconTrash size={17} />
          </ActionIcon>
        </span>
      )}
    </li>
  )
})
