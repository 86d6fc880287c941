import { records } from './families/whole.ts'

export const group = records('group')
