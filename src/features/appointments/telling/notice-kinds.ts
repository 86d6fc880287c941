// What people are told of first aid: that a shift is without it.
import { inEach } from '../../../kit/language/in-each.ts'
import { noticeKind } from '../../../manifest/notice.ts'
import en from './words/en.json' with { type: 'json' }
import es from './words/es.json' with { type: 'json' }
import fr from './words/fr.json' with { type: 'json' }

export const firstAidUncovered = noticeKind({
  name: 'first-aid-uncovered',
  facts: {
    ...{ place: 'text', who: 'text', expired_on: 'day' },
    ...{ revoked_of: 'text', revoked_on: 'day', unproven_of: 'text' },
  },
  path: '/dashboard/first-aiders/coverage',
  mail: 'at-once',
  words: inEach({ en, fr, es }, 'first-aid-uncovered'),
})
