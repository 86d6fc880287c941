import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import type { QueryKey } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { newId } from '../../../../kit/ids.ts'
import { useAct } from '../../../../kit/web/act/use-act.ts'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import { Notice } from '../../../../kit/web/plain/Notice.tsx'
import { Tag } from '../../../../kit/web/theme/Tag.tsx'
import form from '../../../../register/web/form/form.module.css'
import { addBehind, type Cause, causeKinds } from '../causes.ts'
import { CauseLine } from './CauseLine.tsx'
import classes from './cause-tree.module.css'

type Props = {
  causes: readonly Cause[]
  save: ((causes: readonly Cause[]) => Promise<unknown>) | undefined
  renews: readonly QueryKey[]
}

const causeTones = { immediate: 'notice', basic: 'warning', system: 'danger' } as const

/** The causes as a nested list: each lies behind the one that it led to. */
export function CauseTree({ causes: before, save, renews }: Props) {
  const { text, say } = useLanguage()
  const title = useId()
  const [causes, setCauses] = useState(before)
  const [fresh, setFresh] = useState<string>()
  const whole = causes.filter((cause) => cause.text.trim() !== '')
  const isUnsaved = JSON.stringify(whole) !== JSON.stringify(before)
  const { act, busy, problem } = useAct(async () => save?.(whole), { renews, oneAtATime: true })
  function add(at?: number) {
    const id = newId()
    setFresh(id)
    setCauses(addBehind(causes, id, at))
  }
  return (
    <section className={`${form.section} stack gap-3`} aria-labelledby={title}>
      <h2 id={title} className="m-0">
        {text('causes')}
      </h2>
      {save !== undefined && <p className="hint m-0">{text('causes_hint')}</p>}
      {causes.length === 0 && save === undefined && (
        <p className="hint m-0">{text('causes_none')}</p>
      )}
      <ol className={classes.tree} aria-labelledby={title}>
        {causes.map((cause, at) => (
          <li
            key={cause.id}
            className={classes.line}
            style={{ '--depth': cause.depth }}
            aria-label={text('cause_at', { level: String(cause.depth + 1), text: cause.text })}
          >
            {save === undefined ? (
              <>
                <span className="break-anywhere">{cause.text}</span>
                <Tag tone={causeTones[cause.kind]}>{say(causeKinds[cause.kind])}</Tag>
              </>
            ) : (
              <CauseLine
                causes={causes}
                at={at}
                isFresh={cause.id === fresh}
                onChange={setCauses}
                onAdd={() => add(at)}
              />
            )}
          </li>
        ))}
      </ol>
      {problem && <Notice tone="danger">{problem}</Notice>}
      {save !== undefined && (
        <div className="flex flex-wrap gap-2">
          <Button
            variant="default"
            leftSection={<IconPlus size={16} aria-hidden />}
            onClick={() => add()}
          >
            {text('cause_add')}
          </Button>
          {isUnsaved && (
            <Button loading={busy} onClick={() => act()}>
              {text('causes_save')}
            </Button>
          )}
        </div>
      )}
    </section>
  )
}
