// Somebody without an account scans the code on a colleague's tablet, reads on their own phone and signs there.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { givingOrientations } from '../../../src/features/orientation/testing/giving-orientations.ts'
import { text } from '../../../src/kit/writing/short-parts.ts'
import { until } from '../../until.ts'
import { draw, phone } from '../at-a-phone.ts'
import { assertClean, withBrowser } from '../journey.ts'
import { isDrafted } from '../on-device.ts'

const lines = (word: string) => Array.from({ length: 60 }, (_, n) => `- ${word} ${n}.`).join('\n')

describe('a document on one’s own phone', () => {
  const journeys = withBrowser()
  const { aDocument, aPerson } = givingOrientations(journeys)

  test('a code leads there from the tablet, which sees the signature arrive', async () => {
    const person = await aPerson('Rosa')
    const policy = await aDocument('policies', {
      title: 'Fit for the day',
      content: [
        text('## Rest\n- Sleep before you work.', '## Repos\n- Dormez avant le travail.'),
        text(lines('Rule'), lines('Règle')),
      ],
      audience: [{ kind: 'person', id: person }],
    })
    const tablet = await journeys.signedIn('management@northgate.test')
    await tablet.go(`/dashboard/documents/${policy}`)
    await tablet.page.getByRole('button', { name: 'Others sign here' }).click()
    const here = tablet.page.getByRole('dialog')
    await here.getByRole('button', { name: /^Rosa/ }).click()
    const [made] = await Promise.all([
      tablet.page.waitForResponse((answer) => answer.url().endsWith('/code')),
      here.getByRole('button', { name: 'On their own phone' }).click(),
    ])
    await here.getByRole('img', { name: /^Code for Rosa/ }).waitFor()
    await assertClean(tablet)

    const visitor = await journeys.visitor(phone)
    const { page } = visitor
    await visitor.go(new URL((await made.json()).data.address).pathname)
    await page.getByText('Sleep before you work.').waitFor()
    await assertClean(visitor)
    await page.getByRole('button', { name: 'Français' }).click()
    await page.getByText('Dormez avant le travail.').waitFor()
    // The battery is empty: the place is still there.
    await page.getByText('Règle 40.').scrollIntoViewIfNeeded()
    await isDrafted(page, '"kind":"reading"')
    await page.reload()
    await page.getByText('Règle 40.').waitFor()
    await until(() => page.evaluate(() => scrollY > 400), { what: 'The place where they read' })
    const sign = page.getByRole('button', { name: 'Signer', exact: true })
    assert.equal(await sign.isDisabled(), true)
    await draw(page)
    await sign.click()
    await page.getByRole('heading', { name: /vous avez signé la version 1/ }).waitFor()
    await assertClean(visitor)

    await here.getByText('1 of 1 signed').waitFor()
    await assertClean(tablet)
  })
})
