import { createContext } from 'react'

/** Whether this stands in a dialog, which has the title, and does not name the tab. */
export const InDialog = createContext(false)
