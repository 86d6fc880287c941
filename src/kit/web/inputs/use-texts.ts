import { createContext, use } from 'react'
import { english } from './texts.ts'

/** Wrap the app in `<InputTexts value={…}>` to give every input another language. */
export const InputTexts = createContext(english)

export const useTexts = () => use(InputTexts)
