import { textType } from './families/words.ts'

export const text = textType('text')
