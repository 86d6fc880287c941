import { Button } from '@mantine/core'
import { IconChecks } from '@tabler/icons-react'
import { useState, useSyncExternalStore } from 'react'
import type { Key } from '../../../../form-engine/index.ts'
import { same } from '../../../../kit/same.ts'
import { useText } from '../../../../kit/web/language/Language.tsx'
import { type Passing, passing } from '../../definition/filling/passing.ts'
import type { Question } from '../../definition/question.ts'
import { useFill } from './filling-context.ts'

/** One check alone is answered as quickly by itself. */
const few = 2

type Done = Passing & { readonly before: unknown }

/** Answers the checks of a section that nobody has answered yet as passed, and takes that back. */
export function AllPass({ questions }: { questions: readonly Question[] }) {
  const text = useText()
  const { filling, onAnswer } = useFill()
  const [done, setDone] = useState<readonly Done[]>([])
  const open = useSyncExternalStore(filling.watch, () => passing(filling, questions).length)

  function pass() {
    const now = passing(filling, questions).map((one) => ({
      ...one,
      before: filling.get(one.key).value,
    }))
    for (const { key, value } of now) onAnswer(key, value)
    setDone(now)
  }
  function undo() {
    const isAsSet = ({ key, value }: { key: Key; value: unknown }) =>
      same(filling.get(key).value, value)
    // What was answered anew since stays.
    for (const { key, before } of done.filter(isAsSet)) onAnswer(key, before)
    setDone([])
  }
  return (
    <>
      {open >= few && (
        <Button
          variant="default"
          size="compact-md"
          mih={44}
          leftSection={<IconChecks size={18} aria-hidden />}
          onClick={pass}
        >
          {text('fill_all_pass')}
        </Button>
      )}
      <div role="status" className={done.length === 0 ? 'absolute' : undefined}>
        {done.length > 0 && (
          <span className="row hint gap-2">
            {text('fill_all_passed', { count: done.length })}
            <Button size="compact-md" mih={44} variant="default" onClick={undo}>
              {text('form_file_undo')}
            </Button>
          </span>
        )}
      </div>
    </>
  )
}
