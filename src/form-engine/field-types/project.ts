import { option } from './families/option.ts'

export const project = option('project')
