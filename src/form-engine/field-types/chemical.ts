import { option } from './families/option.ts'

export const chemical = option('chemical')
