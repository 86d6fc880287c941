// Which heading fills which field, in the words that people's spreadsheets have.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { defineRegister } from '../../define.ts'
import { choice } from '../../fields/choice.ts'
import { phone, text } from '../../fields/text.ts'
import { date } from '../../fields/time.ts'
import { guessMapping, isKnownAs } from './guess.ts'

const products = defineRegister('chemicals', {
  one: 'Product',
  many: 'Products',
  lead: '',
  fields: {
    name: text({ label: 'Product name', required: true }),
    supplier: text({ label: 'Manufacturer or supplier' }),
    supplier_phone: phone({ label: 'Supplier’s phone' }),
    emergency_phone: phone({ label: 'Emergency phone' }),
    un_number: text({ label: 'UN number' }),
    state: choice({ label: 'Physical state', options: { solid: 'Solid' } }),
    revised: date({ label: 'Data sheet revised on' }),
  },
  list: ['name'],
  form: [],
  capabilities: [],
})

const french: Record<string, string> = {
  'Manufacturer or supplier': 'Fabricant ou fournisseur',
  'Physical state': 'État physique',
}
const sayers = [(words: string) => words, (words: string) => french[words] ?? words]
const guess = (...headings: string[]) => guessMapping(products, headings, sayers)

test('a heading means the field that it names, is close to, or is a part of', () => {
  const cases: [string, string | null][] = [
    ['Product name *', 'name'],
    ['PRODUCT  NAME', 'name'],
    ['Manufacturer', 'supplier'],
    ['Fabricant', 'supplier'],
    ['etat physique', 'state'],
    ['Physical state (required)', 'state'],
    ['Data sheet revised on (America/Toronto)', 'revised'],
    ['Suplier’s phone', 'supplier_phone'],
    // Two fields have it: it is anybody's guess.
    ['Phone', null],
    // So many fields are called by that.
    ['Number', null],
    ['Date', null],
    ['Errors in this line', null],
  ]
  for (const [heading, field] of cases) assert.equal(guess(heading)[heading], field, heading)
})

test('never two headings fill one field, and the better one does', () => {
  assert.deepEqual(guess('Manufacturer', 'Manufacturer or supplier', 'Supplier company'), {
    Manufacturer: null,
    'Manufacturer or supplier': 'supplier',
    'Supplier company': null,
  })
})

test('what is only like a field’s name is a guess', () => {
  assert.ok(isKnownAs(products, 'supplier', 'manufacturer or SUPPLIER', sayers))
  assert.ok(isKnownAs(products, 'name', 'Product name *', sayers))
  assert.equal(isKnownAs(products, 'supplier', 'Manufacturer', sayers), false)
})
