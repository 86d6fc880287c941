import { Button, Group, NumberInput } from '@mantine/core'
import { useState } from 'react'
import { useLanguage } from '../../../kit/web/language/Language.tsx'
import { Notice } from '../../../kit/web/plain/Notice.tsx'
import type { CoveredPlace } from '../coverage/coverage.contract.ts'
import { useHeadCount } from './use-head-count.ts'

type Props = {
  location: CoveredPlace['location']
  cover: CoveredPlace['shifts'][number]
  onDone: () => void
}

/** How many work at a place on a shift, and what that asks for. */
export function HeadCountForm({ location, cover, onDone }: Props) {
  const { say, text } = useLanguage()
  const { shift, workers, equipment } = cover
  const [typed, setTyped] = useState<number | string>(workers ?? '')
  const count = useHeadCount(onDone)
  const save = (next: number | null) => count.act({ location: location.id, shift, workers: next })
  return (
    <form
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        if (typeof typed === 'number') save(typed)
      }}
    >
      <p>
        <strong>{location.name}</strong>
      </p>
      <NumberInput
        label={text('head_count_label')}
        value={typed}
        min={0}
        max={100_000}
        allowDecimal={false}
        data-autofocus
        onChange={setTyped}
      />
      {equipment !== null && (
        <p className="hint">{text('coverage_equipment', { what: say(equipment) })}</p>
      )}
      {count.problem && <Notice tone="danger">{count.problem}</Notice>}
      <Group gap="xs">
        <Button type="submit" size="xs" loading={count.busy} disabled={typeof typed !== 'number'}>
          {text('head_count_save')}
        </Button>
        {workers !== null && (
          <Button size="xs" variant="default" onClick={() => save(null)}>
            {text('head_count_remove')}
          </Button>
        )}
      </Group>
    </form>
  )
}
