// A process that works through bulk actions until it is killed.
import { openPapers } from '../../../src/features/submissions/bulk/server/open-papers.ts'
import { folderStore } from '../../../src/kit/files/server/folder-store.ts'
import { startWorker } from '../../../src/kit/jobs/server/worker.ts'
import { jsonLog } from '../../../src/kit/log/log.server.ts'

if (import.meta.main) {
  const { connection, folder } = JSON.parse(process.argv[2] ?? '{}')
  const { jobs } = openPapers({ store: folderStore(folder), folder: `${folder}/incoming` })
  await startWorker({ connection, jobs, log: jsonLog() })
  process.stdout.write('working\n')
}
