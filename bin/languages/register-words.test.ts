import assert from 'node:assert/strict'
import { test } from 'node:test'
import { defineRegister } from '../../src/register/define.ts'
import { choice } from '../../src/register/fields/choice.ts'
import { rows } from '../../src/register/fields/structured.ts'
import { link, text } from '../../src/register/fields/text.ts'
import { handedOn, missingIn, registerWords, saidInCode } from './register-words.ts'

const ladders = defineRegister('locations', {
  one: 'Ladder',
  many: 'Ladders',
  lead: 'Every ladder.',
  fields: {
    name: text({ required: true, hint: 'As painted on it.' }),
    made_of: choice({ label: 'Material', options: { wood: 'Wood', steel: 'Steel' } }),
    rungs: rows({ columns: { note: text({ placeholder: 'Third from below' }) } }),
    about: link({ placeholder: 'https://' }),
  },
  list: ['name'],
  form: [['What it is', ['name', 'made_of', 'rungs', 'about']]],
  capabilities: [],
})

test('the words of a definition are all that a screen takes from it', () => {
  assert.deepEqual(registerWords([ladders]), [
    ...['Ladder', 'Ladders', 'Every ladder.', 'What it is', 'Name', 'As painted on it.'],
    ...['Material', 'Wood', 'Steel', 'Rungs', 'Note', 'Third from below', 'About'],
  ])
})

test('words that code says itself are found', () => {
  assert.deepEqual(saidInCode("say('Yes'); text('no'); say(\n  'Data sheet')"), [
    'Yes',
    'Data sheet',
  ])
  assert.deepEqual(saidInCode("say(one === 'yes' ? 'Yes' : 'No'); say('list_new', { one })"), [
    'Yes',
    'No',
  ])
  assert.deepEqual(saidInCode("const states = { now: 'Active' } as const\nsay(states[state])"), [
    'Active',
  ])
})

test('words that code hands on are found', () => {
  assert.deepEqual(handedOn("{ label: 'Tag out', run }, { title: 'Label', key: 'nav' }"), [
    'Tag out',
    'Label',
  ])
})

test('a word without its translation is missing', () => {
  assert.deepEqual(missingIn(['Ladder', 'Wood', 'Steel'], { Ladder: 'Échelle', Wood: ' ' }), [
    'Wood',
    'Steel',
  ])
})
