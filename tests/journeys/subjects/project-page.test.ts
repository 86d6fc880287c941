// A planned project says what it lacks; a number of people brings its duties; it is completed with the reason.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { daysFromNow } from '../../../src/kit/day.ts'
import { sql } from '../../../src/kit/db/sql.ts'
import { asManager, manager } from '../forms/building.ts'
import { assertClean, withBrowser } from '../journey.ts'

describe('the page of a project', () => {
  const journeys = withBrowser()
  const server = asManager(journeys)

  test('names what it lacks, becomes active, counts its people, and is completed', async () => {
    const { id } = await server.ask<{ id: string }>('POST', 'projects', {
      ...{
        name: 'Culvert',
        number: 'CV-1',
        start_date: daysFromNow(-1),
        planned_end: daysFromNow(200),
      },
      hospital_name: 'General',
      hospital_phone: '416 555 0188',
      hospital_address: '200 Elizabeth Street, Toronto',
    })
    const boss = await journeys.signedIn(manager, { viewport: { width: 1280, height: 900 } })
    const { page } = boss
    await boss.go(`/dashboard/projects/record/${id}`)
    await page.getByRole('link', { name: 'Emergency plan' }).waitFor()
    const emergency = page.getByRole('region', { name: 'In an emergency' }).first()
    await emergency.getByRole('link', { name: '416 555 0188' }).waitFor()
    const map = emergency.getByRole('link', { name: /^200 Elizabeth Street/ })
    assert.match((await map.getAttribute('href')) ?? '', /query=200\+Elizabeth\+Street/)
    await emergency.getByText('Ontario Poison Centre').waitFor()
    assert.ok(await page.getByRole('button', { name: 'Activate' }).isDisabled())
    await assertClean(boss)
    await journeys.database.database.transaction('owner', (db) =>
      db.run(sql`
        update projects p set supervisor = (select a.id from account a
            where a.company_id = p.company_id and a.last_name = 'Tremblay' limit 1),
          emergency_plan = (select f.id from file f where f.company_id = p.company_id limit 1)
        where p.id = ${id}`),
    )
    await boss.go(`/dashboard/projects/record/${id}`)
    await page.getByRole('button', { name: 'Activate' }).click()
    await page.getByRole('button', { name: 'Complete this project' }).waitFor()
    await page.getByRole('button', { name: 'Enter a number' }).click()
    const dialog = page.getByRole('dialog', { name: 'People on site' })
    await dialog.getByRole('textbox', { name: 'People on site' }).fill('20')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await page.getByText('Joint health and safety committee').first().waitFor()
    await assertClean(boss)
    await page.getByRole('button', { name: 'Complete this project' }).click()
    await page.getByText('Nothing is open.').waitFor()
    await page.getByRole('button', { name: 'Complete', exact: true }).click()
    // The state says it, and so does the history below, which may come a moment later.
    await page.getByRole('definition').getByText('Completed').first().waitFor()
  })
})
