import assert from 'node:assert/strict'
import { test } from 'node:test'
import { categoryFor } from './category-for.ts'

const categories = [
  { id: 'm', name: 'Meetings' },
  { id: 'i', name: 'Inspections and audits' },
  { id: 'e', name: 'Équipements' },
]

test('a new form goes into the category that its title names', () => {
  assert.equal(categoryFor('Weekly site inspection', categories, 'm'), 'i')
  assert.equal(categoryFor('Vérification d’équipement', categories, 'm'), 'e')
})

test('else into that of the latest form, else into the first; a small word names nothing', () => {
  assert.equal(categoryFor('Sand and gravel', categories, 'e'), 'e')
  assert.equal(categoryFor('Anything', categories, 'archived meanwhile'), 'm')
  assert.equal(categoryFor('Anything', [], undefined), undefined)
})
