import type { FeatureServer } from '../../manifest/feature.server.ts'
import { text } from '../../register/fields/text.ts'
import { copyCalls } from './server/copies.routes.ts'
import { expireFiles } from './server/expire-file.job.ts'
import { fileCalls } from './server/files.routes.ts'

export const server: FeatureServer = {
  calls: copyCalls,
  // A name may say what an answer says that is confidential.
  logged: [
    {
      table: 'file',
      one: 'File',
      fields: { name: text({ label: 'Name' }) },
      named: 'name',
      partOf: 'subject',
      confidential: ['name'],
    },
  ],
  open: ({ store, folder, quota, fileReaders, waitsForFile }) => ({
    raw: fileCalls({ store, spoolFolder: folder, quota, readers: fileReaders }),
    jobs: [expireFiles(store, waitsForFile)],
  }),
}
