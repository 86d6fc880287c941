import { option } from './families/option.ts'

export const location = option('location')
