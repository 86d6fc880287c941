// Who attends is chosen from a list that knows the project: its supervisor and its crew stand first, also the worker
// of a contractor who has no account, and who then signs on the same phone.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { planning, site } from '../../../src/features/projects/testing/planning.ts'
import { sql } from '../../../src/kit/db/sql.ts'
import { manager } from '../../submissions/sending.ts'
import { draw, phone, press } from '../at-a-phone.ts'
import { assertClean, withBrowser } from '../journey.ts'

describe('who probably signs', () => {
  const journeys = withBrowser()
  const { form, good, owner, project } = planning(journeys)

  test('the project’s supervisor and its crew come first, and everybody else after', async () => {
    const people = await good<{ data: { id: string; name: string }[] }>(manager, 'GET', 'users')
    const [worker, boss] = people.data.slice(-2)
    assert.ok(worker && boss)
    const place = await project()
    await owner(
      sql`update projects set supervisor = ${boss.id}, name = 'Quarry houses' where id = ${place}`,
    )
    await good(manager, 'POST', `projects/${place}/workers`, { ids: [worker.id] })
    const pane = await good<{ id: string }>(manager, 'POST', 'people-without-account', {
      ...{ first_name: 'Zoe', last_name: 'Pane', kind: 'contractor_worker' },
    })
    await good(manager, 'POST', `projects/${place}/workers`, { ids: [pane.id] })
    const { id } = await form(site, { signature_policy: 'all_attendees' })
    const person = await journeys.signedIn(manager, phone)
    const { page } = person
    await person.go(`/dashboard/submissions/create/${id}`)
    await page.getByRole('combobox', { name: 'site', exact: true }).fill('quarry')
    await page.getByRole('option', { name: /Quarry houses$/ }).click()
    await page.getByRole('combobox', { name: 'Add a person', exact: true }).click()
    const first = page.getByRole('option', { name: `${boss.name} (from the project)` })
    await first.waitFor()
    const names = await page.getByRole('option').allTextContents()
    assert.deepEqual(names.slice(0, 3), [
      `${boss.name} (from the project)`,
      `${worker.name} (from the project)`,
      'Zoe Pane (from the project)',
    ])
    assert.equal(names.length, people.data.length + 1)
    await first.click()
    await page.getByRole('button', { name: `Remove ${boss.name}` }).waitFor()
    await assertClean(person)
    await press(page, 'Submit')
    const sheet = page.getByRole('dialog', { name: /^Sign SUB-/ })
    await sheet.getByRole('heading', { name: 'Maya Okafor', exact: true }).waitFor()
    await draw(page)
    await press(page, 'Sign')
    // Nobody named her: she stands among the crew of the project.
    await sheet.getByRole('button', { name: 'Zoe Pane', exact: true }).click()
    await sheet.getByRole('heading', { name: 'Zoe Pane', exact: true }).waitFor()
    await draw(page)
    await press(page, 'I saw Zoe Pane sign')
    await sheet.getByText('Zoe Pane has signed.').waitFor()
    const [signed] = await good<{ attested: boolean }[]>(
      ...([manager, 'GET', `users/${pane.id}/signatures`] as const),
    )
    assert.equal(signed?.attested, true)
  })
})
