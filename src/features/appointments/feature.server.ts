import type { FeatureServer } from '../../manifest/feature.server.ts'
import { number } from '../../register/fields/number.ts'
import { reference } from '../../register/fields/pointing.ts'
import { text } from '../../register/fields/text.ts'
import { coverageCalls } from './coverage/coverage.routes.ts'
import { fillHeadCounts } from './coverage/coverage.store.ts'
import { archiveEnded } from './end-of-term.job.ts'

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
  open: () => ({ jobs: [archiveEnded] }),
  demo: { fill: fillHeadCounts },
}
