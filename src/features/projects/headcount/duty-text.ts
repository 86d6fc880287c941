// What a to-do says that follows from the number of people on a project.
import type { Locale } from '../../../kit/locales.ts'

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
type Words = {
  title: Record<FollowedDuty, string>
  notes(facts: Facts): string
  committee(facts: Facts): string
  closed(day: string, workers: number): string
}

const words: Readonly<Record<Locale, Words>> = {
  en: {
    title: {
      hsr: 'Have the workers choose a health and safety representative',
      jhsc: 'Establish a joint health and safety committee',
      aed: 'Provide a defibrillator on site',
      tradesCommittee: 'Establish a worker trades committee',
    },
    notes: ({ project, workers, citation }) => `${project} has ${workers} workers. ${citation}.`,
    committee: ({ members, certified }) =>
      `At least ${members} members, ${certified} of them certified.`,
    closed: (day, workers) =>
      `Closed on ${day}: with ${workers} workers it is no longer asked for.`,
  },
  fr: {
    title: {
      hsr: 'Faire choisir un délégué à la santé et à la sécurité par les travailleurs',
      jhsc: 'Constituer un comité mixte sur la santé et la sécurité',
      aed: 'Fournir un défibrillateur sur le chantier',
      tradesCommittee: 'Constituer un comité des métiers',
    },
    notes: ({ project, workers, citation }) =>
      `${project} compte ${workers} travailleurs. ${citation}.`,
    committee: ({ members, certified }) => `Au moins ${members} membres, dont ${certified} agréés.`,
    closed: (day, workers) =>
      `Fermée le ${day} : avec ${workers} travailleurs, ce n’est plus exigé.`,
  },
  es: {
    title: {
      hsr: 'Hacer que los trabajadores elijan un representante de salud y seguridad',
      jhsc: 'Constituir un comité mixto de salud y seguridad',
      aed: 'Proveer un desfibrilador en la obra',
      tradesCommittee: 'Constituir un comité de oficios',
    },
    notes: ({ project, workers, citation }) =>
      `${project} tiene ${workers} trabajadores. ${citation}.`,
    committee: ({ members, certified }) =>
      `Al menos ${members} miembros, ${certified} de ellos certificados.`,
    closed: (day, workers) => `Cerrada el ${day}: con ${workers} trabajadores ya no se exige.`,
  },
}

export const dutyText = (lang: Locale, duty: FollowedDuty, facts: Facts) => ({
  title: `${facts.project}: ${words[lang].title[duty]}`,
  notes: [
    words[lang].notes(facts),
    ...(duty === 'jhsc' ? [words[lang].committee(facts)] : []),
  ].join(' '),
})

export const closedText = (lang: Locale, day: string, workers: number): string =>
  words[lang].closed(day, workers)
