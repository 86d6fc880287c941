import { textType } from './families/words.ts'

export const time = textType('time')
