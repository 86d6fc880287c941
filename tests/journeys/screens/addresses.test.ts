// Address fields where the installation has a key for a places library, and where it has none. The
// library is Google's: what stands here in its place answers at its addresses, with its names.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { Locator, Page } from 'playwright-core'
import { phone } from '../at-a-phone.ts'
import { assertClean, holds, type Person, withBrowser } from '../journey.ts'

const manager = 'manager@northgate.test'
const script = 'https://maps.googleapis.com/maps/api/js?*'
const asked = 'https://places.googleapis.com/**'

/** What the page takes for the library; what it finds comes from its own host, as the true one's does. */
function library(): void {
  const places = {
    AutocompleteSessionToken: class {},
    AutocompleteSuggestion: {
      async fetchAutocompleteSuggestions(request: { input: string }) {
        const response = await fetch('https://places.googleapis.com/v1/places:autocomplete', {
          method: 'POST',
          body: JSON.stringify(request),
        })
        const found: { text: string; parts: unknown[] }[] = await response.json()
        return {
          suggestions: found.map(({ text, parts }) => ({
            placePrediction: {
              placeId: text,
              text: { text },
              toPlace: () => ({
                addressComponents: undefined as unknown,
                async fetchFields() {
                  this.addressComponents = parts
                },
              }),
            },
          })),
        }
      },
    },
  }
  Object.assign(window, { google: { maps: { places } } })
  window.placesAreThere?.()
}

const part = (type: string, longText: string, shortText = longText) => ({
  types: [type],
  longText,
  shortText,
})
const inCity = (street: string, city: string) => ({
  text: `100 ${street}, ${city}, ON, Canada`,
  parts: [
    part('street_number', '100'),
    part('route', street),
    part('locality', city),
    part('administrative_area_level_1', 'Ontario', 'ON'),
    part('postal_code', 'M5X 1A9'),
    part('country', 'Canada', 'CA'),
  ],
})
const found = [
  inCity('King Street West', 'Toronto'),
  inCity('King Street East and its very long way along the whole of the lake', 'Hamilton'),
]

