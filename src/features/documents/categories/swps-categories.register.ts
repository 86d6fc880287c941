import { documentCategories } from './document-categories.ts'

export const swpsCategories = documentCategories('swps', {
  one: 'Procedure category',
  many: 'Procedure categories',
  lead: 'Groups of safe work procedures, such as working at heights or lifting.',
})
