// Somebody without an account takes an orientation by a link on their own phone, and the line is cut meanwhile.
import { describe, test } from 'node:test'
import { givingOrientations } from '../../../src/features/orientation/testing/giving-orientations.ts'
import { newId } from '../../../src/kit/ids.ts'
import { text } from '../../../src/kit/writing/short-parts.ts'
import { until } from '../../until.ts'
import { draw, phone } from '../at-a-phone.ts'
import { assertClean, withBrowser } from '../journey.ts'

const declares = {
  id: newId(),
  kind: 'declaration',
  words: { en: 'I will work by the rules.', es: 'Trabajaré según las reglas.' },
}
const words = text(
  '## Before you begin\n- Know where to muster.',
  '## Avant de commencer\n- Sachez où vous rassembler.',
  '## Antes de empezar\n- Sepa dónde reunirse.',
)

describe('an orientation on one’s own phone', () => {
  const journeys = withBrowser()
  const { as, aDocument, aPerson, assigned, link } = givingOrientations(journeys)

  test('in one’s language, through a lost connection and a reload, to a signature and a card', async () => {
    const policy = await aDocument('policies', { title: 'Fit for the day' })
    const wanted = await aDocument('orientation', {
      ...{ title: 'Welcome to the site', minutes: 10, content: [words, declares] },
      ...{ evidence: [{ id: newId(), name: 'Working at heights' }], policies: [policy] },
    })
    const record = await assigned(wanted, await aPerson('Rosa'))
    const person = await journeys.visitor(phone)
    await person.go(`/orientation/${await link(record)}`)
    person.expected.push(/ERR_INTERNET_DISCONNECTED/)
    const { page } = person
    const next = page.getByRole('button', { name: 'Siguiente' })

    await page.getByRole('heading', { name: 'Welcome to the site' }).waitFor()
    await assertClean(person)
    await page.getByRole('button', { name: 'Empezar' }).click()
    await page.getByText('Sepa dónde reunirse.').waitFor()
    await assertClean(person)

    await page.context().setOffline(true)
    await next.click()
    await page.getByText('Trabajaré según las reglas.').waitFor()
    await page.getByRole('checkbox', { name: 'Estoy de acuerdo' }).check()
    await next.click()
    await page.getByRole('heading', { name: 'Fit for the day' }).waitFor()
    await page.getByRole('checkbox', { name: 'Leí y entendí esto' }).check()
    await next.click()
    await page.getByRole('heading', { name: 'Working at heights' }).waitFor()
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      page.getByRole('button', { name: 'Tomar una foto' }).click(),
    ])
    await chooser.setFiles('src/features/submissions/demo/pictures/ppe-rack.jpg')
    await page.getByText('La foto está aquí.').waitFor()
    await assertClean(person)
    await next.click()
    await page.getByRole('heading', { name: 'Firmar', exact: true }).waitFor()
    await draw(page)
    await page.getByRole('button', { name: 'Firmar y enviar' }).click()
    await page.getByRole('alert').waitFor()

    // The battery is empty: the place, the picture and the signature are still there.
    await page.context().setOffline(false)
    await page.reload()
    await page.getByRole('heading', { name: 'Firmar', exact: true }).waitFor()
    await assertClean(person)
    await page.getByRole('button', { name: 'Firmar y enviar' }).click()
    await page.getByRole('heading', { name: 'Enviado' }).waitFor()
    await assertClean(person)
    // Rosa read Spanish; the phone, which may be somebody else's, keeps the language that it had.
    await page.getByRole('button', { name: 'Français' }).click()
    await page.getByRole('heading', { name: 'Envoyé' }).waitFor()
    await page.reload()
    await page.locator('html[lang=fr]').waitFor()
    await person.go('/login')
    await page.getByRole('heading', { name: 'Sign in to Plumbline' }).waitFor()
    const manager = await as('manager')
    await until(async () => {
      const { data } = await manager('GET', `orientation-records/${record}`)
      return data.state === 'awaiting_review' && data.evidence === 1
    })
  })
})
