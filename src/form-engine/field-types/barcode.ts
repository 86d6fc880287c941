import { words } from './families/words.ts'

export const barcode = words('barcode')
