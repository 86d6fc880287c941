// A deficiency on its way: from the table to done with a photo, verified by somebody else; the board
// by keyboard; how long things stand open; all of it on a phone.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { arrivesAt, assertClean, numbers, type Person, withBrowser } from '../journey.ts'

describe('deficiencies', () => {
  const journeys = withBrowser()
  const manager = 'manager@northgate.test'
  const registry = '/dashboard/deficiency-registry'
  const png = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  )

  /** Makes a deficiency as any other caller does, owned by the caller, rated, with a photo of how it is. */
  async function raise({ page }: Person, title: string, withPhoto = true): Promise<void> {
    await page.evaluate(
      async ([words, photo, bytes]) => {
        const authorization = `Bearer ${localStorage.getItem('token')}`
        const send = async (path: string, body: FormData | string) => {
          const json = typeof body === 'string' ? { 'content-type': 'application/json' } : undefined
          const answer = await fetch(path, {
            method: 'POST',
            headers: { authorization, ...json },
            body,
          })
          if (!answer.ok) throw new Error(await answer.text())
          return ((await answer.json()) as { data: { id: string } }).data.id
        }
        const form = new FormData()
        form.append('file', new Blob([new Uint8Array(bytes)]), 'before.png')
        const photos_before = photo ? [await send('/api/store_file', form)] : []
        const matrix = await fetch('/api/dashboard/risk-matrix', { headers: { authorization } })
        const { probabilities, severities } = (await matrix.json()).data as Record<
          'probabilities' | 'severities',
          { id: string; level: number }[]
        >
        const me = JSON.parse(localStorage.getItem('user') ?? '{}') as { id?: string }
        await send(
          '/api/dashboard/deficiencies',
          JSON.stringify({
            title: words,
            severity: 'high',
            owner: me.id,
            photos_before,
            before_probability: probabilities.find(({ level }) => level === 4)?.id,
            before_severity: severities.find(({ level }) => level === 3)?.id,
          }),
        )
      },
      [title, withPhoto, [...png]] as const,
    )
  }

  const drawer = ({ page }: Person, title: string) =>
    page.getByRole('dialog').filter({ hasText: title })

  test('from the table to done with a photo; its owner cannot verify, a manager can', async () => {
    const title = 'Toeboard loose on the south deck'
    const owner = await journeys.signedIn('user@northgate.test')
    await owner.go(registry)
    // It begins with those that are open.
    await owner.page.waitForURL(/filter\[status\]=open/)
    await raise(owner, title)
    await owner.go(`${registry}?search=Toeboard+loose`)
    await owner.page.getByRole('link', { name: title }).click()
    const open = drawer(owner, title)
    await open.getByRole('button', { name: 'Start' }).click()
    await open.getByText('In progress').waitFor()
    await open.getByRole('button', { name: 'Mark as done' }).click()
    await assertClean(owner)
    await open.getByRole('textbox', { name: 'What was done' }).fill('Screwed to the posts.')
    const asking = open.getByRole('form', { name: 'Mark as done' })
    for (const [label, rating] of [
      ['Risk after: probability', '2 · Unlikely'],
      ['Risk after: severity', '3 · Lost time'],
    ] as const) {
      await asking.getByRole('combobox', { name: label }).click()
      await owner.page.getByRole('option', { name: rating }).click()
    }
    await asking.getByRole('status').filter({ hasText: '6Moderate' }).waitFor()
    await asking.getByRole('button', { name: 'Mark as done' }).click()
    owner.expected.push(/422/)
    await open.getByText('Add a photo of the repair').waitFor()
    const [picker] = await Promise.all([
      owner.page.waitForEvent('filechooser'),
      asking.getByRole('button', { name: 'Choose photo' }).click(),
    ])
    await picker.setFiles({ name: 'after.png', mimeType: 'image/png', buffer: png })
    await asking.getByRole('img').first().waitFor()
    await asking.getByRole('button', { name: 'Mark as done' }).click()
    await open.getByText('Done, to be verified').waitFor()
    assert.equal(await open.getByRole('button', { name: 'Verify and close' }).count(), 0)

    const verifier = await journeys.signedIn(manager)
    await verifier.go(`${registry}?filter[mine_to_verify]=yes&search=Toeboard+loose`)
    await verifier.page.getByRole('link', { name: title }).click()
    const seen = drawer(verifier, title)
    await seen.getByRole('region', { name: 'After' }).getByRole('img').waitFor()
    await seen.getByText('12High').waitFor()
    await seen.getByText('6Moderate').waitFor()
    await seen.getByRole('button', { name: 'Verify and close' }).click()
    await seen
      .getByRole('form', { name: 'Verify and close' })
      .getByRole('button', { name: 'Verify and close' })
      .click()
    await seen.getByText('Verified and closed').waitFor()
    await assertClean(verifier)
  })

  test('a card of the board is moved by keyboard, and asks what its step needs', async () => {
    const person = await journeys.signedIn(manager)
    const { page } = person
    await person.go(registry)
    await raise(person, 'Hose across the walkway', false)
    await person.go(`${registry}?view=board`)
    const inside = (column: string) =>
      page
        .getByRole('region', { name: column })
        .getByRole('link', { name: 'Hose across the walkway' })
    await inside('Open').press('Alt+ArrowRight')
    await inside('In progress').waitFor()
    await assertClean(person)
    await inside('In progress').press('Alt+ArrowRight')
    const asks = page.getByRole('dialog')
    await asks.getByRole('textbox', { name: 'What was done' }).fill('Hung overhead.')
    await asks.getByRole('button', { name: 'Mark as done' }).press('Enter')
    await inside('Done, to be verified').waitFor()
    // The person who put it right does not close it: its menu does not offer it.
    await page.getByRole('button', { name: 'Actions for Hose across the walkway' }).press('Enter')
    await page.getByRole('menuitem', { name: 'Reject' }).waitFor()
    assert.equal(await page.getByRole('menuitem', { name: 'Verify and close' }).count(), 0)
  })

  test('what stands open is counted by age, and a figure leads to its rows', async () => {
    const person = await journeys.signedIn(manager)
    const { page } = person
    await person.go(`${registry}?view=ageing`)
    const line = page.getByRole('row', { name: /^30\+ days/ })
    const figure = line.getByRole('link').first()
    await assertClean(person)
    const count = Number(await figure.textContent())
    await figure.click()
    await page.waitForURL(/filter%5Bage%5D=31|filter\[age\]=31/)
    const rows = page.locator('tr[data-row]')
    await rows.first().waitFor()
    await numbers(rows, count)
  })

  test('a form that the address asks for opens once, whenever the list knows what it begins with', async () => {
    const person = await journeys.signedIn(manager)
    const { page } = person
    const addresses: string[] = []
    page.on('framenavigated', () => addresses.push(page.url()))
    await page.route('**/views/*', async (route) => {
      await page.waitForURL((address) => !address.search.includes('new='))
      await route.continue()
    })
    await person.go(`${registry}?new=1`)
    await page.getByRole('dialog').getByLabel('Project', { exact: true }).waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await page.waitForURL(/filter\[status\]=/)
    const without = addresses.findIndex((address) => address.endsWith(registry))
    assert.ok(without > 0, addresses.join('\n'))
    assert.ok(
      addresses.slice(without).every((address) => !address.includes('new=')),
      addresses.join('\n'),
    )
    assert.equal(await page.getByRole('dialog').count(), 0)
  })

  test('who goes on while the list still asks what it begins with arrives where they go', async () => {
    const person = await journeys.signedIn(manager)
    const { page } = person
    const [views, code] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    await page.route('**/views/*', async (route) => {
      await views.promise
      await route.continue()
    })
    const held = page.waitForRequest('**/views/*')
    await person.go(registry)
    await held
    await page.route('**/assets/*.js', async (route) => {
      await code.promise
      await route.continue()
    })
    const asked = page.waitForRequest('**/assets/*.js')
    await page.getByRole('button', { name: /^Settings/ }).click()
    await page.getByRole('link', { name: 'Change log', exact: true }).click()
    await asked
    const answered = page.waitForEvent('requestfinished', (one) => one.url().includes('/views/'))
    views.resolve()
    await answered
    // Until the list has drawn what it was told.
    await page.evaluate(() => new Promise((drawn) => requestIdleCallback(drawn)))
    code.resolve()
    await arrivesAt(page, '/dashboard/changes')
    await page.getByRole('heading', { level: 1, name: 'Change log' }).waitFor()
  })

  test('on a phone the columns are tabs, and those of incidents are a list of their own', async () => {
    const phone = { viewport: { width: 360, height: 740 } }
    const person = await journeys.signedIn(manager, phone)
    const { page } = person
    const fits = async () =>
      assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth))
    await person.go(`${registry}?view=board`)
    await page.getByRole('tab', { name: /^In progress/ }).click()
    await page.getByRole('link', { name: 'Scaffold tag older than seven days' }).click()
    await page.getByRole('dialog').getByText('Timeline').waitFor()
    await assertClean(person)
    await fits()
    await person.go('/dashboard/deficiency-incident')
    await page.getByRole('link', { name: /Traffic plan/ }).waitFor()
    assert.equal(await page.getByRole('link', { name: /Scaffold tag/ }).count(), 0)
    await assertClean(person)
    await fits()
  })
})
