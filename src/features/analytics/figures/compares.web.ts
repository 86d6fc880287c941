import { createContext } from 'react'

/** Whether the numbers below are shown beside those of the period before. */
export const Compares = createContext(true)
