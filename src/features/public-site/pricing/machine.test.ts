import assert from 'node:assert/strict'
import { test } from 'node:test'
import { machineFor } from './machine.ts'

test('five hundred workers with three photos a submission need what such companies store', () => {
  const { size, disk, perYear } = machineFor({ submissions: 200, photos: 3, years: 3 })
  assert.equal(size.name, 'medium')
  assert.deepEqual(perYear, { files: 63, database: 3 })
  assert.equal(disk, 220)
})

test('the size follows the submissions of a day, and nothing needs less than the smallest', () => {
  const nameAt = (submissions: number) => machineFor({ submissions, photos: 1, years: 1 }).size.name
  assert.deepEqual([0, 99, 100, 499, 500].map(nameAt), [
    'small',
    'small',
    'medium',
    'medium',
    'large',
  ])
  assert.equal(machineFor({ submissions: 0, photos: 0, years: 0 }).disk, 20)
})
