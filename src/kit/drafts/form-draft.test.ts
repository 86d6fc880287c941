import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type FormDraftState, reduceFormDraft } from './form-draft.ts'

const left = { id: 'before', content: 'Typed before', saved_at: 'then' }
const none: FormDraftState<string> = { stored: false }
const offered = { ...none, offered: left }
const restored = { ...none, restored: 'before' }

const cases: [string, FormDraftState<string>, object, object, string[]][] = [
  ['what was left is offered', none, { type: 'found', left }, offered, []],
  ['what is typed is stored', none, { type: 'stored' }, { stored: true }, []],
  ['what was taken up lies there once', restored, { type: 'stored' }, { stored: true }, ['before']],
  ['what was not stored need not go', none, { type: 'unchanged' }, none, []],
  [
    'what was typed and taken back goes, what is offered stays',
    { ...offered, stored: true },
    { type: 'unchanged' },
    offered,
    ['own'],
  ],
  ['what is taken up is offered no more, and stays', offered, { type: 'taken' }, restored, []],
  ['what is thrown away goes', offered, { type: 'discarded' }, none, ['before']],
  [
    'what is saved goes with what was taken up',
    { ...restored, stored: true },
    { type: 'forgotten' },
    none,
    ['own', 'before'],
  ],
  [
    'what is offered still may be another tab’s',
    { ...offered, stored: true },
    { type: 'forgotten' },
    offered,
    ['own'],
  ],
]

const plain = (state: unknown) => JSON.parse(JSON.stringify(state)) as unknown

for (const [words, before, event, after, gone] of cases)
  test(words, () => {
    const [state, ids] = reduceFormDraft('own', before, event as never)
    assert.deepEqual([plain(state), ids], [after, gone])
  })
