// What a to-do says that follows from the number of people on a project.
import { fill, type WordValues } from '../../../kit/language/message.ts'
import type { Locale } from '../../../kit/locales.ts'
import { texts } from '../telling/texts.ts'

/** Those that somebody has to do something for; members and certificates are part of the committee's. */
export const followedDuties = ['hsr', 'jhsc', 'aed', 'tradesCommittee'] as const
export type FollowedDuty = (typeof followedDuties)[number]

type Facts = {
  project: string
  workers: number
  citation: string
  members: number
  certified: number
}
const saidIn = (lang: Locale, word: keyof typeof texts.en.duty, holes: WordValues): string =>
  fill(texts[lang].duty[word], holes, lang)

export const dutyText = (lang: Locale, duty: FollowedDuty, facts: Facts) => ({
  title: saidIn(lang, 'title', { ...facts, duty: texts[lang].duties[duty] }),
  notes: [
    saidIn(lang, 'notes', facts),
    ...(duty === 'jhsc' ? [saidIn(lang, 'committee', facts)] : []),
  ].join(' '),
})

export const closedText = (lang: Locale, day: string, workers: number): string =>
  saidIn(lang, 'closed', { day, workers })
