import { type ReactNode, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { later } from '../../later.ts'
import { closed, hasUnsaved, marked, opened, type Stack } from './modal-stack.ts'
import { type ModalContent, ModalContext, type Modals, type PickedItem } from './use-modals.ts'

const OpenModals = later(async () => (await import('./OpenModals.tsx')).OpenModals)

/** Holds and shows the open modals; everything below it opens them with useModals(). */
export function ModalStack({ children }: { children: ReactNode }) {
  const [stack, setStack] = useState<Stack<ModalContent>>([])
  /** A modal closes what is open by then, not what was when it was opened itself. */
  const latest = useRef(stack)
  /** What was asked for and waits for the answer whether changes may be lost. */
  const [waiting, setWaiting] = useState<Stack<ModalContent>>()
  /** Once there was one, its closing is shown too. */
  const [ever, setEver] = useState(false)
  const [picked, setPicked] = useState<Modals['picked']>({})
  if (stack.length > 0 && !ever) setEver(true)

  /** The element that had the focus when a modal was opened gets it back when the modal is gone. */
  const openers = useRef(new Map<string, Element | null>())

  useEffect(() => {
    const gone = [...openers.current].filter(([id]) => !stack.some((modal) => modal.id === id))
    for (const [id] of gone) openers.current.delete(id)
    const [, opener] = gone[0] ?? []
    if (!(opener instanceof HTMLElement)) return undefined
    // After the focus trap of the modal below has done its own.
    const soon = setTimeout(() => opener.focus(), 50)
    return () => clearTimeout(soon)
  }, [stack])

  const put = useCallback((next: Stack<ModalContent>) => {
    latest.current = next
    setStack(next)
    if (next.length === 0) setPicked({})
  }, [])
  /** The same functions for as long as the page stands: an effect that opens a modal, and runs anew
   *  when what opens it is another, would open it for ever. */
  const acts = useMemo((): Omit<Modals, 'open' | 'picked'> => {
    const change = (next: Stack<ModalContent>, lost: Stack<ModalContent>) =>
      hasUnsaved(lost) ? setWaiting(next) : put(next)
    return {
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
      pick: (picker, items: readonly PickedItem[]) =>
        setPicked((before) => ({ ...before, [picker]: items })),
    }
  }, [put])
  const modals: Modals = { open: stack.map((modal) => modal.id), picked, ...acts }
  return (
    <ModalContext value={modals}>
      {children}
      <Suspense fallback={null}>
        {ever && (
          <OpenModals
            stack={stack}
            asking={waiting !== undefined}
            onClose={acts.closeModal}
            onKeep={() => setWaiting(undefined)}
            onDiscard={() => {
              put(waiting ?? latest.current)
              setWaiting(undefined)
            }}
          />
        )}
      </Suspense>
    </ModalContext>
  )
}
