import type { FeatureServer } from '../../manifest/feature.server.ts'
import { number } from '../../register/fields/number.ts'
import { reference } from '../../register/fields/pointing.ts'
import { text } from '../../register/fields/text.ts'
import { coverageCalls } from './coverage/coverage.routes.ts'
import { fillHeadCounts } from './coverage/coverage.store.ts'
import { archiveEnded } from './end-of-term.job.ts'
import { firstAidUncovered } from './telling/notice-kinds.ts'
import { tellAtMidnight, tellsAtMidnight } from './telling/uncovered.job.ts'

export const server: FeatureServer = {
  logged: [
    {
      table: 'head_count',
      one: 'Head count',
      fields: {
        location: reference({ to: 'locations', label: 'Location' }),
        shift: text({ label: 'Shift' }),
        workers: number({ label: 'Workers' }),
      },
      partOf: 'location',
    },
  ],
  calls: coverageCalls,
  open: () => ({ jobs: [archiveEnded, tellsAtMidnight] }),
  mornings: [tellAtMidnight],
  noticeKinds: [firstAidUncovered],
  demo: { fill: fillHeadCounts },
}
