// The default forms, as a shelf of the library.
import type { Locale } from '../../../kit/locales.ts'
import type { OutlineLine, Shelf } from '../../../manifest/shelf.ts'
import { labelIn, type Question } from '../definition/question.ts'
import { library } from './all.ts'
import { beginning } from './beginning.ts'
import { definitionOf, wordsIn } from './shelve.ts'

function groupOf(slug: string) {
  const group = beginning.find(({ forms }) => slug in forms)
  if (group === undefined) throw new Error(`No category is for the form ${slug}.`)
  return group.name
}

const isHeading = ({ type }: Question) => type === 'section' || type === 'page'

const linesOf = (question: Question, language: Locale, as: OutlineLine['as']): OutlineLine[] => [
  {
    text: labelIn(question, language),
    as,
    choices: [...(question.rows ?? []), ...(question.options ?? [])].map((one) =>
      labelIn(one, language),
    ),
  },
  ...(question.fields ?? []).flatMap((each) => linesOf(each, language, 'item')),
]

export const formShelf: Shelf = {
  register: 'forms',
  written: library.map((form) => ({
    id: form.slug,
    title: form.title,
    category: groupOf(form.slug),
    reviewed_on: form.reviewed,
    version: form.version,
    fields: (language) => ({ title: wordsIn(form.title, language) }),
    outline: (language) =>
      definitionOf(form, language).fields.flatMap((question) =>
        linesOf(question, language, isHeading(question) ? 'heading' : 'line'),
      ),
  })),
}
