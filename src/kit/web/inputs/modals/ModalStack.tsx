import { Modal } from '@mantine/core'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { InDialog } from '../../page/in-dialog.ts'
import { ConfirmQuestion } from '../ConfirmQuestion.tsx'
import { useTexts } from '../use-texts.ts'
import { active, closed, hasUnsaved, marked, opened, type Stack } from './modal-stack.ts'
import { type ModalContent, ModalContext, type Modals } from './use-modals.ts'

/** Holds and shows the open modals; everything below it opens them with useModals(). */
export function ModalStack({ children }: { children: ReactNode }) {
  const texts = useTexts()
  const [stack, setStack] = useState<Stack<ModalContent>>([])
  /** A modal closes what is open by then, not what was when it was opened itself. */
  const latest = useRef(stack)
  /** What was asked for and waits for the answer whether changes may be lost. */
  const [waiting, setWaiting] = useState<Stack<ModalContent>>()

  /** What had the focus when a modal was opened gets it back when the modal is gone. */
  const openers = useRef(new Map<string, Element | null>())

  useEffect(() => {
    const gone = [...openers.current].filter(([id]) => !stack.some((modal) => modal.id === id))
    for (const [id] of gone) openers.current.delete(id)
    const [, opener] = gone[0] ?? []
    if (!(opener instanceof HTMLElement)) return undefined
    // After the focus trap of the modal below has done its own.
    const later = setTimeout(() => opener.focus(), 50)
    return () => clearTimeout(later)
  }, [stack])

  function put(next: Stack<ModalContent>) {
    latest.current = next
    setStack(next)
  }
  function change(next: Stack<ModalContent>, lost: Stack<ModalContent>) {
    if (hasUnsaved(lost)) setWaiting(next)
    else put(next)
  }
  const modals: Modals = {
    open: stack.map((modal) => modal.id),
    openModal: (id, content) => {
      if (!openers.current.has(id)) openers.current.set(id, document.activeElement)
      put(opened(latest.current, id, content))
    },
    closeModal: (id) =>
      change(
        closed(latest.current, id),
        latest.current.filter((modal) => modal.id === id),
      ),
    closeAll: () => change([], latest.current),
    setUnsaved: (id, unsaved) => put(marked(latest.current, id, unsaved)),
  }
  const front = active(stack)?.id
  return (
    <ModalContext value={modals}>
      {children}
      {stack.toReversed().map(({ id, content }, at) => (
        <Modal
          key={id}
          opened
          onClose={() => modals.closeModal(id)}
          title={content.title}
          size={content.size ?? 'md'}
          zIndex={200 + at}
          closeOnEscape={id === front && waiting === undefined}
          trapFocus={id === front && waiting === undefined}
          returnFocus={false}
          transitionProps={{ duration: 0 }}
          closeButtonProps={{ 'aria-label': texts.close }}
        >
          <InDialog value={id}>{content.body}</InDialog>
        </Modal>
      ))}
      <ConfirmQuestion
        opened={waiting !== undefined}
        title={texts.unsaved.title}
        question={texts.unsaved.question}
        confirm={texts.unsaved.discard}
        cancel={texts.unsaved.keep}
        danger
        onCancel={() => setWaiting(undefined)}
        onConfirm={() => {
          put(waiting ?? latest.current)
          setWaiting(undefined)
        }}
      />
    </ModalContext>
  )
}
