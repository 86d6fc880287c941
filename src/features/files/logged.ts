import { text } from '../../register/fields/text.ts'
import type { LoggedTable } from '../../register/logged.ts'

/** What the change log tells of files. A name may say what an answer says that is confidential. */
export const loggedOfFiles: readonly LoggedTable[] = [
  {
    table: 'file',
    one: 'File',
    fields: { name: text({ label: 'Name' }) },
    named: 'name',
    partOf: 'subject',
    confidential: ['name'],
  },
]
