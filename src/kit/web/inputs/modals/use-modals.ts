import { createContext, type ReactNode, use } from 'react'

export type ModalContent = { title: string; body: ReactNode; size?: string }

export type Modals = {
  /** The ids of the open modals, the active one first. */
  open: readonly string[]
  openModal: (id: string, content: ModalContent) => void
  /** Closes one; asks first when it has unsaved changes. */
  closeModal: (id: string) => void
  /** Closes all; asks first when any has unsaved changes. */
  closeAll: () => void
  setUnsaved: (id: string, unsaved: boolean) => void
}

export const ModalContext = createContext<Modals | undefined>(undefined)

export function useModals(): Modals {
  const modals = use(ModalContext)
  if (modals === undefined) throw new Error('useModals needs a <ModalStack> above it')
  return modals
}
