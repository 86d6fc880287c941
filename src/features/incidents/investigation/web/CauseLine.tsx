import { ActionIcon, Select, TextInput } from '@mantine/core'
import {
  IconArrowDown,
  IconArrowUp,
  IconIndentDecrease,
  IconIndentIncrease,
  IconPlus,
  IconTrash,
} from '@tabler/icons-react'
import type { KeyboardEvent } from 'react'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import { type Cause, causeKindNames, causeKinds, indent, move, outdent, remove } from '../causes.ts'
import classes from './cause-tree.module.css'

type Props = {
  causes: readonly Cause[]
  at: number
  isFresh: boolean
  onChange(causes: readonly Cause[]): void
  onAdd(): void
}

const steps = {
  up: {
    Icon: IconArrowUp,
    key: 'ArrowUp',
    take: (all: readonly Cause[], at: number) => move(all, at, 'up'),
  },
  down: {
    Icon: IconArrowDown,
    key: 'ArrowDown',
    take: (all: readonly Cause[], at: number) => move(all, at, 'down'),
  },
  out: { Icon: IconIndentDecrease, key: 'ArrowLeft', take: outdent },
  in: { Icon: IconIndentIncrease, key: 'ArrowRight', take: indent },
} as const
const stepNames = ['up', 'down', 'out', 'in'] as const

/** One cause, with buttons for mouse and touch; Alt and an arrow move it, Enter adds what lies behind it. */
export function CauseLine({ causes, at, isFresh, onChange, onAdd }: Props) {
  const { text, say } = useLanguage()
  const cause = causes[at]
  if (cause === undefined) return null
  const change = (part: Partial<Cause>) =>
    onChange(causes.map((one, index) => (index === at ? { ...one, ...part } : one)))
  function press(event: KeyboardEvent) {
    const step = stepNames.find((name) => steps[name].key === event.key)
    if (event.altKey && step !== undefined) {
      event.preventDefault()
      onChange(steps[step].take(causes, at))
    } else if (event.key === 'Enter') {
      event.preventDefault()
      onAdd()
    }
  }
  return (
    <>
      <TextInput
        className={classes.words}
        aria-label={text('cause_text')}
        maxLength={300}
        autoFocus={isFresh}
        value={cause.text}
        onChange={(event) => change({ text: event.currentTarget.value })}
        onKeyDown={press}
      />
      <Select
        className={classes.kind}
        aria-label={text('cause_kind')}
        allowDeselect={false}
        data={causeKindNames.map((value) => ({ value, label: say(causeKinds[value]) }))}
        value={cause.kind}
        onChange={(_, option) =>
          change({ kind: causeKindNames.find((one) => one === option?.value) ?? cause.kind })
        }
      />
      <span className="flex flex-wrap gap-1">
        {stepNames.map((name) => {
          const { Icon, take } = steps[name]
          const next = take(causes, at)
          return (
            <ActionIcon
              key={name}
              variant="default"
              size="lg"
              aria-label={text(`cause_${name}`)}
              disabled={next === causes}
              onClick={() => onChange(next)}
            >
              <Icon size={18} aria-hidden />
            </ActionIcon>
          )
        })}
        <ActionIcon variant="default" size="lg" aria-label={text('cause_behind')} onClick={onAdd}>
          <IconPlus size={18} aria-hidden />
        </ActionIcon>
        <ActionIcon
          variant="default"
          size="lg"
          aria-label={text('cause_remove')}
          onClick={() => onChange(remove(causes, at))}
        >
          <IconTrash size={18} aria-hidden />
        </ActionIcon>
      </span>
    </>
  )
}
