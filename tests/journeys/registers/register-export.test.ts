// A list as files, taken through its screen: what stands in them is what the list shows.
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { describe, test } from 'node:test'
import type { Page } from 'playwright-core'
import { readCsv } from '../../../src/kit/spreadsheet/csv.ts'
import { readXlsx } from '../../../src/kit/spreadsheet/server/read-xlsx.ts'
import { wordsOfPdf } from '../../registers/sheets.ts'
import { withBrowser } from '../journey.ts'
import { chemicals, list, manager } from '../lists.ts'
import { toastSaid } from '../toasts.ts'

async function taken(page: Page, format: 'CSV' | 'Excel' | 'PDF') {
  const awaited = page.waitForEvent('download')
  await page.getByRole('main').getByRole('button', { name: 'More actions' }).first().click()
  await page.getByRole('menuitem', { name: `Export as ${format}` }).click()
  const file = await awaited
  await toastSaid(page, `Downloaded: ${file.suggestedFilename()}`)
  return { name: file.suggestedFilename(), bytes: readFileSync(await file.path()) }
}

/** The table as a person reads it; a cell that is empty or only drawn says nothing. */
async function shownIn(page: Page): Promise<string[][]> {
  const lines = await page.locator('table tr').all()
  const cells = await Promise.all(lines.map((line) => line.locator('th, td').allInnerTexts()))
  // The first is for the choice of rows, the last for what can be done with one.
  return cells.map((line) => line.slice(1, -1).map((cell) => cell.trim()))
}

describe('a list as a file', () => {
  const journeys = withBrowser()

  test('CSV, Excel and PDF hold the rows and columns that the list shows, in its order', async () => {
    const person = await journeys.signedIn(manager)
    const { page } = person
    await chemicals(person, 'Sienna', 3, { status: 'approved', supplier: 'Łódź – “Paint”' })
    await chemicals(person, 'Sienna not', 2, { status: 'requested' })
    await person.go(`${list}?search=sienna&filter[status]=approved&sort=-name`)
    await page.getByRole('status').filter({ hasText: 'Rows: 3' }).waitFor()
    const shown = await shownIn(page)
    assert.deepEqual(
      shown.slice(1).map(([name]) => name),
      ['Sienna 3', 'Sienna 2', 'Sienna 1'],
    )

    // A file has room for the columns, too, that the list leaves out at this width: they come last.
    const room = shown[0]?.length ?? 0
    const withRoom = (lines: readonly string[][]) => lines.map((line) => line.slice(0, room))

    const csv = await taken(page, 'CSV')
    assert.match(csv.name, /^chemicals-\d{4}-\d\d-\d\d\.csv$/)
    const lines = [...readCsv(new TextDecoder().decode(csv.bytes))]
    assert.deepEqual(withRoom(lines), shown)
    assert.equal(lines[0]?.at(-1), 'Data sheet revised on')

    const xlsx = await taken(page, 'Excel')
    assert.match(xlsx.name, /\.xlsx$/)
    assert.deepEqual(withRoom(await readXlsx(xlsx.bytes)), shown)

    const pdf = await taken(page, 'PDF')
    assert.match(pdf.name, /\.pdf$/)
    const words = wordsOfPdf(pdf.bytes)
    assert.deepEqual(
      words.filter((each) => /^Sienna \d/.test(each)),
      ['Sienna 3', 'Sienna 2', 'Sienna 1'],
    )
    const whole = words.join(' ')
    for (const cell of shown.flat().flatMap((each) => each.split(/\s+/)))
      assert.ok(whole.includes(cell), cell)
    assert.ok(!whole.includes('Sienna not'))
    assert.match(whole, /Rows: 3/)
  })
})
