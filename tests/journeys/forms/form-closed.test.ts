// What a question cannot be answered with is in its list when it is looked for: greyed, with why, and with the way to
// where that is mended.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { planning, site } from '../../../src/features/projects/testing/planning.ts'
import { sql } from '../../../src/kit/db/sql.ts'
import { assertClean, holds, withBrowser } from '../journey.ts'
import { manager } from './building.ts'

describe('what cannot be chosen', () => {
  const journeys = withBrowser()
  const { form, good, owner, project } = planning(journeys)

  test('a completed project and a person who has left, in a form on a phone and in a plan; an archived place in a tree', async () => {
    const [open, done] = [await project(), await project()]
    await owner(sql`update projects set name = 'Quarry houses' where id = ${open}`)
    await owner(sql`update projects set name = 'Quarry barns' where id = ${done}`)
    await good(manager, 'PUT', `projects/${done}/complete`)
    await owner(sql`update account set first_name = 'Quarry', last_name = 'Gone', deactivated_at = now()
      where id = (select a.id from account a join projects p using (company_id)
        where p.id = ${open} and a.role_id = 6 limit 1)`)
    const { id } = await form(site, {
      title: 'Quarry walk',
      signature_policy: 'all_attendees',
    })
    const person = await journeys.signedIn(manager, { viewport: { width: 360, height: 740 } })
    const { page } = person
    await person.go(`/dashboard/submissions/create/${id}`)
    const field = page.getByRole('combobox', { name: 'site', exact: true })
    await field.click()
    await page.getByRole('option', { name: /Quarry houses$/ }).waitFor()
    assert.equal(await page.getByRole('option', { name: /Quarry barns/ }).count(), 0)
    await field.fill('quarry')
    await page.getByRole('option', { name: /Quarry barns · Completed$/ }).click()
    const why = page.getByRole('status').filter({ hasText: 'This is completed. Reopen it first.' })
    await why.getByRole('link', { name: /Quarry barns/ }).waitFor()
    await assertClean(person)
    await field.click()
    await page.getByRole('option', { name: /Quarry houses$/ }).click()
    await why.waitFor({ state: 'detached' })
    await holds(field, /Quarry houses$/)

    await page.getByRole('combobox', { name: 'Add a person' }).fill('quarry')
    await page.getByRole('option', { name: 'Quarry Gone · Deactivated account' }).click()
    await page.getByRole('status').filter({ hasText: 'Activate it first.' }).waitFor()

    await person.go(`/dashboard/projects/${open}/tracker`)
    await page.getByRole('button', { name: 'Schedule a form' }).click()
    const dialog = page.getByRole('dialog', { name: 'Schedule a form' })
    await dialog.getByRole('combobox', { name: 'Who is asked' }).fill('quarry')
    await page.getByRole('option', { name: 'Quarry Gone · Deactivated account' }).click()
    await dialog
      .getByRole('status')
      .filter({ hasText: 'Activate it first.' })
      .getByRole('link', { name: 'Quarry Gone' })
      .waitFor()
    await dialog.getByRole('combobox', { name: 'Projects', exact: true }).click()
    await page.keyboard.type('quarry')
    await page.getByRole('option', { name: /Quarry barns · Completed$/ }).click()
    await dialog
      .getByRole('status')
      .filter({ hasText: 'This is completed.' })
      .getByRole('link', { name: /Quarry barns/ })
      .click()
    await page.waitForURL(new RegExp(`/${done}$`))

    const yard = await good<{ id: string }>(manager, 'POST', 'locations', { name: 'Quarry yard' })
    const shed = await good<{ id: string }>(manager, 'POST', 'locations', {
      name: 'Quarry shed',
      parent: yard.id,
    })
    await good(manager, 'PUT', `locations/${shed.id}/archive`, {})
    await person.go('/dashboard/teams/create')
    await page.getByRole('combobox', { name: 'Location', exact: true }).click()
    await page.keyboard.type('quarry sh')
    await page.getByRole('treeitem', { name: 'Quarry shed · Archived' }).click()
    const place = page
      .getByRole('status')
      .filter({ hasText: 'This is archived. Restore it first.' })
    await place.getByRole('link', { name: 'Quarry shed' }).waitFor()
    await assertClean(person)
  })
})
