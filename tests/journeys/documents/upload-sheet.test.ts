// Files and a sheet that says what each is: those of one title, in two languages, are one document.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { assertClean, withBrowser } from '../journey.ts'

const sheet = `Nom du fichier,Titre,Catégorie,Langue
trench-en.pdf,Digging by hand,Ground,English
trench-fr.pdf,Digging by hand,Ground,français
wrong.pdf,Nothing,No such group,`
const pdf = (name: string) => ({
  ...{ name, mimeType: 'application/pdf' },
  buffer: Buffer.from(`%PDF-1.7\n${name}`),
})

describe('files with a sheet', () => {
  const journeys = withBrowser()

  test('become documents as the sheet says', async () => {
    const manager = await journeys.signedIn('manager@northgate.test')
    const { page } = manager
    await manager.go('/dashboard/swps/upload')
    const chosen = page.locator('input[type=file]')
    await chosen
      .first()
      .setInputFiles({ name: 'files.csv', mimeType: 'text/csv', buffer: Buffer.from(sheet) })
    await page.getByText('3 files are listed').waitFor()
    await page.getByText('“wrong.pdf”, line 4: Category:', { exact: false }).waitFor()
    await assertClean(manager)
    const files = ['trench-en.pdf', 'trench-fr.pdf', 'other.pdf'].map(pdf)
    await chosen.last().setInputFiles(files)
    await page.getByText('2 of 2 uploaded').waitFor()
    await page.getByText('“other.pdf” is not listed in the spreadsheet.').waitFor()
    await page.getByText('Listed, and not chosen yet: wrong.pdf.').waitFor()
    await assertClean(manager)

    const token = await journeys.token('manager@northgate.test')
    const path = '/api/dashboard/swps?search=Digging%20by%20hand'
    const { data } = Object((await journeys.ask('GET', path, { token })).body.data)
    assert.equal(data.length, 1)
    const row = await journeys.ask('GET', `/api/dashboard/swps/${data[0].id}`, { token })
    const { content, files: others } = Object(row.body.data)
    assert.deepEqual(others, [])
    const [part] = content
    assert.deepEqual(Object.keys(part.files), ['en', 'fr'])
    // Its page opens the one in the language of who reads.
    await page.getByRole('link', { name: 'Digging by hand' }).click()
    await page.waitForURL(/swps\/record\//)
    await page.locator(`main a[href*="${part.files.en}"]`, { hasText: 'Digging by hand' }).waitFor()
  })
})
