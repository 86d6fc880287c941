// What a person is told, as it happens: the bell in the header, the panel below it, the page of all of it.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { sql } from '../../../src/kit/db/sql.ts'
import { phone } from '../at-a-phone.ts'
import { assertClean, holds, withBrowser } from '../journey.ts'

describe('notices', () => {
  const journeys = withBrowser()
  const worker = 'user@northgate.test'

  /** The manager gives the worker something to put right. */
  async function assign(title: string): Promise<void> {
    const token = await journeys.token('manager@northgate.test')
    const [luc] = await journeys.database.database.transaction('owner', (db) =>
      db.many<{ id: string }>(sql`
        select a.id from account a join login l on l.id = a.login_id where l.email = ${worker}`),
    )
    const body = { title, severity: 'high', owner: luc?.id }
    const { status } = await journeys.ask('POST', '/api/dashboard/deficiencies', { token, body })
    assert.equal(status, 201)
  }

  /** As if the worker had seen all that the demo told them. */
  const readAll = () =>
    journeys.database.database.transaction('owner', (db) =>
      db.run(sql`update notice set read_at = now() where read_at is null`),
    )

  test('news reach an open page by themselves; why it came is said, and it leads to the record', async () => {
    const person = await journeys.atHome(worker)
    const { page } = person
    await readAll()
    await page.getByRole('button', { name: 'Notifications', exact: true }).waitFor()
    await assign('A stair without a rail')
    await page.getByRole('button', { name: 'Notifications, unread: 1' }).click()
    const panel = page.getByRole('dialog', { name: 'Notifications' })
    const item = panel.getByRole('listitem').filter({ hasText: 'A stair without a rail' })
    await item.getByText('Why did I get this?').click()
    await item.getByText('You are its owner.').waitFor()
    await assertClean(person)
    await item.getByRole('link', { name: 'Read what to correct', exact: true }).click()
    await page.waitForURL(/deficiency-registry\?row=/)
    await page.getByRole('button', { name: 'Notifications', exact: true }).waitFor()
  })

  test('on a phone all of them are on a page, narrowed to the unread, marked as read at once', async () => {
    await readAll()
    await assign('A cracked ladder')
    const person = await journeys.signedIn(worker, phone)
    const { page } = person
    await person.go('/dashboard/notifications?state=unread')
    const item = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ hasText: 'A cracked ladder' })
    await item.waitFor()
    await assertClean(person)
    await page.getByRole('button', { name: 'Mark all as read' }).click()
    await page.getByText('No matches').waitFor()
    await page.getByText('All', { exact: true }).click()
    await item.getByRole('button', { name: /^Mark as unread/ }).click()
    await page.getByRole('button', { name: 'Notifications, unread: 1' }).waitFor()
  })

  test('a person chooses by kind what is mailed and when, and their quiet hours', async () => {
    const person = await journeys.signedIn(worker, phone)
    const { page } = person
    await person.go('/dashboard/my-account')
    await page.getByRole('link', { name: 'Choose your notifications' }).click()
    const kind = 'A form that names me is submitted'
    const mail = page.getByRole('combobox', { name: `By e-mail: ${kind}` })
    await mail.click()
    await assertClean(person)
    await page.getByRole('option', { name: 'Never' }).click()
    await page.getByRole('button', { name: `Default: ${kind}` }).waitFor()
    await page.getByRole('combobox', { name: 'By e-mail: It is my turn to sign' }).click()
    await page.getByRole('option', { name: 'In the morning' }).waitFor()
    assert.equal(await page.getByRole('option', { name: 'Never' }).count(), 0)
    await page.keyboard.press('Escape')
    await page.getByLabel('From').fill('21:00')
    await page.getByLabel('Until').fill('06:00')
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByRole('button', { name: 'No quiet hours' }).waitFor()
    await person.go('/dashboard/notifications?view=choices')
    await holds(page.getByLabel('From'), '21:00')
    await page.getByRole('button', { name: `Default: ${kind}` }).click()
    await page.getByRole('button', { name: `Default: ${kind}` }).waitFor({ state: 'detached' })
    await holds(mail, 'Right away')
  })
})
