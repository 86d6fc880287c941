// A manager gives the company its look: seen before it is saved, and by who reads a public page.
import { describe, test } from 'node:test'
import sharp from 'sharp'
import { assertClean, withBrowser } from '../journey.ts'

const logo = () =>
  sharp({ create: { width: 400, height: 120, channels: 3, background: '#14693a' } })
    .png()
    .toBuffer()

describe('the look of a company', () => {
  const journeys = withBrowser()

  test('is tried in the form, saved, and heads the public page of a chemical', async () => {
    const token = await journeys.token('manager@northgate.test')
    const read = async (path: string) =>
      (await journeys.ask('GET', `/api/dashboard/${path}`, { token })).body.data as Listed
    type Listed = { data: { id: string }[] }
    const { data } = await read('entities?filter[is_default]=yes')
    const id = data[0]?.id ?? ''
    const maya = await journeys.signedIn('manager@northgate.test')
    const { page } = maya
    await maya.go(`/dashboard/entities/edit/${id}`)
    const look = page.getByRole('region', { name: 'How it looks', exact: true })
    await page.getByLabel('Name on papers and mails', { exact: true }).fill('Harbour & Sons')
    await page.getByLabel('Colour', { exact: true }).fill('#ffe600')
    await page.getByText('Too pale to be read on white').waitFor()
    await look.getByText('Harbour & Sons').first().waitFor()
    await page
      .locator('#field-logo input[type="file"]')
      .setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: await logo() })
    // One on the paper, one in the mail.
    await look.locator('img').nth(1).waitFor()
    await assertClean(maya)
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.waitForURL((url) => !url.pathname.includes('/edit/'))
    const chemicals = (await read('chemicals?per_page=1')).data
    const code = `/api/dashboard/chemicals/${chemicals[0]?.id}/code`
    const { path } = (await journeys.ask('POST', code, { token })).body.data as { path: string }
    const visitor = await journeys.visitor({ viewport: { width: 360, height: 740 } })
    await visitor.go(path)
    await visitor.page.getByText('Harbour & Sons', { exact: true }).waitFor()
    const shown = visitor.page.locator('img[src^="/api/logos/"]')
    await shown.evaluate((image: HTMLImageElement) => image.decode())
    await assertClean(visitor)
  })
})
