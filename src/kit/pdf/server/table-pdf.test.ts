import assert from 'node:assert/strict'
import { test } from 'node:test'
import { wordsOfPdf } from '../../../../tests/registers/sheets.ts'
import { writeTablePdf } from './table-pdf.ts'

const table = {
  title: 'Places',
  lead: ['Active'],
  heads: ['Name', 'Notes'],
  language: 'en',
  foot: (n: number) => `Page ${n}`,
}

async function written(bunches: AsyncIterable<string[][]>): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of writeTablePdf(table, bunches)) parts.push(part)
  return Buffer.concat(parts)
}

async function* bunchesOf(rows: string[][], size: number) {
  for (let from = 0; from < rows.length; from += size) yield rows.slice(from, from + size)
}

test('every row stands on a page, in order, and every page says its number', async () => {
  const rows = Array.from({ length: 1200 }, (_, n) => [`Place ${n}.`, 'Łódź – “ń” ≥ H₂O'])
  const words = wordsOfPdf(await written(bunchesOf(rows, 500)))
  const places = words.filter((each) => /^Place \d+\.$/.test(each))
  assert.deepEqual(
    places,
    rows.map(([name]) => name),
  )
  assert.equal(words.filter((each) => each === 'Łódź – “ń” ≥ H₂O').length, 1200)
  const pages = words.filter((each) => /^Page \d+$/.test(each))
  assert.deepEqual(
    pages,
    pages.map((_, n) => `Page ${n + 1}`),
  )
  assert.ok(pages.length > 20)
})

test('a script whose letters join is shaped, beside those that do not', async () => {
  const words = wordsOfPdf(await written(bunchesOf([['سلام', 'Ada']], 1)))
  assert.ok(words.includes('Ada'))
  // Its letters come as the forms they take within a word, from the right.
  assert.ok(words.some((each) => each.includes('م') || each.includes('ﻡ') || each.includes('ﻢ')))
})

test('an empty table has its headings', async () => {
  const words = wordsOfPdf(await written(bunchesOf([], 1)))
  for (const head of ['Places', 'Active', 'Name', 'Notes', 'Page 1'])
    assert.ok(words.includes(head))
})

test('pages leave as they fill, rows are taken as they are wanted, and none once nobody reads', async () => {
  let taken = 0
  let ended = false
  async function* endless() {
    try {
      for (;;) {
        taken += 1
        yield Array.from({ length: 100 }, () => ['Place', ''])
      }
    } finally {
      ended = true
    }
  }
  for await (const part of writeTablePdf(table, endless())) {
    assert.ok(part.length > 0)
    if (taken >= 5) break
  }
  assert.deepEqual([taken, ended], [5, true])
})
