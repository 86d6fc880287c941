import { textType } from './families/words.ts'

export const textarea = textType('textarea')
