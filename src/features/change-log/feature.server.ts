import type { FeatureServer } from '../../manifest/feature.server.ts'
import { changeCalls } from './server/changes.routes.ts'
import { awaitCheck, checkJob } from './server/check.job.ts'
import { exportOf } from './server/export-changes.ts'
import { awaitNight, headsJob } from './server/heads.job.ts'
import { headsMail } from './server/heads-mail.ts'
import { loggedOfAll } from './server/logged.ts'
import { keepSealing } from './server/seal.ts'
import { subjectsOf } from './server/subjects.ts'

export const server: FeatureServer = {
  mailKinds: [headsMail],
  logged: loggedOfAll,
  open({ heads, extensions, registers, logged, folder }) {
    const read = { subjects: subjectsOf(extensions, logged), registers }
    let sealing: ReturnType<typeof keepSealing> | undefined
    return {
      calls: changeCalls(read),
      raw: [exportOf(read, folder)],
      jobs: [checkJob, ...(heads === undefined ? [] : [headsJob(heads)])],
      async start(database, log) {
        await awaitCheck(database)
        if (heads !== undefined) await awaitNight(database)
        sealing = keepSealing(database, log)
      },
      stop: () => sealing?.stop(),
    }
  },
}
