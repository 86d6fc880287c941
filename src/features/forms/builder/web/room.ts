// What parts of the builder ask of the whole room.
import { createContext, use } from 'react'

type Room = {
  /** Opens the dialog for a list of questions, with what was pasted already. */
  openPaste(begins: string): void
  /** Takes the chosen questions out, or asks first. */
  removeChosen(): void
}

export const BuilderRoom = createContext<Room>({
  openPaste: () => undefined,
  removeChosen: () => undefined,
})

export const useRoom = () => use(BuilderRoom)
