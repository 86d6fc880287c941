import { whole } from './families/whole.ts'

export const signature = whole('signature', 'a signature')
