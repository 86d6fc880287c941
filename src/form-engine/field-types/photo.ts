import { attachments } from './families/whole.ts'

export const photo = attachments('photo')
