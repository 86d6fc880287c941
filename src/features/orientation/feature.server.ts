import type { FeatureServer } from '../../manifest/feature.server.ts'
import { assignNextNight, assignsOrientations } from './assigning/assign.job.ts'
import { assigningCalls } from './assigning/assigning.routes.ts'
import { orientForDemo } from './demo/orient-for-demo.store.ts'
import { loggedOfOrientations } from './logged.ts'
import { orientationRecords } from './records/orientation-records.register.ts'
import { reviewingCalls } from './reviewing/reviewing.routes.ts'
import { sessionCalls } from './session/session.routes.ts'
import { ownCalls, takingCalls, takingFileCalls } from './taking/taking.routes.ts'
import { linkMail } from './telling/link-mail.ts'
import { orientationNotices } from './telling/notice-kinds.ts'
import { workOfOrientations } from './telling/work.server.ts'

export const server: FeatureServer = {
  searchedKinds: [
    {
      register: orientationRecords,
      at: 82,
      about: ['package', 'state', 'expires_on'],
      latestFirst: true,
    },
  ],
  workKinds: workOfOrientations,
  noticeKinds: orientationNotices,
  mailKinds: [linkMail],
  calls: [...assigningCalls, ...takingCalls, ...ownCalls],
  mornings: [assignNextNight],
  demo: { fill: orientForDemo },
  logged: loggedOfOrientations,
  open: ({ registers, store, folder, quota }) => ({
    calls: [...reviewingCalls(registers), ...sessionCalls(registers)],
    raw: takingFileCalls({ store, folder, spoolFolder: folder, quota }),
    jobs: [assignsOrientations],
  }),
}
