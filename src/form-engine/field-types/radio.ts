import { option } from './families/option.ts'

export const radio = option('radio')
