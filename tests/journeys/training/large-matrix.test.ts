// The matrix of 3,000 people × 90 courses, on a wide screen.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import pg from 'pg'
import { courses, fill, people } from '../../../bench/training/fill.ts'
import { withBrowser } from '../journey.ts'
import { companyOf } from './in-company.ts'

describe('the matrix of a large company', () => {
  const journeys = withBrowser()

  test('is scrolled with its heads in sight, narrowed, asked why, and a training is recorded from it', async () => {
    const client = new pg.Client(journeys.database.connection)
    await client.connect()
    try {
      await fill({ client, company: { id: await companyOf(journeys) } })
    } finally {
      await client.end()
    }
    const person = await journeys.signedIn('manager@northgate.test', {
      viewport: { width: 1280, height: 800 },
    })
    const { page } = person
    await person.go('/dashboard/training-matrix')
    const grid = page.getByRole('grid')
    await grid.waitFor()
    const count = async (name: string) => Number(await grid.getAttribute(name))
    assert.ok((await count('aria-rowcount')) > people, 'all are there')
    assert.ok((await count('aria-colcount')) > courses)
    assert.ok((await grid.getByRole('row').count()) < 100, 'only what is seen is drawn')

    await grid.evaluate((element) => element.scrollTo(element.scrollWidth, element.scrollHeight))
    const last = grid.locator(`[aria-rowindex="${await count('aria-rowcount')}"]`)
    const [box, head, name] = [
      await grid.boundingBox(),
      await grid.getByRole('columnheader').first().boundingBox(),
      await last.getByRole('rowheader').boundingBox(),
    ]
    assert.ok(box && head && name)
    assert.ok(Math.abs(head.y - box.y) < 2 && Math.abs(name.x - box.x) < 2, 'the heads are frozen')
    assert.ok(name.y + name.height <= box.y + box.height + 1, 'the last person is in sight')

    await page.getByRole('searchbox', { name: 'Person' }).fill('Worker 2718')
    await page.getByText(/^1 person · /).waitFor()
    await page.getByRole('combobox', { name: 'Show' }).click()
    await page.getByRole('option', { name: 'Missing or expired' }).click()
    await page.waitForURL(/show=gaps/)
    const cell = grid.getByRole('gridcell', { name: /^Worker 2718, .*: Missing$/ }).first()
    const what =
      /^Worker 2718, (.*): /.exec((await cell.getAttribute('aria-label')) ?? '')?.[1] ?? ''
    await cell.click()
    const why = page.getByRole('dialog', { name: `Worker 2718 · ${what}` })
    await why.getByText(/^Rule \d+/).waitFor()
    await why.getByText('No record counts as this course.').waitFor()
    await why.getByRole('button', { name: 'Record training' }).click()
    await why.getByLabel('Completed').fill('2026-01-15')
    await why.getByLabel('Completed').press('Tab')
    await why.getByRole('combobox', { name: 'Verified by' }).click()
    await page.getByRole('option', { name: 'The original was seen' }).click()
    await why.getByRole('button', { name: 'Record training' }).click()
    await why.waitFor({ state: 'detached' })
    await grid.getByRole('gridcell', { name: `Worker 2718, ${what}: Valid` }).waitFor()
  })
})
