import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { show, shownValue, useBrowser } from './harness.ts'

/** A gradient of 96 by 64 pixels, as a phone would write it. */
const heic =
  'AAAAHGZ0eXBoZWljAAAAAG1pZjFoZWljbWlhZgAAAUBtZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAAAA5waXRtAAAAAAABAAAAImlsb2MAAAAAREAAAQABAAAAAAFkAAEAAAAAAAAALQAAACNpaW5mAAAAAAABAAAAFWluZmUCAAAAAAEAAGh2YzEAAAAAwGlwcnAAAACiaXBjbwAAAHZodmNDAQQIAAAAAAAAAAAAHvAA/P36+gAADwMgAAEAF0ABDAH//wQIAAADAJ24AAADAAAeugJAIQABACpCAQEECAAAAwCduAAAAwAAHqAwgQTZbqSSmubgQEDAgAAAAwCAAAADAIQiAAEAB0QBwXKwIkAAAAAUaXNwZQAAAAAAAABgAAAAQAAAABBwaXhpAAAAAAMKCgoAAAAWaXBtYQAAAAAAAAABAAEDgQKDAAAANW1kYXQAAAApKAGvGYD3gPjp5R6pk+itb71vrT8itYQX2RPmx2swITNNF79Zg+YTasA='

describe('date and time', () => {
  useBrowser()
  for (const timezoneId of ['America/Toronto', 'Pacific/Kiritimati', 'Pacific/Pago_Pago'])
    test(`a day is the day that was picked and typed in ${timezoneId}`, async () => {
      const { page } = await show('day-time', { timezoneId })
      const day = page.getByLabel('Day of the incident')
      await day.fill('2026-03-08')
      await day.press('Enter')
      assert.equal(await shownValue(page, 'day'), '2026-03-08')
      await day.click()
      await page.getByRole('button', { name: '9 March 2026', exact: true }).click()
      assert.equal(await shownValue(page, 'day'), '2026-03-09')
    })

  test('a day is typed as it is shown, and a day with its time is whole with both', async () => {
    const { page } = await show('day-time')
    const moment = page.getByRole('group', { name: 'Reported on', exact: true })
    const day = moment.getByLabel('Date', { exact: true })
    await day.fill('9 march 2026')
    await day.press('Enter')
    assert.equal(await shownValue(page, 'moment'), null)
    await moment.getByLabel('Time', { exact: true }).fill('07:45')
    await moment.locator('input[value="Mar 9, 2026"]').waitFor()
    assert.equal(await shownValue(page, 'moment'), '2026-03-09T07:45')
    await day.fill('Mar 10, 2026')
    await day.press('Enter')
    assert.equal(await shownValue(page, 'moment'), '2026-03-10T07:45')
  })

  test('a time is hours and minutes', async () => {
    const { page } = await show('day-time')
    await page.getByLabel('Time of the incident').fill('07:45')
    assert.equal(await shownValue(page, 'time'), '07:45')
  })
})

describe('number with a unit', () => {
  useBrowser()
  test('a number is a number, anything else is null, the unit is part of the name', async () => {
    const { page } = await show('number')
    const input = page.getByLabel('Height of the fall (m)')
    await input.pressSequentially('2.5')
    assert.equal(await shownValue(page, 'height'), 2.5)
    await input.fill('')
    await input.pressSequentially('high')
    assert.equal(await shownValue(page, 'height'), null)
  })
})

describe('address', () => {
  useBrowser()
  test('the parts are typed, the province belongs to the country, and no request leaves', async () => {
    const { page } = await show('address')
    const asked: string[] = []
    // Parts of the product itself come when the browser is idle.
    page.on('request', (request) => {
      if (!request.url().includes('/assets/')) asked.push(request.url())
    })
    await page.getByLabel('Street').first().fill('1 Mill Street')
    await page.getByRole('combobox', { name: 'Province' }).first().click()
    await page.getByRole('option', { name: 'ON' }).click()
    const first = page.getByRole('group', { name: 'Site address' })
    await first.getByRole('combobox', { name: 'Country' }).click()
    await page.getByRole('option', { name: 'United States' }).click()
    await first.getByLabel('ZIP code').fill('14201')
    assert.deepEqual(await shownValue(page, 'address'), {
      street: '1 Mill Street',
      city: '',
      region: '',
      postalCode: '14201',
      country: 'US',
    })
    assert.deepEqual(asked, [])
  })
})

describe('rich text', () => {
  useBrowser()
  test('bold words are stored as such and shown again', async () => {
    const { page } = await show('rich-text')
    await page.getByRole('textbox', { name: 'Procedure' }).click()
    await page.getByRole('button', { name: 'Bold' }).first().click()
    await page.keyboard.type('Never')
    assert.deepEqual(await shownValue(page, 'text'), {
      type: 'doc',
      content: [
        {
          type: 'paragraph',
          content: [{ type: 'text', text: 'Never', marks: [{ type: 'bold' }] }],
        },
      ],
    })
    assert.equal(await page.locator('[data-shown-text] strong').textContent(), 'Never')
  })
})

describe('photo', () => {
  useBrowser()
  const choose = async (name: string, mimeType: string, buffer: Buffer) => {
    const { page } = await show('photo')
    const input = page.locator('input[type=file]:not([capture])').first()
    await input.setInputFiles({ name, mimeType, buffer })
    return page
  }

  test('a large picture comes down to a long edge of 2048, and can be removed', async () => {
    const { page: painter } = await show('photo', { locale: 'en-CA' })
    const drawn = await painter.evaluate(`(async () => {
      const canvas = new OffscreenCanvas(4000, 1000)
      canvas.getContext('2d').fillRect(0, 0, 4000, 1000)
      const blob = await canvas.convertToBlob({ type: 'image/png' })
      return [...new Uint8Array(await blob.arrayBuffer())]
    })()`)
    const page = await choose('site.png', 'image/png', Buffer.from(drawn as number[]))
    const preview = page.getByRole('img', { name: 'site.jpg' })
    await preview.waitFor()
    await page.waitForFunction("document.querySelector('img').naturalWidth === 2048")
    await page.waitForFunction("document.querySelector('img').naturalHeight === 512")
    await page.getByRole('button', { name: 'Remove site.jpg' }).click()
    assert.equal(await preview.count(), 0)
  })

  test('a HEIC from a phone is read here, and comes out as a JPEG', async () => {
    const page = await choose('IMG_7.HEIC', 'image/heic', Buffer.from(heic, 'base64'))
    await page.getByRole('img', { name: 'IMG_7.jpg' }).waitFor()
    await page.waitForFunction("document.querySelector('img').naturalWidth === 96")
  })

  test('a picture that the browser cannot read is kept as it is, with a word', async () => {
    const page = await choose('site.heic', 'image/heic', Buffer.from('not readable here'))
    await page.getByText('The file is fine').waitFor()
    await page.getByText('site.heic').waitFor()
  })
})
