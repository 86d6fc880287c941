import { createContext } from 'react'

/** The dialog that this stands in, by its id: it has the title, and asks before it is closed. */
export const InDialog = createContext<string | undefined>(undefined)
