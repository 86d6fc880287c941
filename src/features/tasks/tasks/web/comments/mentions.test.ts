import assert from 'node:assert/strict'
import { test } from 'node:test'
import { byName, mentionAt, mentionedIn, withMention } from './mentions.ts'

const luc = { id: '1', name: 'Luc Tremblay' }
const ana = { id: '2', name: 'Ana de la Cruz' }

test('people are offered after an @ at the beginning of a word', () => {
  assert.deepEqual(mentionAt('Ask @lu', 7), { at: 4, search: 'lu' })
  assert.deepEqual(mentionAt('@', 1), { at: 0, search: '' })
  assert.deepEqual(mentionAt('@Élo', 4), { at: 0, search: 'Élo' })
  assert.equal(mentionAt('luc@north', 9), undefined)
  assert.equal(mentionAt('Ask @Luc Tremblay to come', 25), undefined)
  assert.equal(mentionAt('@luc, the gate', 14), undefined)
  assert.equal(mentionAt('no', 2), undefined)
})

test('a chosen name stands where it was typed, and the rest goes on after it', () => {
  assert.deepEqual(withMention('Ask @lu about it', 7, luc), {
    words: 'Ask @Luc Tremblay about it',
    caret: 18,
  })
})

test('who is named still is mentioned, once', () => {
  const words = 'For @Luc Tremblay, again @Luc Tremblay'
  assert.deepEqual(mentionedIn(words, [luc, ana, luc]), [luc])
})

test('a name that begins with what is typed comes before one that has it inside', () => {
  const elodie = { id: '3', name: 'Élodie Roy' }
  const joel = { id: '4', name: 'Joel Elder' }
  const people = [{ id: '5', name: 'Angela Ng' }, joel, elodie]
  assert.deepEqual(
    byName(people, 'el').map(({ id }) => id),
    ['4', '3', '5'],
  )
})
