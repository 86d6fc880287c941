// The default forms, as a shelf of the library.
import type { Shelf } from '../../../manifest/shelf.ts'
import { library } from './all.ts'
import { beginning } from './beginning.ts'
import { definitionOf } from './shelve.ts'

function groupOf(slug: string) {
  const group = beginning.find(({ forms }) => slug in forms)
  if (group === undefined) throw new Error(`No category is for the form ${slug}.`)
  return group.name
}

export const formShelf: Shelf = {
  register: 'forms',
  written: library.map((form) => ({
    id: form.slug,
    title: form.title,
    category: groupOf(form.slug),
    reviewed_on: form.reviewed,
    version: form.version,
    fields: (language) => ({ definition: definitionOf(form, language) }),
  })),
}
