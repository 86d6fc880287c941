// One browser, several people, one after the other: nothing of one is shown to, or sent as, another.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { manager, sending, text, user } from '../../submissions/sending.ts'
import { arrivesAt, signIn, signOut, stored, withBrowser } from '../journey.ts'

describe('a device that several people use', () => {
  const journeys = withBrowser()
  const server = sending(journeys)

  test('what one read and what one has to send is not the next one’s, in no tab', async () => {
    const form = await server.form([text('note')], { title: 'Yard walk' })
    const given = server.body(form, { note: 'Seen by the manager' })
    await server.sent(user, given)
    const person = await journeys.throughTheDoor(manager)
    const { page } = person
    // Who signs out while the home page still asks is refused what it asked.
    person.expected.push(/ERR_FAILED|ERR_INTERNET_DISCONNECTED|status of 401/)
    const path = `/dashboard/submissions/edit/${given.id}`
    await person.go(path)
    await page.getByText('Seen by the manager').waitFor()

    // The next person in this tab waits for what the server shows to them.
    await signOut(page)
    await arrivesAt(page, '/login')
    await signIn(page, user)
    await arrivesAt(page, '/dashboard')
    const asked = page.waitForRequest(/\/whole$/)
    let show = () => undefined as unknown
    const held = new Promise<void>((resolve) => {
      show = resolve
    })
    await page.route('**/whole', async (route) => {
      await held
      return route.continue()
    })
    await page.evaluate((to) => {
      history.pushState({}, '', to)
      dispatchEvent(new PopStateEvent('popstate'))
    }, path)
    await asked
    assert.equal(await page.getByText('Seen by the manager').count(), 0)
    show()
    await page.getByText('Seen by the manager').waitFor()

    // What is not sent waits for its own person, though another tab is signed in as somebody else.
    await page.context().route('**/dashboard/submissions', (route) => route.abort())
    await person.go(`/dashboard/submissions/create/${form.id}`)
    await page.getByRole('textbox', { name: 'note' }).fill('Not sent (no mail server)')
    await page.getByRole('button', { name: 'Submit' }).click()
    await page.getByRole('button', { name: 'Outbox: 1 not received yet' }).waitFor()
    const second = await page.context().newPage()
    await second.goto(`${journeys.address}/dashboard`)
    await signOut(second)
    await arrivesAt(page, '/login')
    await signIn(second, manager)
    await arrivesAt(second, '/dashboard')
    await page.context().unroute('**/dashboard/submissions')
    await second.evaluate(() => dispatchEvent(new Event('online')))
    await signOut(second)
    await arrivesAt(second, '/login')
    assert.deepEqual(await stored(page), [null, null, null])
    const sent = page.context().waitForEvent('response', {
      predicate: (response) => response.status() === 201,
    })
    await signIn(second, user)
    const { data } = await (await sent).json()
    const read = await server.whole(manager, data.id)
    assert.deepEqual(read.answers, { note: 'Not sent (no mail server)' })
    assert.equal(read.events[0]?.by, 'Luc Tremblay')
  })
})
