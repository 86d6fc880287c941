// A form is told of the files that are still on their way, so that it waits for them.
import { createContext } from 'react'

/** Told that a file sets out; answers with what to call when it has arrived or never will. */
export const Underway = createContext<() => () => void>(() => () => undefined)
