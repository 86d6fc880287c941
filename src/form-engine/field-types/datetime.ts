import { textType } from './families/words.ts'

export const datetime = textType('datetime')
