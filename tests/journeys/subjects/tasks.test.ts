// Work that several people share: made many at once, found on the board, done with its checklist and comments.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { phone } from '../at-a-phone.ts'
import { assertClean, holds, withBrowser } from '../journey.ts'

describe('tasks', () => {
  const journeys = withBrowser()

  test('three pasted lines become three tasks; one is moved on the board, held up with the reason, and done', async () => {
    const person = await journeys.signedIn('manager@northgate.test')
    const { page } = person
    await person.go('/dashboard/new-tasks')
    await page
      .getByRole('textbox', { name: 'Title' })
      .fill('- Fence the pit\n- Order the signs\n- Brief the crew')
    const rows = page.getByRole('group', { name: /^Task \d/ })
    await rows.nth(2).waitFor()
    for (const row of await rows.all()) await row.getByLabel('Due').fill('2099-05-20')
    await page.keyboard.press('Escape')
    const all = page.getByRole('group', { name: 'For all tasks', exact: true })
    await all.getByText('Weekly', { exact: true }).click()
    await all.getByLabel('Ends on').fill('2099-06-15')
    await page.keyboard.press('Escape')
    const plan = { name: 'plan.txt', mimeType: 'text/plain', buffer: Buffer.from('The pit.') }
    await all.locator('input[type=file]').setInputFiles(plan)
    await all.getByRole('link', { name: 'plan.txt' }).waitFor()
    await assertClean(person)
    await page.getByRole('button', { name: 'Create 3 tasks' }).click()
    await page.waitForURL(/task-management$/)
    const made = await page.evaluate(async () => {
      const headers = { authorization: `Bearer ${localStorage.getItem('token')}` }
      const asked = '/api/dashboard/task-management?filter[due_on]=2099-05-20..2099-05-20'
      return (await (await fetch(asked, { headers })).json()).data.data as {
        repeats: string
        attachments: { id: string }[]
      }[]
    })
    assert.deepEqual(
      made.map(({ repeats }) => repeats),
      ['weekly', 'weekly', 'weekly'],
    )
    assert.equal(
      new Set(made.flatMap(({ attachments }) => attachments.map(({ id }) => id))).size,
      3,
    )
    await person.go('/dashboard/task-management?view=board')
    const column = (name: string) => page.getByRole('region', { name, exact: true })
    await column('Open').getByRole('button', { name: 'Move Fence the pit' }).click()
    await page.getByRole('menuitem', { name: 'Blocked' }).click()
    const asking = page.getByRole('dialog', { name: 'Fence the pit' })
    await asking.getByLabel('Why').fill('The digger has not come.')
    await asking.getByRole('button', { name: 'Blocked' }).click()
    await column('Blocked').getByRole('link', { name: 'Fence the pit' }).click()
    await page.getByText('The digger has not come.').waitFor()
    await assertClean(person)
    await page.getByRole('button', { name: 'Mark as done', exact: true }).click()
    await page.getByRole('button', { name: 'Reopen' }).waitFor()
  })

  test('on a phone a task is ticked and commented', async () => {
    const person = await journeys.signedIn('user@northgate.test', phone)
    const { page } = person
    await person.go('/dashboard/task-management?view=board')
    await page.getByRole('link', { name: /^Move the site gate/ }).click()
    await page.getByRole('checkbox', { name: 'Move the fence and the signs' }).click()
    await page.getByText('2 of 3').waitFor()
    const comment = page.getByRole('textbox', { name: 'Comment' })
    await comment.pressSequentially('The fence stands. @may')
    await page.getByRole('option', { name: 'Maya Okafor', selected: true }).waitFor()
    await assertClean(person)
    await comment.press('Enter')
    await page.waitForFunction(() =>
      [...document.querySelectorAll('textarea')].some(({ value }) =>
        value.includes('@Maya Okafor '),
      ),
    )
    await page.getByRole('button', { name: 'Send' }).click()
    const said = page.getByRole('listitem').filter({ hasText: 'The fence stands. @Maya Okafor' })
    await said.getByText('@Maya Okafor', { exact: true }).waitFor()
    await assertClean(person)
    await holds(page.getByRole('textbox', { name: 'Comment' }), '')
  })

  test('a task that comes again is in the calendar of the next month, on a phone too', async () => {
    const token = await journeys.token('user@northgate.test')
    const body = {
      ...{ title: 'Grease the hoist', priority: 'normal', completion: 'one' },
      ...{ repeats: 'monthly', due_on: '2031-01-31' },
    }
    const { status } = await journeys.ask('POST', '/api/dashboard/task-management', { token, body })
    assert.equal(status, 201)
    const person = await journeys.signedIn('user@northgate.test')
    const { page } = person
    await person.go('/dashboard/task-management?view=calendar&month=2031-01')
    await page.getByRole('link', { name: 'Grease the hoist' }).click()
    await page.getByRole('button', { name: 'Mark as done', exact: true }).click()
    await page.getByRole('link', { name: /^TSK-/ }).waitFor()
    await person.go('/dashboard/task-management?view=calendar&month=2031-01')
    await page.getByRole('button', { name: 'Next month' }).click()
    const due = page.getByRole('cell', { name: /Friday, February 28/ })
    await due.getByRole('link', { name: 'Grease the hoist' }).waitFor()
    await assertClean(person)
    await page.setViewportSize({ width: 360, height: 740 })
    const day = page.getByRole('region', { name: /Friday, February 28/ })
    await day.getByRole('link', { name: 'Grease the hoist' }).waitFor()
    await assertClean(person)
  })
})
