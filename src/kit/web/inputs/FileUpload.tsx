import { Alert, Button, FileButton, Group, Progress, Stack, Text } from '@mantine/core'
import { IconCheck, IconFile, IconUpload } from '@tabler/icons-react'
import { useState } from 'react'
import { percent } from './percent.ts'
import { useTexts } from './use-texts.ts'

/** Sends the file, reports the progress from 0 to 100 and answers with the message of success. */
export type Upload = (file: File, onProgress: (percent: number) => void) => Promise<string>

type Props = { upload: Upload; accept?: string; onError?: (error: unknown) => void }

type State =
  | { at: 'idle' }
  | { at: 'uploading'; done: number }
  | { at: 'done'; message: string }
  | { at: 'failed'; reason: string }

/** Choose a file, upload it, see how far it is. */
export function FileUpload({ upload, accept, onError }: Props) {
  const texts = useTexts().upload
  const [file, setFile] = useState<File | null>(null)
  const [state, setState] = useState<State>({ at: 'idle' })

  function choose(chosen: File | null) {
    setFile(chosen)
    setState({ at: 'idle' })
  }
  async function send(chosen: File) {
    setState({ at: 'uploading', done: 0 })
    try {
      const message = await upload(chosen, (done) =>
        setState({ at: 'uploading', done: percent(done) }),
      )
      setFile(null)
      setState({ at: 'done', message })
    } catch (error) {
      setState({ at: 'failed', reason: error instanceof Error ? error.message : '' })
      onError?.(error)
    }
  }
  const uploading = state.at === 'uploading'
  return (
    <Stack gap="sm" align="flex-start">
      <Group>
        {/* Named anew after each upload, so that the same file can be chosen again. */}
        <FileButton
          key={state.at}
          onChange={choose}
          {...(accept && { accept })}
          disabled={uploading}
        >
          {(button) => (
            <Button {...button} variant="default" leftSection={<IconFile size={18} />}>
              {texts.choose}
            </Button>
          )}
        </FileButton>
        <Button
          leftSection={<IconUpload size={18} />}
          disabled={file === null || uploading}
          onClick={() => file && send(file)}
        >
          {texts.upload}
        </Button>
      </Group>
      {file && <Text style={{ overflowWrap: 'anywhere' }}>{texts.selected(file.name)}</Text>}
      {uploading && (
        <Group w="100%" maw="30rem" wrap="nowrap">
          <Progress.Root flex={1} size="lg">
            <Progress.Section value={state.done} aria-label={texts.progress} />
          </Progress.Root>
          <Text size="sm" w="3rem" ta="right">
            {state.done}%
          </Text>
        </Group>
      )}
      <div role="status">
        {state.at === 'done' && (
          <Alert color="green" icon={<IconCheck />}>
            {state.message}
          </Alert>
        )}
      </div>
      {state.at === 'failed' && (
        <Alert color="red" title={texts.failed}>
          {state.reason}
        </Alert>
      )}
    </Stack>
  )
}
