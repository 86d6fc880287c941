import { createContext } from 'react'

/** The dialog or pane that this stands in, by its id: it has the title. A dialog asks before it is closed. */
export const InDialog = createContext<string | undefined>(undefined)
