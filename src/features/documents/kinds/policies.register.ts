// What the company commits itself to.
import { documentKind } from './document-kind.ts'

export const policies = documentKind({
  name: 'policies',
  one: 'Policy',
  many: 'Policies',
  lead: 'What your company commits itself to, such as health and safety, or violence and harassment.',
  fields: {},
})
