import assert from 'node:assert/strict'
import { test } from 'node:test'
import { takenAt } from './taken-at.ts'

/** A JPEG whose camera wrote one date, with the tag's directory where it belongs. */
function jpeg(date: string, { little = true, exif = true } = {}): ArrayBuffer {
  const tiff = new DataView(new ArrayBuffer(80))
  const put = (at: number, value: number) => tiff.setUint16(at, value, little)
  const putLong = (at: number, value: number) => tiff.setUint32(at, value, little)
  tiff.setUint16(0, little ? 0x4949 : 0x4d4d)
  put(2, 42)
  putLong(4, 8)
  const entry = (at: number, tag: number, value: number) => {
    put(at, 1)
    put(at + 2, tag)
    putLong(at + 10, value)
  }
  if (exif) {
    entry(8, 0x8769, 26)
    entry(26, 0x9003, 50)
  } else entry(8, 0x0132, 50)
  for (const [at, letter] of [...date].entries()) tiff.setUint8(50 + at, letter.charCodeAt(0))
  const head = Uint8Array.of(0xff, 0xd8, 0xff, 0xe1, 0, 88, 0x45, 0x78, 0x69, 0x66, 0, 0)
  return Uint8Array.of(...head, ...new Uint8Array(tiff.buffer), 0xff, 0xda, ...new Uint8Array(16))
    .buffer
}

test('the moment a picture was taken, in either order of bytes', () => {
  assert.equal(takenAt(jpeg('2026:11:21 07:45:09')), '2026-11-21T07:45:09')
  assert.equal(takenAt(jpeg('2026:11:21 07:45:09', { little: false })), '2026-11-21T07:45:09')
  assert.equal(takenAt(jpeg('2026:11:21 07:45:09', { exif: false })), '2026-11-21T07:45:09')
})

test('what says nothing, or nonsense, or is cut short, was taken nobody knows when', () => {
  assert.equal(takenAt(jpeg('0000:00:00 00:00:00')), undefined)
  assert.equal(takenAt(jpeg('yesterday, at noon.')), undefined)
  assert.equal(takenAt(jpeg('2026:11:21 07:45:09').slice(0, 60)), undefined)
  assert.equal(takenAt(new TextEncoder().encode('no picture at all').buffer), undefined)
  assert.equal(takenAt(new ArrayBuffer(0)), undefined)
})
