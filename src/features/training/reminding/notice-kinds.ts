// What people are told of training that expires: theirs, that of people who report to them, that of the company.
import { inEach } from '../../../kit/language/in-each.ts'
import { noticeKind } from '../../../manifest/notice.ts'
import en from './words/en.json' with { type: 'json' }
import es from './words/es.json' with { type: 'json' }
import fr from './words/fr.json' with { type: 'json' }

const texts = { en, fr, es }

export const trainingExpires = noticeKind({
  name: 'training-expires',
  module: 'training',
  facts: { name: 'text', expires_on: 'day' },
  path: '/dashboard/users-trainings/{record}',
  mail: 'morning',
  words: inEach(texts, 'training-expires'),
})

export const teamTrainingExpires = noticeKind({
  name: 'team-training-expires',
  module: 'training',
  facts: { who: 'text', name: 'text', expires_on: 'day' },
  path: '/dashboard/users-trainings/{record}',
  mail: 'morning',
  words: inEach(texts, 'team-training-expires'),
})

export const trainingOfWeek = noticeKind({
  name: 'training-of-week',
  module: 'training',
  facts: { missing: 'text', expired: 'text', soon: 'text' },
  path: '/dashboard/training-matrix?show=gaps',
  mail: 'morning',
  words: inEach(texts, 'training-of-week'),
})

export const trainingNotices = [trainingExpires, teamTrainingExpires, trainingOfWeek]
