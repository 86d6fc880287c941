// The matrix as a paper: what was chosen stands at its head, and the company is the one whose it is.
import type { DrawnBrand } from '../../../../access/brand/server/small-logo.ts'
import { dayIn, percentIn } from '../../../../kit/language/numbers-and-days.ts'
import type { Locale } from '../../../../kit/locales.ts'
import { Problem } from '../../../../kit/problems.ts'
import { sayIn, textIn } from '../../../../register/server/words.ts'
import { type CellLetter, compliance, letterWords, type ShownCells } from '../letters.ts'
import type { MatrixOf } from '../matrix.store.ts'
import type { MatrixTable } from '../narrow.ts'
import { layMatrix } from './lay-matrix.server.ts'

const titles = {
  everyone: 'nav_training_matrix',
  'first-aid': 'screen_first_aiders_matrix',
  managers: 'screen_managers_trainings',
  roles: 'screen_training_report',
} as const
const shownWords = {
  all: undefined,
  gaps: 'training_show_gaps',
  missing: 'training_show_missing',
  expired: 'training_show_expired',
  expiring: 'training_show_expiring',
  pending: 'training_show_pending',
  grace: 'training_show_grace',
} as const satisfies Record<ShownCells, string | undefined>

const legend: readonly CellLetter[] = ['v', '9', '6', '3', 'x', 'm', 'g', 'p', 'h']

/** Three thousand people and ninety courses are some five hundred pages; nobody reads more. */
const mostCells = 300_000

export function refuseTooLarge({ people, courses }: MatrixTable): void {
  if (people.length * courses.length > mostCells) throw new Problem('training/too-large-for-paper')
}

export type MatrixAsked = {
  of: MatrixOf
  show: ShownCells
  narrowed: readonly string[]
  today: string
  language: Locale
  brand: DrawnBrand
}

export function matrixPaper(
  matrix: MatrixTable<{ category: string; name: string }>,
  { of, show, narrowed, today, language, brand }: MatrixAsked,
): AsyncGenerator<Buffer> {
  const [say, text] = [sayIn(language), textIn(language)]
  const { people, courses, cells } = matrix
  const { required, good } = compliance(cells)
  const shown = shownWords[show]
  const chosen = [
    ...narrowed,
    ...(shown === undefined ? [] : [`${text('training_show')}: ${text(shown)}`]),
  ]
  const counts = [
    dayIn(language, today),
    text('training_people_count', { count: people.length }),
    text('training_courses_count', { count: courses.length }),
    ...(required === 0
      ? []
      : [text('training_compliance', { percent: percentIn(language, (good / required) * 100) })]),
  ]
  return layMatrix({
    ...{ brand, language, matrix, title: text(titles[of]), made: new Date() },
    lead: [chosen.join(' · '), counts.join(' · ')].filter((line) => line !== ''),
    legend: legend.map((letter) => [letter, say(letterWords[letter])]),
    person: say('Person'),
    foot: (n, part) => {
      const number = `${say('Page')} ${n}`
      return part.to - part.from + 1 === part.all
        ? number
        : `${text('training_paper_part', part)} · ${number}`
    },
  })
}
