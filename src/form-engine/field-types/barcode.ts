import { textType } from './families/words.ts'

export const barcode = textType('barcode')
