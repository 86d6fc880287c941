import { Button, Group, Stack, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import { ConfirmQuestion } from '../src/kit/web/inputs/ConfirmQuestion.tsx'
import { ModalStack } from '../src/kit/web/inputs/modals/ModalStack.tsx'
import { useModals } from '../src/kit/web/inputs/modals/use-modals.ts'

function Body({ id }: { id: string }) {
  const modals = useModals()
  return (
    <Stack>
      <Text>Open: {modals.open.join(', ')}</Text>
      <TextInput label="Note" onChange={() => modals.setUnsaved(id, true)} />
      <Group>
        {id === 'first' && (
          <Button variant="default" onClick={() => openModal(modals, 'second')}>
            Open another
          </Button>
        )}
        <Button variant="default" onClick={modals.closeAll}>
          Close all
        </Button>
      </Group>
    </Stack>
  )
}

function openModal(modals: ReturnType<typeof useModals>, id: string) {
  modals.openModal(id, { title: `The ${id} modal`, body: <Body id={id} /> })
}

function Opener() {
  const modals = useModals()
  return (
    <Button variant="default" onClick={() => openModal(modals, 'first')}>
      Open a modal
    </Button>
  )
}

export function ModalExample() {
  const [asking, setAsking] = useState(false)
  const [answer, setAnswer] = useState('not asked')
  const say = (said: string) => () => {
    setAnswer(said)
    setAsking(false)
  }
  return (
    <ModalStack>
      <Group>
        <Opener />
        <Button variant="default" onClick={() => setAsking(true)}>
          Ask a question
        </Button>
        <Text>Answer: {answer}</Text>
      </Group>
      <ConfirmQuestion
        opened={asking}
        title="Archive this form?"
        question="It can be restored later."
        onConfirm={say('yes')}
        onCancel={say('no')}
      />
    </ModalStack>
  )
}
