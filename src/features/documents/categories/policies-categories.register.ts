import { documentCategories } from './document-categories.ts'

export const policiesCategories = documentCategories('policies', {
  one: 'Policy category',
  many: 'Policy categories',
  lead: 'Groups of policies, such as health and safety or people.',
})
