// The demo company has brought in every talk of the library but one, so that the library has something left for it.
import { toolboxTalkCategories } from '../categories/toolbox-talk-categories.register.ts'
import { shelvedTalks } from '../library/talk-shelf.ts'
import { toolboxTalks } from '../talks/toolbox-talks.register.ts'

const broughtIn = shelvedTalks.filter(({ id }) => id !== 'hands')

export const toolboxTalkCategoriesDemo = {
  register: toolboxTalkCategories,
  rows: [...new Set(shelvedTalks.map(({ category: [name] }) => name))].map((name) => ({ name })),
}

export const toolboxTalksDemo = {
  register: toolboxTalks,
  rows: broughtIn.map(({ category, fields }) => ({ ...fields('en'), category: category[0] })),
}
