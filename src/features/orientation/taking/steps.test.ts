import assert from 'node:assert/strict'
import { test } from 'node:test'
import { newId } from '../../../kit/ids.ts'
import type { Part } from '../../../kit/writing/content.ts'
import { hashesOf, isStepDone, newDraft, stepsOf, takenUp } from './steps.ts'
import type { AskedOrientation } from './taking.contract.ts'

const declaration: Part = { id: newId(), kind: 'declaration', words: { en: 'I will.' } }
const readable = (hash: string, content: Part[]) => ({
  ...{ id: newId(), title: 'Site', edition: 1, hash, content, notes: [], files: [] },
})
const asked: AskedOrientation = {
  package: readable('a', [declaration]),
  documents: [readable('b', [])],
  ...{ minutes: 20, state: 'assigned', finished_at: null, expires_on: null, of_project: false },
  ...{ sticker: null, record: newId(), name: 'Rosa Díaz', project: null, due_on: null },
  cards: [{ id: newId(), name: 'Working at heights', state: 'asked', reason: null }],
  brand: { name: 'Northgate', colour: null, logo: null },
  passed: [],
  ...{ lang: 'es', zone: 'America/Toronto' },
}

test('each part, document and card is a step; the signature is the last', () => {
  assert.deepEqual(
    stepsOf(asked).map(({ kind }) => kind),
    ['welcome', 'part', 'document', 'card', 'sign'],
  )
})

test('nobody goes on without declaring, or without the picture of a card', () => {
  const draft = newDraft(asked)
  const [, part, document, card] = stepsOf(asked)
  assert.ok(part && document && card)
  assert.deepEqual(
    [part, document, card].map((step) => isStepDone(step, draft)),
    [false, true, false],
  )
  const done = {
    ...draft,
    declared: [declaration.id],
    cards: { [card.id]: new File(['x'], 'card.png') },
  }
  assert.deepEqual(
    [part, document, card].map((step) => isStepDone(step, done)),
    [true, true, true],
  )
})

test('a device goes on where it was; what was published since is read from its beginning', () => {
  const [card] = asked.cards
  const stored = {
    ...newDraft(asked),
    at: card?.id ?? '',
    declared: [declaration.id],
    cards: { [card?.id ?? '']: new File(['x'], 'card.png') },
  }
  assert.equal(takenUp(asked, stored), stored)
  const anew = { ...asked, documents: [readable('c', [])] }
  const taken = takenUp(anew, stored)
  assert.deepEqual([taken.at, taken.declared, taken.hashes], ['welcome', [], hashesOf(anew)])
  assert.deepEqual(Object.keys(taken.cards), [card?.id])
})

test('where a card was refused, the cards alone are asked for once more', () => {
  const refused = asked.cards.map((card) => ({
    ...card,
    state: 'refused' as const,
    reason: 'Blurred.',
  }))
  const again: AskedOrientation = {
    ...asked,
    state: 'in_progress',
    finished_at: '2026-03-02T12:00:00Z',
    cards: refused,
  }
  assert.deepEqual(
    stepsOf(again).map(({ kind }) => kind),
    ['card'],
  )
})
