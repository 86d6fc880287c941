import { createContext, type ReactNode, use } from 'react'

export type ModalContent = { title: string; body: ReactNode; size?: string }

/** Something that was chosen in a picker. */
export type PickedItem = { readonly id: string; readonly name: string }

export type Modals = {
  /** The ids of the open modals, the active one first. */
  open: readonly string[]
  openModal: (id: string, content: ModalContent) => void
  /** Closes one; asks first when it has unsaved changes. */
  closeModal: (id: string) => void
  /** Closes all; asks first when any has unsaved changes. */
  closeAll: () => void
  setUnsaved: (id: string, unsaved: boolean) => void
  /** What is chosen in each picker, by its name: for as long as any modal is open. */
  picked: Readonly<Record<string, readonly PickedItem[]>>
  pick: (picker: string, items: readonly PickedItem[]) => void
}

export const ModalContext = createContext<Modals | undefined>(undefined)

export function useModals(): Modals {
  const modals = use(ModalContext)
  if (modals === undefined) throw new Error('useModals needs a <ModalStack> above it')
  return modals
}
