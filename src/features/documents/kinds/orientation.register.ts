// What somebody must know before they work or visit.
import { choice } from '../../../register/fields/choice.ts'
import { number } from '../../../register/fields/number.ts'
import { documentKind } from './document-kind.ts'

export const orientation = documentKind({
  name: 'orientation',
  one: 'Orientation',
  many: 'Orientations',
  lead: 'What people must know before they begin to work at your company or on a site.',
  fields: {
    whom: choice({
      required: true,
      default: 'company',
      label: 'Kind of orientation',
      options: {
        company: 'Company',
        site: 'Site',
        trade: 'Trade',
        visitor: 'Visitors',
        young_worker: 'Young workers',
        return: 'Return to work',
      },
    }),
    minutes: number({ min: 1, max: 600, unit: 'minutes', label: 'How long it takes' }),
    valid_months: number({ min: 1, max: 120, unit: 'months', label: 'Valid for' }),
  },
  section: { title: 'The orientation', fields: ['whom', 'minutes', 'valid_months'] },
})
