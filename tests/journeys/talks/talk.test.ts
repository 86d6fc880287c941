// A talk is given to nine people on one phone, and the line is cut while they sign.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { demoPassword } from '../../../src/app/demo/fill-demo.server.ts'
import { givingTalks } from '../../../src/features/toolbox-talks/testing/giving.ts'
import { user } from '../../submissions/sending.ts'
import { until } from '../../until.ts'
import { draw, phone } from '../at-a-phone.ts'
import { assertClean, numbers, withBrowser } from '../journey.ts'
import { countTaps } from '../taps.ts'

const people = 9
const away = [/ERR_INTERNET_DISCONNECTED/, /permissions could not be checked/]

describe('a toolbox talk on a phone', () => {
  const journeys = withBrowser()
  const { as, aTalk, aProject } = givingTalks(journeys)

  test('nine people sign it in at most two taps each and eight more, without a connection', async () => {
    await aTalk('Pinch points')
    const project = await aProject(people)
    const manager = await as('manager')
    const users = await manager('GET', 'users')
    const { data } = users.data as unknown as { data: { id: string; name: string }[] }
    const supervisor = data.find(({ name }) => name === 'Luc Tremblay')?.id
    await manager('PATCH', `projects/${project.id}`, { version: project.version, supervisor })
    const person = await journeys.atHome(user, phone)
    person.expected.push(...away)
    const { page } = person
    const { tap, taps } = countTaps()
    const button = (name: string | RegExp) => page.getByRole('button', { name })

    await tap(page.getByRole('link', { name: 'Give a talk' }))
    await tap(page.getByRole('combobox', { name: 'Project or team' }))
    await tap(page.getByRole('option', { name: String(project.name), exact: true }))
    await button(/^Pinch points/)
      .and(page.locator(':enabled'))
      .waitFor()
    await assertClean(person)
    await tap(button(/^Pinch points/))
    await page.getByText('Look up before you walk.').waitFor()
    await assertClean(person)

    await page.context().setOffline(true)
    await tap(button('Take attendance'))
    const crew = page.getByRole('list', { name: 'Crew' }).getByRole('button')
    await numbers(crew, people)
    for (let at = 0; at < people; at += 1) {
      await tap(crew.nth(at))
      // To draw is the second.
      await tap({ click: () => draw(page) })
    }
    await page.getByText(`${people} of ${people}`).waitFor()
    // The battery is empty: what was signed is still there.
    await numbers(page.getByRole('img', { name: 'Has signed' }), people)
    await assertClean(person)
    await tap(button('Finish'))
    await tap({ click: () => draw(page) })
    await tap(button('Save the talk'))
    await page.getByText(/It will be sent as soon as there is a connection/).waitFor()
    assert.ok(taps() <= 2 * people + 8, `${taps()} taps`)

    await page.context().setOffline(false)
    await page.getByText('The talk is saved.').waitFor()
    await page.getByRole('link', { name: 'Open the record' }).click()
    await page.waitForURL(/deliveries\/record\//)
    await page.getByRole('tab', { name: 'Attendance' }).waitFor()
    const id = new URL(page.url()).pathname.split('/').at(-1)
    await until(async () => {
      const given = (await manager('GET', `toolbox-talk-deliveries/${id}`)).data
      return given.state === 'complete' && given.attended === people
    })
  })

  test('a PIN is entered in a basement, checked when the talk arrives, and entered again where it was wrong', async () => {
    await aTalk('Wet floors')
    const project = await aProject(people)
    const [manager, helen] = [await as('manager'), await as('management')]
    const pin = '402917'
    await helen('PUT', 'account/signing-pin', { pin, password: demoPassword })
    const person = await journeys.atHome(user, phone)
    person.expected.push(...away, /status of 422/)
    const { page } = person
    const button = (name: string | RegExp) => page.getByRole('button', { name })
    const enter = async (number: string) => {
      await page.locator('[inputmode="numeric"]').first().focus()
      await page.keyboard.type(number)
    }
    await person.go(`/dashboard/toolbox-talks/deliveries/hold?project=${project.id}`)
    await button(/^Wet floors/)
      .and(page.locator(':enabled'))
      .click()
    await page.getByText('Look up before you walk.').waitFor()
    await page.context().setOffline(true)
    await button('Take attendance').click()
    await page.getByRole('combobox', { name: 'Someone else' }).fill('Helen Zhang')
    await button(/^Add$/).click()
    await enter('111222')
    await button(/^Sign$/).click()
    const turn = page.getByRole('region', { name: 'Helen Zhang' })
    await turn.getByText('PIN entered, to be checked when there is a connection').waitFor()
    await assertClean(person)
    await button('Finish').click()
    await draw(page)
    await button('Save the talk').click()
    await page.getByText('1 PIN is still to be checked.', { exact: false }).waitFor()
    await assertClean(person)

    await page.context().setOffline(false)
    await page.getByText('This PIN did not fit.', { exact: false }).waitFor()
    await assertClean(person)
    await enter(pin)
    await button(/^Sign$/).click()
    await page.getByText('This PIN did not fit.', { exact: false }).waitFor({ state: 'detached' })
    await page.getByRole('link', { name: 'Open the record' }).click()
    await page.waitForURL(/deliveries\/record\//)
    const id = new URL(page.url()).pathname.split('/').at(-1)
    const parts = (await manager('GET', `toolbox-talk-deliveries/${id}/attendances`)).data
      .attendances as { name: string; given: { method: string } }[]
    assert.deepEqual(
      parts.map(({ name, given }) => [name, given.method]),
      [['Helen Zhang', 'pin']],
    )
  })
})
