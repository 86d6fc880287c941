import { option } from './families/option.ts'

export const select = option('select')
