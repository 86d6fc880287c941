import assert from 'node:assert/strict'
import { test } from 'node:test'
import { filesBelow } from './worker.ts'

test('a phone keeps what its screens import, at once and later, with styles, and nothing that is apart', () => {
  const chunks = {
    screen: {
      file: 'screen.js',
      imports: ['shared'],
      dynamicImports: ['pad', 'french', 'screen'],
      css: ['screen.css'],
    },
    shared: { file: 'shared.js' },
    pad: { file: 'pad.js', imports: ['shared'], dynamicImports: ['ink'] },
    ink: { file: 'ink.js' },
    french: { file: 'french.js', imports: ['words'] },
    words: { file: 'words.js' },
    other: { file: 'other.js' },
  }
  const files = filesBelow(chunks, ['/screen.js', '/inline.js'], (name) => name === 'french')
  assert.deepEqual([...files].sort(), [
    '/ink.js',
    '/inline.js',
    '/pad.js',
    '/screen.css',
    '/screen.js',
    '/shared.js',
  ])
})
