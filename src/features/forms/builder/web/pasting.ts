import { createContext, use } from 'react'

/** Opens the dialog for a list of questions, with what was pasted already. */
export const Pasting = createContext<(begins: string) => void>(() => undefined)

export const usePasting = () => use(Pasting)
