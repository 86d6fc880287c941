import { keepDoing } from '../../kit/process/keep-doing.server.ts'
import type { FeatureServer } from '../../manifest/feature.server.ts'
import { bringIn, shelfCalls } from '../documents/index.ts'
import { complianceCalls } from './compliance/compliance.routes.ts'
import { judgeAgain } from './compliance/standing.store.ts'
import { training } from './courses/training.register.ts'
import { readsExpiring } from './home/expiring.routes.ts'
import { shelvedCourses } from './library/course-library.ts'
import { courseShelf } from './library/library.contract.ts'
import { matrixCalls, matrixFiles } from './matrix/matrix.routes.ts'
import { passportCalls } from './passport/passport.routes.ts'
import { groupCalls } from './records/group.routes.ts'
import { recordsForDemo } from './records/records-for-demo.store.ts'
import { usersTrainings } from './records/users-trainings.register.ts'
import { trainingNotices } from './reminding/notice-kinds.ts'
import { trainingMornings } from './reminding/remind.job.ts'
import { workOfTraining } from './reminding/work.server.ts'
import { loggedOfSessions } from './sessions/logged.ts'
import { sessionCalls } from './sessions/sessions.routes.ts'

const courseStock = { register: 'training', written: shelvedCourses }

export const server: FeatureServer = {
  searchedKinds: [
    { register: training, at: 83, numbers: ['code'], about: ['code', 'category'] },
    {
      ...{ register: usersTrainings, at: 84, list: 'training-records' },
      numbers: ['certificate_number'],
      about: ['person', 'completed_on', 'state'],
      latestFirst: true,
    },
  ],
  shelves: [courseStock],
  logged: loggedOfSessions,
  workKinds: workOfTraining,
  noticeKinds: trainingNotices,
  mornings: [trainingMornings.awaitNext],
  // The usual courses are those of Ontario.
  stockCompany: async (place) =>
    place.country === 'CA' &&
    bringIn(place, courseStock, {
      ids: shelvedCourses.map(({ id }) => id),
      language: place.language,
    }),
  demo: { fill: recordsForDemo },
  open: ({ address, registers, folder, store, keys }) => {
    let judging: ReturnType<typeof keepDoing> | undefined
    return {
      raw: matrixFiles({ folder, store }),
      jobs: [trainingMornings.job(address)],
      calls: [
        ...shelfCalls(registers, { ...courseStock, calls: courseShelf }),
        ...groupCalls(registers),
        ...sessionCalls(registers),
        ...matrixCalls,
        ...passportCalls(keys),
        ...complianceCalls,
        readsExpiring,
      ],
      start: async (database, log) => {
        judging = keepDoing(() => judgeAgain(database), {
          ...{ everyMs: 2000, log, failed: 'trainings could not be judged' },
        })
      },
      stop: () => judging?.stop(),
    }
  },
}
