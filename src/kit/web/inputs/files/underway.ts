// Counts the files that are still being sent, so that a form waits for them.
import { createContext } from 'react'

/** Told that a file sets out; answers with what to call when it has arrived or never will. */
export const Underway = createContext<() => () => void>(() => () => undefined)
