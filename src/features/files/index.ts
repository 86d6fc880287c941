// What other features may use of files.
export { expireFiles } from './server/expire-file.job.ts'
export { type FileSettings, fileCalls, receiveFile } from './server/files.routes.ts'
export {
  attachFile,
  attachFiles,
  copyAttached,
  insertFile,
  isIntact,
  releaseFiles,
  type SentFile,
} from './server/files.store.ts'
export { sentFiles } from './server/sent-files.ts'
