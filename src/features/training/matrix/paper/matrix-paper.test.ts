// The matrix on paper: cut into pages of courses, then of people, with its heads and its legend on each.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { withServer } from '../../../../../tests/api/server.ts'
import { wordsOfPdf } from '../../../../../tests/registers/sheets.ts'
import { manager } from '../../../../../tests/submissions/sending.ts'
import { Problem } from '../../../../kit/problems.ts'
import { matrixPaper, refuseTooLarge } from './matrix-paper.server.ts'

const asked = {
  of: 'everyone',
  show: 'gaps',
  narrowed: ['Project: Harbour Point'],
  today: '2026-11-27',
  language: 'en',
  brand: { name: 'Northgate Builders', colour: '#1d5b79', logo: null },
} as const

const matrixOf = (people: number, courses: number) => ({
  courses: Array.from({ length: courses }, (_, n) => ({ category: 'trade', name: `Course ${n}.` })),
  people: Array.from({ length: people }, (_, n) => ({ name: `Person ${n}.`, detail: `No ${n}.` })),
  cells: Array.from({ length: people }, (_, at) =>
    Array.from({ length: courses }, (_, n) => ((at + n) % 3 === 0 ? 'm' : 'v')).join(''),
  ),
})

async function wordsOf(matrix: ReturnType<typeof matrixOf>): Promise<string[]> {
  const parts: Buffer[] = []
  for await (const part of matrixPaper(matrix, asked)) parts.push(part)
  return wordsOfPdf(Buffer.concat(parts))
}

test('every page has its heads, the legend and its number; each person stands once beside each band of courses', async () => {
  const words = await wordsOf(matrixOf(70, 60))
  for (const said of ['Northgate Builders', 'Project: Harbour Point · Show: Missing or expired'])
    assert.ok(words.includes(said), said)
  const foots = words.filter((each) => /Page \d+$/.test(each))
  const bands = ['Courses 1 to 20 of 60', 'Courses 21 to 40 of 60', 'Courses 41 to 60 of 60']
  const each = foots.length / bands.length
  assert.ok(Number.isInteger(each) && each >= 3, String(foots.length))
  assert.deepEqual(
    foots,
    foots.map((_, n) => `${bands[Math.floor(n / each)]} · Page ${n + 1}`),
  )
  const count = (said: string) => words.filter((one) => one === said).length
  assert.deepEqual(
    ['Course 0.', 'Course 20.', 'Course 59.'].map(count),
    [each, each, each],
    'the heads of a band stand on its pages alone',
  )
  assert.equal(count('Missing'), foots.length)
  const people = words.filter((one) => /^Person \d+\.$/.test(one))
  assert.deepEqual(
    people,
    bands.flatMap(() => Array.from({ length: 70 }, (_, n) => `Person ${n}.`)),
  )
  assert.ok(words.includes('No 69.'))
  const marks = words.filter((one) => one === '✗').length - foots.length
  assert.equal(marks, 70 * 20)
})

test('a small one is one page; one that is too large for paper is refused in words', async () => {
  const words = await wordsOf(matrixOf(20, 25))
  assert.deepEqual(
    words.filter((each) => /Page \d+$/.test(each)),
    ['Page 1'],
  )
  assert.doesNotThrow(() => refuseTooLarge(matrixOf(3000, 90)))
  assert.throws(
    () => refuseTooLarge(matrixOf(3400, 90)),
    (error) => error instanceof Problem && error.code === 'training/too-large-for-paper',
  )
})

describe('the export of the matrix', () => {
  const server = withServer()

  test('is a PDF with the people and courses on the screen, in the language of the person', async () => {
    const token = await server.token(manager)
    const fetched = await fetch(
      `${server.address}/api/dashboard/training-matrix/export?format=pdf&lang=fr&search=tremblay`,
      { headers: { authorization: `Bearer ${token}` } },
    )
    assert.equal(fetched.headers.get('content-type'), 'application/pdf')
    const words = wordsOfPdf(Buffer.from(await fetched.arrayBuffer()))
    for (const said of ['Northgate Builders', 'Matrice de formation', 'Luc Tremblay', 'Manquante'])
      assert.ok(words.includes(said), said)
    assert.ok(!words.includes('Maya Okafor'))
    assert.ok(words.includes('Personne: tremblay'))
  })
})
