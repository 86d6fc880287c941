// Many files become documents over a line that is cut: none is lost, none is there twice.
import assert from 'node:assert/strict'
import { afterEach, describe, test } from 'node:test'
import { until } from '../../until.ts'
import { assertClean, withBrowser } from '../journey.ts'
import { overLine } from './line.ts'

const files = Array.from({ length: 80 }, (_, n) => ({
  name: `Procedure_${n + 1}.pdf`,
  mimeType: 'application/pdf',
  buffer: Buffer.from(`%PDF-1.7\n${n}`),
}))

describe('files that become documents', () => {
  const journeys = withBrowser()
  const line = overLine(journeys)
  afterEach(line.mend)

  test('80 files through a cut line are 80 documents, and chosen again they are there already', async () => {
    const manager = await journeys.signedIn('manager@northgate.test')
    const { page } = manager
    manager.expected.push(/ERR_CONNECTION|ERR_FAILED|ERR_EMPTY|ERR_SOCKET|ERR_INCOMPLETE/)
    await manager.go('/dashboard/swps')
    await page.getByRole('button', { name: 'More actions' }).click()
    await page.getByRole('menuitem', { name: 'Upload files' }).click()
    await page.getByRole('heading', { level: 1, name: /^Upload files/ }).waitFor()
    const chosen = page.locator('input[type=file]').last()
    const drop = page.getByRole('button', { name: 'Choose files' })
    assert.equal(await drop.isDisabled(), true)
    await page.getByRole('combobox', { name: 'Category' }).click()
    await page.getByRole('option', { name: 'Ground' }).click()
    await chosen.setInputFiles(files)

    const progress = page.getByText(/^\d+ of 80 uploaded$/)
    const done = async () => Number((await progress.textContent())?.split(' ')[0])
    await until(async () => (await done()) >= 10, { what: 'The first ten' })
    await line.cut()
    const again = page.getByRole('button', { name: 'Try all again' })
    await again.waitFor()
    const before = await done()
    assert.ok(before < 80)
    await line.mend()
    await again.click()
    await page.getByText('80 of 80 uploaded').waitFor()
    await assertClean(manager)

    await page.reload()
    await page.getByRole('combobox', { name: 'Category' }).click()
    await page.getByRole('option', { name: 'Ground' }).click()
    await chosen.setInputFiles(files.slice(0, 2))
    await page.getByText('“Procedure 2” is here already.', { exact: false }).waitFor()

    const token = await journeys.token('manager@northgate.test')
    const there = await journeys.ask('GET', '/api/dashboard/swps?search=Procedure', { token })
    assert.equal(Object(there.body.data).total, 80)
  })
})
