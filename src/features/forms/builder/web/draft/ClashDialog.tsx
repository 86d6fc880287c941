import { Button, Group, Modal, Paper, Radio, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { useText } from '../../../../../kit/web/language/Language.tsx'
import type { Question } from '../../../definition/question.ts'
import { put, remove } from '../../builder-state.ts'
import type { Clash } from '../../draft-rules.ts'
import { useBuilder } from './builder-store.ts'

type Side = 'mine' | 'theirs'

/** Two people changed the same questions: one chooses, question by question. */
export function ClashDialog({ clashes, onDone }: { clashes: readonly Clash[]; onDone(): void }) {
  const text = useText()
  const store = useBuilder()
  const [chosen, setChosen] = useState<Readonly<Record<string, Side>>>({})
  const all = clashes.every(({ key }) => chosen[key] !== undefined)
  const words = (question: Question | undefined) =>
    question === undefined
      ? text('builder_clash_gone')
      : [question.label, ...(question.options ?? []).map(({ label }) => label)].join(' · ')

  function settle() {
    for (const { key, mine, theirs } of clashes) {
      const wanted = chosen[key] === 'mine' ? mine : theirs
      store.run((state) => (wanted === undefined ? remove(state, key) : put(state, wanted)))
    }
    onDone()
  }
  return (
    <Modal
      opened
      onClose={() => undefined}
      withCloseButton={false}
      title={text('builder_clash_title')}
      size="lg"
    >
      <Stack>
        <Text>{text('builder_clash_lead')}</Text>
        {clashes.map(({ key, mine, theirs }) => (
          <Radio.Group
            key={key}
            label={(mine ?? theirs)?.label}
            value={chosen[key] ?? null}
            onChange={(side) =>
              setChosen((now) => ({ ...now, [key]: side === 'mine' ? 'mine' : 'theirs' }))
            }
          >
            <Paper withBorder p="sm" mt={4}>
              <Stack gap="xs">
                <Radio
                  value="mine"
                  label={text('labelled', { label: text('builder_clash_mine'), what: words(mine) })}
                />
                <Radio
                  value="theirs"
                  label={text('labelled', {
                    label: text('builder_clash_theirs'),
                    what: words(theirs),
                  })}
                />
              </Stack>
            </Paper>
          </Radio.Group>
        ))}
        <Group justify="end">
          <Button disabled={!all} onClick={settle}>
            {text('builder_clash_take')}
          </Button>
        </Group>
      </Stack>
    </Modal>
  )
}
