import type { FeatureServer } from '../../manifest/feature.server.ts'
import { loggedOfFiles } from './logged.ts'
import { expireFiles } from './server/expire-file.job.ts'
import { fileCalls } from './server/files.routes.ts'

export const server: FeatureServer = {
  logged: loggedOfFiles,
  open: ({ store, folder, quota, fileReaders, waitsForFile }) => ({
    raw: fileCalls({ store, spoolFolder: folder, quota, readers: fileReaders }),
    jobs: [expireFiles(store, waitsForFile)],
  }),
}
