import { Modal } from '@mantine/core'
import { InDialog } from '../../page/in-dialog.ts'
import { ConfirmQuestion } from '../ConfirmQuestion.tsx'
import { useTexts } from '../use-texts.ts'
import { active, type Stack } from './modal-stack.ts'
import type { ModalContent } from './use-modals.ts'

type Props = {
  stack: Stack<ModalContent>
  /** Whether changes may be lost is being asked. */
  asking: boolean
  onClose(id: string): void
  onKeep(): void
  onDiscard(): void
}

/** React draws a change before the next listener hears the same key: a question that Escape brings up
 *  would be closed by that press, and the dialog below asked once more by the one that closes it. */
const afterThisKey = (act: () => void) => setTimeout(act)

/** The open modals, one over the other, and the question before changes are lost. */
export function OpenModals({ stack, asking, onClose, onKeep, onDiscard }: Props) {
  const texts = useTexts()
  const front = active(stack)?.id
  return (
    <>
      {stack.toReversed().map(({ id, content }, at) => (
        <Modal
          key={id}
          opened
          onClose={() => afterThisKey(() => onClose(id))}
          title={content.title}
          size={content.size ?? 'md'}
          zIndex={200 + at}
          closeOnEscape={id === front && !asking}
          trapFocus={id === front && !asking}
          returnFocus={false}
          transitionProps={{ duration: 0 }}
          closeButtonProps={{ 'aria-label': texts.close }}
        >
          <InDialog value={id}>{content.body}</InDialog>
        </Modal>
      ))}
      <ConfirmQuestion
        opened={asking}
        title={texts.unsaved.title}
        question={texts.unsaved.question}
        confirm={texts.unsaved.discard}
        cancel={texts.unsaved.keep}
        danger
        onCancel={() => afterThisKey(onKeep)}
        onConfirm={onDiscard}
      />
    </>
  )
}
