import { attachments } from './families/whole.ts'

export const file = attachments('file')
