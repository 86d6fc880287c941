import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pastIndexes } from './past-indexes.ts'

const places = (path: string) =>
  new Map(
    path === '/src/features/ladders/web/index.ts'
      ? [
          ['Rungs', { file: '/src/features/ladders/web/Rungs.tsx', name: 'Rungs' }],
          ['Steps', { file: '/src/features/ladders/steps.ts', name: 'steps' }],
        ]
      : [],
  )
const past = (code: string) => pastIndexes(code, '/src/features/houses/web/House.tsx', places)

test('each thing of a feature is imported from its own file', () => {
  assert.equal(
    past("import { Rungs, type Rung, Steps as S } from '../../ladders/web/index.ts'"),
    "import { Rungs as Rungs } from '/src/features/ladders/web/Rungs.tsx'; import { steps as S } from '/src/features/ladders/steps.ts'",
  )
})

test('what is loaded later, too', () => {
  assert.equal(
    past("(await import('../../ladders/web/index.ts')).Rungs"),
    "(await import('/src/features/ladders/web/Rungs.tsx')).Rungs",
  )
})

test('types, and what is not found, are left as they are', () => {
  for (const code of [
    "import type { Rung } from '../../ladders/web/index.ts'",
    "import { Rungs, Rails } from '../../ladders/web/index.ts'",
    "import { x } from '../../roofs/web/index.ts'",
  ])
    assert.equal(past(code), code)
})
