import { words } from './families/words.ts'

export const text = words('text')