/** Answers for Google, and notes what it was asked. */
async function answerForGoogle({ page, expected }: Person): Promise<string[]> {
  const heard: string[] = []
  expected.push(/left the machine: https:\/\/(maps|places)\.googleapis\.com\//)
  await page.route(script, (route) => {
    heard.push(route.request().url())
    return route.fulfill({ contentType: 'text/javascript', body: `(${library})()` })
  })
  await page.route(asked, (route) => {
    heard.push(route.request().postData() ?? '')
    return route.fulfill({ json: found, headers: { 'access-control-allow-origin': '*' } })
  })
  return heard
}

const scripts = (heard: readonly string[]) => heard.filter((one) => one.startsWith('https:'))
const street = (page: Page) => page.getByRole('group', { name: 'Address' }).getByLabel('Street')
const suggested = (page: Page) =>
  page.getByRole('listbox', { name: 'Suggested addresses' }).getByRole('option')

async function reads(page: Page, label: string, value: string): Promise<void> {
  const field = page.getByRole('group', { name: 'Address' }).getByLabel(label, { exact: true })
  await field.and(page.locator(`[value="${value}"]`)).waitFor()
}

/** Whether nothing lies over its middle. */
const isSeen = (field: Locator): Promise<boolean> =>
  field.evaluate((input) => {
    const { x, y, width, height } = input.getBoundingClientRect()
    return document.elementFromPoint(x + width / 2, y + height / 2) === input
  })

describe('with a key for maps', () => {
  const journeys = withBrowser({ mapsKey: 'a key & more' })
  const arrive = async (options = {}) => {
    const person = await journeys.signedIn(manager, options)
    const heard = await answerForGoogle(person)
    await person.go('/dashboard/clients/create')
    await street(person.page).and(person.page.getByRole('combobox')).waitFor()
    return { ...person, heard }
  }

  test('an address is chosen among those suggested by keyboard, and its parts stand in the fields', async () => {
    const { page, heard } = await arrive()
    await street(page).pressSequentially('100 Kin')
    await suggested(page).nth(1).waitFor()
    await page.keyboard.press('ArrowDown')
    await suggested(page).first().and(page.locator('[data-combobox-selected]')).waitFor()
    await page.keyboard.press('Enter')
    await reads(page, 'Street', '100 King Street West')
    await reads(page, 'City', 'Toronto')
    await reads(page, 'Province', 'ON')
    await reads(page, 'Postal code', 'M5X 1A9')
    assert.equal(await suggested(page).count(), 0)
    assert.equal(new URL(scripts(heard)[0] ?? '').searchParams.get('key'), 'a key & more')
    const request = JSON.parse(heard.at(-1) ?? '')
    assert.equal(request.input, '100 Kin')
    assert.ok(request.includedRegionCodes.includes('ca'))
    await page.getByRole('link', { name: 'Clients' }).first().click()
    await page.getByRole('button', { name: 'Discard' }).click()
    await page.getByRole('heading', { level: 1, name: 'Clients' }).waitFor()
    assert.equal(scripts(heard).length, 1)
  })

  test('what is typed stands beside what is suggested, and Escape takes the list away', async () => {
    const { page } = await arrive()
    await street(page).pressSequentially('1 Mill')
    await suggested(page).first().waitFor()
    await page.keyboard.press('Escape')
    await suggested(page).first().waitFor({ state: 'detached' })
    await page.keyboard.type(' Lane')
    await suggested(page).first().waitFor()
    await page.keyboard.press('Tab')
    await suggested(page).first().waitFor({ state: 'detached' })
    await reads(page, 'Street', '1 Mill Lane')
    await reads(page, 'City', '')
  })

  test('on a phone the list lies within the screen and takes a finger', async () => {
    const person = await arrive(phone)
    const { page } = person
    await street(page).pressSequentially('100 Kin')
    await suggested(page).nth(1).waitFor()
    const list = page.getByRole('listbox', { name: 'Suggested addresses' })
    const { x = -1, width = 0 } = (await list.boundingBox()) ?? {}
    assert.ok(x >= 0 && x + width <= 360, `${x} ${width}`)
    assert.ok(((await suggested(page).first().boundingBox())?.height ?? 0) >= 44)
    assert.ok(await isSeen(street(page)), 'What is typed lies beneath something.')
    await assertClean(person)
    await suggested(page).nth(1).tap()
    await reads(page, 'City', 'Hamilton')
  })

  test('where Google cannot be reached the field is plain', async () => {
    const { page, expected, go } = await journeys.signedIn(manager)
    expected.push(/maps\.googleapis\.com/)
    await page.route(script, (route) => route.abort())
    const failed = page.waitForEvent('requestfailed')
    await go('/dashboard/clients/create')
    await failed
    await street(page).fill('1 Mill Lane')
    await reads(page, 'Street', '1 Mill Lane')
    assert.equal(await street(page).getAttribute('role'), null)
  })
})

describe('without a key for maps', () => {
  const journeys = withBrowser()

  test('an address field is plain, and nothing is asked of another host', async () => {
    const { page, go } = await journeys.signedIn(manager)
    const hosts = new Set<string>()
    page.on('request', (request) => hosts.add(new URL(request.url()).host))
    const told = page.waitForResponse('**/api/settings')
    await go('/dashboard/clients/create')
    assert.equal((await (await told).json()).maps_key, null)
    await street(page).pressSequentially('100 King')
    await holds(street(page), '100 King')
    assert.equal(await street(page).getAttribute('role'), null)
    assert.equal(await street(page).getAttribute('autocomplete'), 'street-address')
    assert.equal(await suggested(page).count(), 0)
    assert.deepEqual([...hosts], [new URL(journeys.address).host])
  })
})
