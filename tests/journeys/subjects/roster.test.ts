// A manager puts people on a team, many at once; a client's contact ends the copies from the mail.
import { describe, test } from 'node:test'
import { sql } from '../../../src/kit/db/sql.ts'
import { asManager, manager } from '../forms/building.ts'
import { assertClean, numbers, withBrowser } from '../journey.ts'
import { toastSaid } from '../toasts.ts'

describe('who is in a team', () => {
  const journeys = withBrowser()
  const server = asManager(journeys)

  test('is searched for, ticked, shown as chips and added together; the choice outlives a dialog above', async () => {
    const { id } = await server.ask<{ id: string }>('POST', 'teams', { name: 'Waterproofing' })
    const boss = await journeys.signedIn(manager, {
      viewport: { width: 360, height: 740 },
      hasTouch: true,
      isMobile: true,
    })
    const { page } = boss
    await boss.go(`/dashboard/teams/${id}/workers`)
    await page.getByRole('heading', { name: 'No workers yet' }).waitFor()
    await page.getByRole('button', { name: 'Add workers' }).click()
    const dialog = page.getByRole('dialog', { name: 'Add workers' })
    await dialog.getByLabel('Search people').fill('trembl')
    await dialog.getByRole('checkbox', { name: 'Luc Tremblay' }).check()
    await dialog.getByLabel('Search people').fill('campb')
    await dialog.getByRole('checkbox', { name: 'Dwayne Campbell' }).check()
    const chips = dialog.getByRole('group', { name: 'Chosen' })
    await chips.getByText('Luc Tremblay').waitFor()
    await assertClean(boss)
    await dialog.getByLabel('Role on site').fill('Membrane')
    await dialog.getByRole('button', { name: 'Add 2' }).click()
    await toastSaid(page, 'Added: 2.')
    const line = page.getByRole('listitem').filter({ hasText: 'Luc Tremblay' })
    await line.getByText(/^Membrane · Since/).waitFor()
    await numbers(page.getByRole('listitem').filter({ hasText: 'Membrane' }), 2)
    await assertClean(boss)
  })

  test('the link in a copy leads to the way out', async () => {
    const token = 'a'.repeat(43)
    await journeys.database.database.transaction('owner', (db) =>
      db.run(sql`
        insert into contact_mail (company_id, submission, revision, contact, address, stop_hash)
        select k.company_id, (select id from submissions s where s.company_id = k.company_id limit 1),
          1, k.id, k.email, sha256(${token}::bytea)
        from client_contacts k where k.email = 'tom@harbourpoint.example'`),
    )
    const visitor = await journeys.visitor()
    await visitor.go(`/stop-copies/${token}`)
    await visitor.page.getByText('mails Tom Whelan (tom@harbourpoint.example)').waitFor()
    await assertClean(visitor)
    await visitor.page.getByRole('button', { name: 'Stop sending me copies' }).click()
    await visitor.page.getByText('no longer sends copies to tom@harbourpoint.example').waitFor()
  })
})
