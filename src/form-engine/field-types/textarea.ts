import { words } from './families/words.ts'

export const textarea = words('textarea')
