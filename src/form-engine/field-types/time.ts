import { words } from './families/words.ts'

export const time = words('time')
