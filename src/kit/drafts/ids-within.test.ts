import assert from 'node:assert/strict'
import { test } from 'node:test'
import { namedIn, withIds } from './ids-within.ts'

const answers = {
  note: 'a',
  photo: ['file-a', { id: 'file-b', caption: 'file-c is not named here' }],
  group: [{ id: 'row', photos: ['file-c'], more: null }],
}

test('files are named as the server does, however deep they lie', () => {
  const ids = new Map([
    ['file-a', '1'],
    ['file-b', '2'],
    ['file-c', '3'],
  ])
  assert.deepEqual(withIds(answers, ids), {
    note: 'a',
    photo: ['1', { id: '2', caption: 'file-c is not named here' }],
    group: [{ id: 'row', photos: ['3'], more: null }],
  })
})

test('finds which files the answers name', () => {
  const found = namedIn(answers, new Set(['file-a', 'file-c', 'file-d']))
  assert.deepEqual([...found].sort(), ['file-a', 'file-c'])
})
