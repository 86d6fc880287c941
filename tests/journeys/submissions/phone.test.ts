// What happens to one draft on two phones, to a submission that is refused after it was submitted
// without a connection, to signatures in turn, and to a phone that may not say where it is.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { sql } from '../../../src/kit/db/sql.ts'
import { management, manager, question, sending, text, user } from '../../submissions/sending.ts'
import { draftIs, draw, field, note, phone, press, small } from '../at-a-phone.ts'
import { assertClean, holds, type Person, withBrowser } from '../journey.ts'
import { photo } from './site-photos.ts'

describe('on phones', () => {
  const journeys = withBrowser()
  const server = sending(journeys)
  const fill = ({ go }: Person, form: string) => go(`/dashboard/submissions/create/${form}`)
  const total = async () =>
    (await server.good<{ total: number }>(manager, 'GET', 'submissions?per_page=1')).total

  test('a draft on two phones: both are told, and nothing that either answered is lost', async () => {
    const { id } = await server.form([
      text('who', { label: 'Who' }),
      text('what', { label: 'What' }),
      text('more', { label: 'More' }),
      question('seen', 'photo', { label: 'Seen' }),
    ])
    const one = await journeys.signedIn(user, phone)
    const other = await journeys.signedIn(user, phone)
    for (const { expected } of [one, other]) expected.push(/status of 4(09|04)/)
    await fill(one, id)
    await field(one.page, 'Who').fill('Ana')
    await one.page
      .locator('input[type=file]:not([capture])')
      .setInputFiles(await Promise.all([photo(1), photo(2)]))
    const tiles = ['Photo 1', 'Photo 2'].map((name) => one.page.getByRole('img', { name }))
    const boxes = await Promise.all(tiles.map((tile) => tile.boundingBox()))
    assert.equal(boxes[0]?.y, boxes[1]?.y)
    assert.deepEqual(await small(one.page), [])
    await one.page.getByText(/^Photos and files/).waitFor({ state: 'detached' })
    await draftIs(one.page, 'saved')

    // The second goes on with it, the photo of the first included.
    await fill(other, id)
    await other.page.getByText(/from another device, saved/).waitFor()
    const picture = other.page.getByRole('img', { name: 'Photo 1: photo-1.jpg' })
    await picture.scrollIntoViewIfNeeded()
    await other.page.waitForFunction(
      (image) => (image as HTMLImageElement).naturalWidth > 0,
      await picture.elementHandle(),
    )
    await field(other.page, 'Who').fill('Ana and Bo')
    await field(other.page, 'What').fill('The deck')
    await draftIs(other.page, 'saved')

    // The first was open all the while: what only one of them answered stands, what both did is told.
    await field(one.page, 'More').fill('Windy')
    await field(one.page, 'What').fill('The roof')
    await note(one.page, 'Also filled in on another device').waitFor()
    await draftIs(one.page, 'saved')
    const answers = ({ page }: Person) =>
      Promise.all(['Who', 'What', 'More'].map((name) => field(page, name).inputValue()))
    assert.deepEqual(await answers(one), ['Ana and Bo', 'The roof', 'Windy'])
    const differs = note(one.page, 'Answered differently on another device')
    await differs.getByRole('button', { name: 'What', exact: true }).waitFor()
    await assertClean(one)
    await press(one.page, 'Show the other one')
    await holds(field(one.page, 'What'), 'The deck')
    // It is still there after the page was closed.
    await draftIs(one.page, 'saved')
    await one.page.reload()
    await press(one.page, 'Show the other one')
    await holds(field(one.page, 'What'), 'The roof')
    await press(one.page, 'Keep this one')
    await differs.waitFor({ state: 'detached' })
    await draftIs(one.page, 'saved')

    // The first submits it; what the second types after that is kept, and it is told so.
    await press(one.page, 'Submit')
    await one.page.getByRole('heading', { name: 'Received' }).waitFor()
    await field(other.page, 'More').fill('Calm by noon')
    await other.page.getByText(/without what you have answered here since/).waitFor()
    await assertClean(other)
    await other.page.reload()
    await other.page.getByText(/without what you have answered here since/).waitFor()
    await holds(field(other.page, 'More'), 'Calm by noon')
    await other.page.getByRole('link', { name: 'See the submission' }).click()
    await other.page.getByRole('heading', { level: 1, name: /^SUB-/ }).waitFor()
    await other.page.getByRole('main').getByText('Windy').waitFor()
  })

  test('what names photos that another phone holds waits for them, and then goes by itself', async () => {
    const { id } = await server.form([
      text('what', { label: 'What' }),
      question('seen', 'photo', { label: 'Seen' }),
    ])
    const before = await total()
    const taker = await journeys.signedIn(user, phone)
    const sender = await journeys.signedIn(user, phone)
    taker.expected.push(/ERR_FAILED/, /status of 409/)
    sender.expected.push(/status of 404/)
    const choose = async (n: number) =>
      taker.page.locator('input[type=file]:not([capture])').setInputFiles(await photo(n))
    await fill(taker, id)
    await choose(1)
    await taker.page.getByRole('img', { name: 'Photo 1' }).waitFor()
    await taker.page.getByText(/^Photos and files/).waitFor({ state: 'detached' })
    await draftIs(taker.page, 'saved')
    // The second does not get through, and the day of the first, which no record names, is over.
    await taker.page.route('**/api/store_file*', (route) => route.abort())
    const named = taker.page.waitForResponse(
      (answer) => answer.request().postDataJSON()?.answers?.seen?.length === 2,
    )
    await choose(2)
    await named
    await journeys.database.database.transaction('owner', (db) =>
      db.run(sql`delete from file where subject is null`),
    )

    await fill(sender, id)
    const notHere = sender.page.getByText('still on the device that took it')
    await notHere.nth(1).waitFor()
    await field(sender.page, 'What').fill('The deck')
    await draftIs(sender.page, 'saved')
    await press(sender.page, 'Submit')
    await sender.page.getByText(/^A photo or file is still on the device/).waitFor()
    await assertClean(sender)
    // It may be corrected meanwhile, and is not sent under the hands of the person who does.
    await press(sender.page, 'Correct it')
    await field(sender.page, 'What').fill('The deck and the stairs')
    await draftIs(sender.page, 'saved')
    await press(sender.page, 'Submit')
    await sender.page.getByText(/^A photo or file is still on the device/).waitFor()
    assert.equal(await total(), before)

    await taker.page.unroute('**/api/store_file*')
    let stored = 0
    const arrived = taker.page.waitForResponse(
      (answer) => answer.ok() && answer.url().includes('/api/store_file') && ++stored === 2,
    )
    await taker.page.reload()
    await arrived
    await sender.page.evaluate(() => dispatchEvent(new Event('focus')))
    await sender.page.getByRole('heading', { name: 'Received' }).waitFor()
    await sender.page.getByRole('link', { name: 'See the submission' }).click()
    await sender.page.getByText('The deck and the stairs').waitFor()
    const path = new URL(sender.page.url()).pathname
    const seen = await server.whole(user, path.split('/').at(-1) ?? '')
    assert.deepEqual(seen.files.map(({ name }) => name).sort(), ['photo-1.jpg', 'photo-2.jpg'])
    assert.equal(await total(), before + 1)
  })

  test('a phone without room for a photo says so; with little room it keeps the small one', async () => {
    const { id } = await server.form([question('seen', 'photo', { label: 'Seen' })])
    const person = await journeys.signedIn(user, phone)
    const { page } = person
    await fill(person, id)
    await page.evaluate(() => {
      const put = IDBObjectStore.prototype.put
      const full = (value: { original?: boolean }) =>
        Reflect.get(globalThis, 'room') === undefined || value.original === true
      IDBObjectStore.prototype.put = function keep(value) {
        if (this.name !== 'files' || !full(value)) return put.call(this, value)
        throw new DOMException('There is no room.', 'QuotaExceededError')
      }
    })
    await page.locator('input[type=file]:not([capture])').setInputFiles(await photo(3))
    await page.getByRole('alert').filter({ hasText: 'out of storage' }).waitFor()
    await assertClean(person)
    await page.evaluate(() => Reflect.set(globalThis, 'room', 'a little'))
    await press(page, 'Try again')
    await page.getByRole('img', { name: 'Photo 1: photo-3.jpg' }).waitFor()
    await page.getByText(/^Photos and files/).waitFor({ state: 'detached' })
  })

  test('what is refused after it was queued needs the person, opens where it is wrong, and goes once', async () => {
    const site = (number: string) =>
      server.good(manager, 'POST', 'projects', {
        number,
        name: `Site ${number}`,
        start_date: '2026-03-02',
      })
    const [gone] = [await site('Q-1'), await site('Q-2')]
    const { id } = await server.form([
      text('walk.said', { label: 'Comment text' }),
      question('walk.site', 'project', { label: 'Site', required: true }),
    ])
    const before = await total()
    const person = await journeys.signedIn(user, phone)
    const { page } = person
    person.expected.push(/ERR_INTERNET_DISCONNECTED/, /could not be checked/, /status of 422/)
    await fill(person, id)
    await field(page, 'Comment text').fill('All well')
    const choose = async (name: RegExp) => {
      await page.getByRole('combobox', { name: 'Site' }).click()
      await page.getByRole('option', { name }).click()
    }
    await choose(/Q-1/)
    await draftIs(page, 'saved')
    await page.route('**/api/**', (route) => route.abort('internetdisconnected'))
    await press(page, 'Submit')
    await page.getByRole('heading', { name: 'Saved on this device' }).waitFor()
    await assertClean(person)

    // Meanwhile the project is thrown away at the desk.
    await server.good(manager, 'PUT', `projects/${gone?.id}/archive`, { reason: 'Entered twice' })
    await server.good(manager, 'DELETE', `projects/${gone?.id}`)
    await page.unroute('**/api/**')
    await page.evaluate(() => dispatchEvent(new Event('online')))
    // Where it was submitted it is open again, with what was typed since this page was opened.
    const wrong = page.getByRole('alert').filter({ hasText: 'Site: Please choose from the list.' })
    await wrong.waitFor()
    await holds(field(page, 'Comment text'), 'All well')
    await person.go('/dashboard')
    await page.getByRole('button', { name: 'Outbox: 1 not received yet' }).click()
    const outbox = page.getByRole('dialog', { name: 'Outbox' })
    await outbox.getByText('Needs your attention').waitFor()
    assert.deepEqual(await small(page), [])
    await assertClean(person)
    await outbox.getByRole('link', { name: 'Correct it' }).click()
    await wrong.waitFor()
    await page.locator('#question-walk\\.site input:focus').waitFor()
    await page.locator('#question-walk\\.site').getByText('Please choose from the list.').waitFor()
    await page.keyboard.press('Escape')
    await assertClean(person)
    await choose(/Q-2/)
    await press(page, 'Submit')
    await page.getByRole('heading', { name: 'Received' }).waitFor()
    assert.equal(await total(), before + 1)
  })

  test('the supervisor signs first and the manager after, each on their own phone', async () => {
    const fields = [text('said', { label: 'Comment text' })]
    const { id } = await server.form(fields, { signature_policy: 'supervisor_then_manager' })
    const worker = await journeys.signedIn(user, phone)
    await fill(worker, id)
    for (const [role, name] of [
      ['Supervisor', 'Maya Okafor'],
      ['Manager', 'Helen Zhang'],
    ] as const) {
      await worker.page.getByRole('combobox', { name: role }).click()
      await worker.page.getByRole('option', { name }).click()
      await worker.page.getByRole('button', { name: `Remove ${name}` }).waitFor()
    }
    await press(worker.page, 'Submit')
    await worker.page.getByRole('heading', { name: 'Received' }).waitFor()
    await worker.page.getByRole('link', { name: 'See the submission' }).click()
    await worker.page.getByRole('heading', { level: 1, name: /^SUB-/ }).waitFor()
    const path = new URL(worker.page.url()).pathname

    const helen = await journeys.signedIn(management, phone)
    await helen.go(path)
    await helen.page.getByRole('heading', { level: 1, name: /^SUB-/ }).waitFor()
    assert.equal(await helen.page.getByRole('button', { name: 'Sign now' }).count(), 0)
    const maya = await journeys.signedIn(manager, phone)
    await maya.go(path)
    await press(maya.page, 'Sign now')
    await maya.page.getByRole('heading', { level: 3, name: 'Maya Okafor' }).waitFor()
    await draw(maya.page)
    assert.deepEqual(await small(maya.page), [])
    await press(maya.page, 'Sign')
    await maya.page.getByText('1 of 2 signed').waitFor()
    await assertClean(maya)
    await helen.page.reload()
    await press(helen.page, 'Sign now')
    await helen.page.getByRole('heading', { level: 3, name: 'Helen Zhang' }).waitFor()
    await draw(helen.page)
    await press(helen.page, 'Sign')
    await helen.page.getByText('2 of 2 signed').waitFor()
    await helen.page.getByText('Helen Zhang has signed.').waitFor()
    const whole = await server.whole(user, path.split('/').at(-1) ?? '')
    assert.equal(whole.stage, 'signed')
  })

  test('a form that asks where one is says what is missing, why, and records it once it may', async () => {
    const { id } = await server.form([text('said', { label: 'Comment text' })], {
      gps_required: true,
    })
    const person = await journeys.signedIn(user, phone)
    const { page } = person
    const context = page.context()
    await fill(person, id)
    await page.getByText(/^Not recorded: this page is not allowed/).waitFor()
    await assertClean(person)
    await context.grantPermissions(['geolocation'])
    await context.setGeolocation(null)
    await press(page, 'Record my location')
    await page.getByText(/^Not recorded: the device could not find/).waitFor()
    await context.setGeolocation({ latitude: 43.7, longitude: -79.4, accuracy: 12 })
    await press(page, 'Record my location')
    await page.getByText('Location recorded, within 12 m.').waitFor()
    await assertClean(person)
    await press(page, 'Submit')
    await page.getByRole('link', { name: 'See the submission' }).click()
    await page.getByText('43.700000, -79.400000').waitFor()
  })
})
