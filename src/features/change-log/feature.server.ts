import type { FeatureServer } from '../../manifest/feature.server.ts'
import { changeCalls } from './server/changes.routes.ts'
import { awaitCheck, checkJob } from './server/check.job.ts'
import { exportOf } from './server/export-changes.ts'
import { awaitNight, headsJob } from './server/heads.job.ts'
import { headsMail } from './server/heads-mail.ts'
import { loggedOfAll } from './server/logged.ts'
import { subjectsOf } from './server/subjects.ts'

export const server: FeatureServer = {
  mailKinds: [headsMail],
  logged: loggedOfAll,
  open({ heads, extensions, registers, logged, folder }) {
    const log = { subjects: subjectsOf(extensions, logged), registers }
    return {
      calls: changeCalls(log),
      raw: [exportOf(log, folder)],
      jobs: [checkJob, ...(heads === undefined ? [] : [headsJob(heads)])],
      async start(database) {
        await awaitCheck(database)
        if (heads !== undefined) await awaitNight(database)
      },
    }
  },
}
