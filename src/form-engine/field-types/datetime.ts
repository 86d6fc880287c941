import { words } from './families/words.ts'

export const datetime = words('datetime')
