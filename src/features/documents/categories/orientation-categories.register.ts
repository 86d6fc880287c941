import { documentCategories } from './document-categories.ts'

export const orientationCategories = documentCategories('orientation', {
  one: 'Orientation category',
  many: 'Orientation categories',
  lead: 'Groups of orientations, such as for employees or visitors.',
})
