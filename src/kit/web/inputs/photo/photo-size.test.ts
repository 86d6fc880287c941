import assert from 'node:assert/strict'
import { test } from 'node:test'
import { asHeicName, asJpegName, fitted } from './photo-size.ts'

test('the long edge comes down to 2048, whichever it is', () => {
  assert.deepEqual(fitted(4096, 3072), { width: 2048, height: 1536 })
  assert.deepEqual(fitted(1000, 5000), { width: 410, height: 2048 })
})

test('a small picture stays as it is, a thin one keeps a pixel', () => {
  assert.deepEqual(fitted(640, 480), { width: 640, height: 480 })
  assert.deepEqual(fitted(1, 90_000), { width: 1, height: 2048 })
})

test('the name ends as the new format does', () => {
  assert.equal(asJpegName('site 3.png'), 'site 3.jpg')
})

test('a picture that stays as it is has a name that says so', () => {
  assert.equal(asHeicName('IMG_1.HEIC'), 'IMG_1.HEIC')
  assert.equal(asHeicName('image.jpg'), 'image.heic')
})
