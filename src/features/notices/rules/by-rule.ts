// What a rule of the company tells is one kind of notice: a person chooses it, or turns it off, as one.
import { noticeKind } from '../../../manifest/notice.ts'

export const byRule = noticeKind({
  name: 'by-rule',
  facts: { rule: 'text' },
  path: '/dashboard/notifications',
  mail: 'morning',
  words: {
    en: {
      kind: 'A rule of my company tells me',
      says: 'News for you',
      why: 'Your company’s rule “{rule}” tells you.',
    },
    fr: {
      kind: 'Une règle de mon entreprise m’avise',
      says: 'Du nouveau pour vous',
      why: 'La règle « {rule} » de votre entreprise vous avise.',
    },
    es: {
      kind: 'Una regla de mi empresa me avisa',
      says: 'Novedades para usted',
      why: 'La regla «{rule}» de su empresa le avisa.',
    },
  },
})
