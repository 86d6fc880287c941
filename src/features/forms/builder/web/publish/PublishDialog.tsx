import { Button, Group, List, Modal, Stack, Text, Textarea } from '@mantine/core'
import { useMemo, useState } from 'react'
import { call, Refused } from '../../../../../kit/http/client.web.ts'
import { Unable } from '../../../../../kit/web/act/problem-words.ts'
import { useAct } from '../../../../../kit/web/act/use-act.ts'
import { useText } from '../../../../../kit/web/language/Language.tsx'
import { Notice } from '../../../../../kit/web/plain/Notice.tsx'
import { publish } from '../../../builder.contract.ts'
import { difference } from '../../../definition/difference.ts'
import {
  lostProject,
  type PublishProblem,
  publishProblems,
} from '../../../definition/publishing/publish-checks.ts'
import { lastVersionKey, versionsKey } from '../../../web/keys.ts'
import { useBuilder } from '../draft/builder-store.ts'
import { ProblemList } from './ProblemList.tsx'
import { useLastVersion } from './use-live.ts'

type Props = {
  form: string
  revision: () => number
  /** Whether the whole draft on the screen is saved. */
  save(): Promise<boolean>
  onClose(): void
  onPublished(n: number): void
}

/** What is wrong, what would be new, and the last step. */
export function PublishDialog({ form, revision, save, onClose, onPublished }: Props) {
  const text = useText()
  const { definition } = useBuilder().state()
  const [note, setNote] = useState('')
  const own = useMemo(() => publishProblems(definition), [definition])
  const version = useLastVersion(form)
  // An older answer is never shown while the current version is loaded.
  const last = version.isFetching ? undefined : version.data
  const publishing = useAct(
    async () => {
      // It publishes the definition shown here, not the one on the server.
      if (!(await save())) throw new Unable(text('builder_unsaved'))
      return call(publish, {
        params: { id: form },
        body: { revision: revision(), note: note.trim() || null },
      })
    },
    {
      renews: [lastVersionKey(form), versionsKey(form)],
      onDone: ({ data }) => onPublished(data.n),
    },
  )
  const refused = publishing.error instanceof Refused ? publishing.error : undefined
  const found = (refused?.extra.problems as PublishProblem[] | undefined) ?? own
  const problems = [...found, ...lostProject(last?.definition, definition)]
  const faulty = problems.some(({ severity }) => severity === 'error')
  const same = last != null && JSON.stringify(last.definition) === JSON.stringify(definition)
  const changes = last === undefined ? [] : difference(last?.definition, definition)
  return (
    <Modal opened onClose={onClose} title={text('builder_publish_title')} size="lg">
      <Stack>
        <ProblemList problems={problems} onJump={onClose} />
        {!faulty && (
          <>
            <div>
              <Text fw={600}>{text('builder_publish_changes')}</Text>
              <List size="sm" mt={4}>
                {changes.map((words) => (
                  <List.Item key={words}>{words}</List.Item>
                ))}
              </List>
              {last && changes.length === 0 && (
                <Text size="sm">{text('builder_publish_same')}</Text>
              )}
            </div>
            <Textarea
              label={text('builder_publish_note')}
              value={note}
              maxLength={1000}
              onChange={(event) => setNote(event.currentTarget.value)}
              autosize
            />
          </>
        )}
        {publishing.problem && refused?.code !== 'form/faulty' && (
          <Notice tone="danger">{publishing.problem}</Notice>
        )}
        <Group justify="end">
          <Button variant="default" onClick={onClose}>
            {text('cancel')}
          </Button>
          <Button
            disabled={faulty || same}
            loading={publishing.busy}
            onClick={() => publishing.act()}
          >
            {text('builder_publish')}
          </Button>
        </Group>
      </Stack>
    </Modal>
  )
}
