// The trainings of 200 people from a sheet with eleven bad rows: mended where they stand, the rest left out, taken back.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { sql } from '../../../src/kit/db/sql.ts'
import { manager, sending } from '../../submissions/sending.ts'
import { withBrowser } from '../journey.ts'
import { inCompany } from './in-company.ts'

const people = 200

describe('the trainings of 200 people', () => {
  const journeys = withBrowser()
  const { good } = sending(journeys)

  test('a sheet with eleven bad rows is mended where it stands, and the good rows go in', async () => {
    await inCompany(journeys, (db) =>
      db.run(sql`
        with made as (
          insert into person (company_id, name, first_name, last_name, language)
          select current_company(), 'Rigger ' || n, 'Rigger', n::text, 'en'
          from generate_series(1, ${people}::integer) n returning id)
        insert into engagement (company_id, person, kind, starts_on)
        select current_company(), id, 'employee', '2024-01-01' from made`),
    )
    const course = await good<{ id: string }>(manager, 'POST', 'training', {
      ...{ name: 'Sheeting of excavations', category: 'trade', validity: 'months', months: 36 },
    })
    const lines = Array.from({ length: people }, (_, at) => {
      const line = [`Rigger ${at + 1}`, 'Sheeting of excavations', '2026-03-02', `S-${at + 1}`]
      // Five courses with a letter too many, three people whom nobody knows, two days to come, one that is none.
      if (at % 40 === 7) line[1] = 'Sheetings of excavations'
      if (at % 70 === 20) line[0] = `Nobody ${at}`
      if (at === 50 || at === 51) line[2] = '2999-03-02'
      if (at === 60) line[2] = 'in spring'
      return line.join(',')
    })
    const { page, ...person } = await journeys.signedIn(manager, {
      viewport: { width: 1280, height: 800 },
    })
    await person.go('/dashboard/training/records?import=1')
    person.expected.push(/422/)
    await page.locator('input[type=file]').setInputFiles({
      ...{ name: 'trainings.csv', mimeType: 'text/csv' },
      buffer: Buffer.from(['Person,Course,Completed,Certificate', ...lines].join('\n')),
    })
    await page.getByText('11 of 200 lines have errors').waitFor()
    const total = async () =>
      (await good<{ total: number }>(manager, 'GET', `users-trainings?filter[course]=${course.id}`))
        .total
    assert.equal(await total(), 0, 'it was only tried')
    const near = page.getByRole('region', { name: 'Likely corrections' })
    await near.getByRole('button', { name: 'Use “Sheeting of excavations”' }).click()
    await page.getByText('6 of 200 lines have errors').waitFor()
    const grid = page.getByRole('region', { name: 'Lines to correct' })
    const day = grid.getByLabel('Completed, line 62')
    await day.fill('2026-03-20')
    await day.press('Enter')
    await page.getByText('5 of 200 lines have errors').waitFor()
    await page.getByRole('button', { name: 'Import the 195 good lines, leave out 5' }).click()
    await page.getByText('5 lines were left out.').waitFor()
    assert.equal(await total(), 195)
    await page.getByRole('button', { name: 'Undo the import' }).click()
    await page.getByText('Lines removed: 195').waitFor()
    assert.equal(await total(), 0)
  })
})
