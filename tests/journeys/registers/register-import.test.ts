// A spreadsheet becomes rows, and is taken back; a list becomes a file.
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { describe, test } from 'node:test'
import { readXlsx } from '../../../src/kit/spreadsheet/server/read-xlsx.ts'
import { assertClean, holds, numbers, type Person, withBrowser } from '../journey.ts'

const manager = 'manager@northgate.test'
const screen = '/dashboard/chemicals/import'

const choose = ({ page }: Person, name: string, content: string | Buffer) =>
  page
    .locator('input[type=file]')
    .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(content) })

const heading = (person: Person, name: string) => person.page.getByRole('heading', { name })

async function totalOf({ page }: Person): Promise<number> {
  return page.evaluate(async () => {
    const answer = await fetch('/api/dashboard/chemicals', {
      headers: { authorization: `Bearer ${localStorage.getItem('token')}` },
    })
    return (await answer.json()).data.total
  })
}

const pictures = process.env.PICTURES
const picture = async ({ page }: Person, name: string) => {
  if (pictures !== undefined)
    await page.screenshot({ path: `${pictures}/${name}.png`, fullPage: true })
}

describe('import and export of a register', () => {
  const journeys = withBrowser()

  test('a file is checked line by line, corrected, imported and taken back', async () => {
    const person = await journeys.signedIn(manager, { viewport: { width: 1280, height: 900 } })
    const { page } = person
    await person.go(screen)
    await picture(person, 'choose')
    await assertClean(person)
    const before = await totalOf(person)
    person.expected.push(/422/)
    await choose(
      person,
      'list.csv',
      'Product name;Supplier;Inhalt\nAcetone A;Harbour;x\n;Harbour;y\n',
    )
    await heading(person, 'Lines to correct').waitFor()
    await page.getByText('1 of 2 lines have errors').waitFor()
    const grid = page.getByRole('region', { name: 'Lines to correct' })
    await grid.getByLabel('Product name, line 3').waitFor()
    await grid.getByText('This is required.').waitFor()
    assert.equal(await page.getByRole('button', { name: /^Import \d/ }).count(), 0)
    await picture(person, 'errors')
    await assertClean(person)

    await choose(
      person,
      'list.csv',
      'Product name;Supplier\nAcetone A;Harbour\nAcetone B;Harbour\n',
    )
    await page.getByText('All 2 lines can be imported').waitFor()
    await picture(person, 'ready')
    await assertClean(person)
    // A page that is loaded again goes on where it was.
    await page.reload()
    await page.getByText('All 2 lines can be imported').waitFor()
    await page.getByRole('button', { name: 'Import 2 lines' }).click()
    await page.getByText('Imported: 2').waitFor()
    await picture(person, 'done')
    await assertClean(person)
    assert.equal(await totalOf(person), before + 2)
    await page.getByRole('button', { name: 'Undo the import' }).click()
    await page.getByText('Lines removed: 2').waitFor()
    assert.equal(await totalOf(person), before)
  })

  test('a cell that names another row is mended from those that there are', async () => {
    const person = await journeys.signedIn(manager, { viewport: { width: 1280, height: 900 } })
    const { page } = person
    await person.go('/dashboard/policies?import=1')
    await choose(person, 'policies.csv', 'Title,Category\nQuarry rules,Nothing like it')
    const grid = page.getByRole('region', { name: 'Lines to correct' })
    const cell = grid.getByLabel('Category, line 2')
    await cell.click()
    // None is called that: all are offered, and fewer with each letter.
    await page.getByRole('option', { name: 'Health and safety' }).waitFor()
    await picture(person, 'rows-to-choose')
    await cell.fill('peo')
    await page.getByRole('option', { name: 'Health and safety' }).waitFor({ state: 'detached' })
    await page.getByRole('option', { name: 'People' }).click()
    await assertClean(person)
    await cell.press('Tab')
    await grid.getByText('Corrected', { exact: true }).waitFor()
    await holds(cell, 'People')
  })

  test('lines are mended where they stand, and the good ones go in with the rest as a sheet', async () => {
    const person = await journeys.signedIn(manager, { viewport: { width: 1280, height: 900 } })
    const { page } = person
    await person.go(screen)
    const before = await totalOf(person)
    const lines = [
      'Product,Manufacturer,Physical state,UN number',
      'Mended A,Harbour,Liqid,UN1090',
      'Mended B,Harbour,Liqid,UN-ABCDE',
      'mended a,harbour,Solid,',
      'Mended C,Harbour,Gas,',
    ]
    await choose(person, 'mend.csv', lines.join('\n'))
    await page.getByText('3 of 4 lines have errors').waitFor()
    await numbers(page.getByText('Guessed: please check'), 2)
    const near = page.getByRole('region', { name: 'Likely corrections' })
    await near.getByText('2 lines').waitFor()
    await near.getByRole('button', { name: 'Use “Liquid”' }).click()
    await page.getByText('2 of 4 lines have errors').waitFor()
    const grid = page.getByRole('region', { name: 'Lines to correct' })
    await grid.getByText('Line 2 already says the same.').waitFor()
    await picture(person, 'mending')
    const number = grid.getByLabel('UN number, line 3')
    await number.fill('UN1263')
    await number.press('Enter')
    await page.getByText('1 of 4 lines have errors').waitFor()
    await grid.getByText('Corrected', { exact: true }).waitFor()
    await assertClean(person)
    // A page that is loaded again goes on with what was mended.
    await page.reload()
    await page.getByText('1 of 4 lines have errors').waitFor()
    await holds(number, 'UN1263')
    await page.getByRole('button', { name: 'Import the 3 good lines, leave out 1' }).click()
    await page.getByText('1 line was left out.').waitFor()
    const [sheet] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download the lines to correct' }).click(),
    ])
    assert.equal(sheet.suggestedFilename(), 'to-correct.xlsx')
    const [, left] = readXlsx(readFileSync(await sheet.path()))
    assert.deepEqual(left, [
      ...['mended a', 'harbour', 'Solid', ''],
      'Line 2 already says the same.',
    ])
    await page.getByRole('button', { name: 'Undo the import' }).click()
    await page.getByText('Lines removed: 3').waitFor()
    assert.equal(await totalOf(person), before)
  })

  test('a column that nobody knows is assigned by hand, without sending the file again', async () => {
    const person = await journeys.signedIn(manager)
    const { page } = person
    person.expected.push(/422/)
    await person.go(screen)
    await choose(person, 'odd.csv', 'Was,Wer\nSoap,Harbour\n')
    await page.getByText('No headings were recognized').waitFor()
    await page.getByLabel('Field for Was').selectOption('Product name *')
    await page.getByText('Required, but not in any column: Manufacturer or supplier').waitFor()
    await page.getByLabel('Field for Wer').selectOption('Manufacturer or supplier *')
    await page.getByRole('button', { name: 'Check again' }).click()
    await page.getByText('The line can be imported').waitFor()
  })

  test('what cannot be a spreadsheet is refused before it is sent', async () => {
    const person = await journeys.signedIn(manager)
    await person.go(screen)
    await choose(person, 'plan.pdf', '%PDF-1.4')
    await person.page.getByText('Choose a CSV or XLSX file.').waitFor()
  })

  test('a register without a screen of its own for it imports from its list', async () => {
    const person = await journeys.signedIn(manager)
    const { page } = person
    await person.go('/dashboard/locations?view=table')
    await page.getByRole('button', { name: 'More actions' }).click()
    await page.getByRole('menuitem', { name: 'Import' }).click()
    await heading(person, 'Import locations').waitFor()
  })

  test('the export screen hands over a file', async () => {
    const person = await journeys.signedIn(manager)
    const { page } = person
    await person.go('/dashboard/chemicals/export')
    await picture(person, 'export')
    await assertClean(person)
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'CSV, for any program' }).click(),
    ])
    assert.match(download.suggestedFilename(), /^chemicals-\d{4}-\d\d-\d\d\.csv$/)
    assert.match(readFileSync(await download.path(), 'utf8'), /^\uFEFFProduct name,/)
    await page.getByText('Downloaded: chemicals-').waitFor()
  })

  test('it fits a phone, in the dark too', async () => {
    const person = await journeys.signedIn(manager, {
      viewport: { width: 360, height: 740 },
      colorScheme: 'dark',
    })
    const { page } = person
    person.expected.push(/422/)
    await person.go(screen)
    await choose(
      person,
      'list.csv',
      'Product name;Supplier;Inhalt\nAcetone A;Harbour;x\n;Harbour;y\n',
    )
    await heading(person, 'Lines to correct').waitFor()
    await picture(person, 'phone-dark')
    await assertClean(person)
    const wide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)
    assert.equal(wide, false)
  })
})
