import assert from 'node:assert/strict'
import { test } from 'node:test'
import { defineRegister } from '../define.ts'
import { reference } from '../fields/pointing.ts'
import { text } from '../fields/text.ts'
import { inOrder, type Written } from './fill.ts'

const written = (name: string, to: string, row: Record<string, string>): Written => ({
  register: defineRegister(name, {
    one: name,
    many: name,
    lead: name,
    fields: { name: text({ required: true }), of: reference({ to }) },
    list: ['name'],
    form: [],
    capabilities: [],
  }),
  rows: [{ name: 'One', ...row }],
})

const namesOf = (all: readonly Written[]) => inOrder(all).map(({ register }) => register.name)

test('written rows are filled in after the rows that they name', () => {
  const ladders = written('ladders', 'locations', { of: 'Yard' })
  const locations = written('locations', 'clients', { of: 'Northgate' })
  const clients = written('clients', 'ladders', {})
  assert.deepEqual(namesOf([ladders, locations, clients]), ['clients', 'locations', 'ladders'])
})

test('rows may name others of their own register', () => {
  assert.deepEqual(namesOf([written('locations', 'locations', { of: 'Yard' })]), ['locations'])
})

test('two that name each other cannot be filled in, and are named', () => {
  const one = written('ladders', 'locations', { of: 'Yard' })
  const other = written('locations', 'ladders', { of: 'Blue' })
  assert.throws(() => inOrder([one, other]), /ladders,locations/)
})
