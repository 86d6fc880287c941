// Where the files of this installation lie.
import { join, resolve } from 'node:path'
import type { Settings } from '../../src/app/settings.ts'
import type { FileStore } from '../../src/kit/files/server/file-store.ts'
import { folderStore } from '../../src/kit/files/server/folder-store.ts'
import { s3Store } from '../../src/kit/files/server/s3-store.ts'

export const storeOf = ({ s3, dataDir }: Settings): FileStore =>
  s3 === undefined ? folderStore(join(resolve(dataDir), 'files')) : s3Store(s3)
