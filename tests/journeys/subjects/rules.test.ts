// The rules of law: found, understood, switched; and what they say for facts that a person types.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { calculators } from '../../../src/features/rules/calculators/all.ts'
import words from '../../../src/features/rules/web/words/en.json' with { type: 'json' }
import { assertClean, numbers, withBrowser } from '../journey.ts'

describe('the rules of law', () => {
  const journeys = withBrowser()
  const manager = 'manager@northgate.test'
  const phone = { viewport: { width: 360, height: 740 } }
  const path = '/dashboard/rules'

  test('a rule is found in the menu, by its words, with where it is written and how sure it is', async () => {
    const person = await journeys.atHome(manager)
    const { page } = person
    await page.getByRole('button', { name: 'Analytics' }).click()
    await page.getByRole('link', { name: 'Legal rules' }).click()
    await page.getByRole('heading', { name: 'Legal rules', level: 1 }).waitFor()
    await assertClean(person)
    await page.getByRole('searchbox', { name: 'Search rules' }).fill('critical written')
    const rules = page.getByRole('main').getByRole('listitem')
    const row = rules.filter({ hasText: 'Death or critical injury: written report' })
    await row.getByText('Within 48 hours from the occurrence').waitFor()
    await row.getByText('OHSA s. 51(1); O. Reg. 420/21').waitFor()
    await row.getByText('A · Official text').waitFor()
    await row.getByText('send a written report.').waitFor()
    await page.getByText(/^1 of \d+$/).waitFor()
    await numbers(rules, 1)
    await page.getByRole('combobox', { name: 'Sort by' }).click()
    await page.getByRole('option', { name: 'Since' }).click()
    await row.getByRole('heading', { level: 2 }).waitFor()
    assert.match(page.url(), /search=critical\+written&sort=since/)
    // From a clock to what it says.
    await row.getByRole('link', { name: 'Calculate' }).click()
    await page.getByRole('heading', { name: 'When something is due' }).waitFor()
  })

  test('an uncertain rule is switched on with a reason, which stands there; then it is worked by', async () => {
    const person = await journeys.signedIn('manager@southfield.test')
    const { page, go } = person
    const due = `${path}?calc=due&rule=ON-59-NOTICE&at=2026-11-10`
    await go(due)
    await page.getByText('This rule is uncertain and switched off.').waitFor()
    await go(`${path}?certainty=D`)
    const row = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ hasText: 'Notice of compliance with an order' })
      .first()
    await row.getByText('off until your company switches it on').waitFor()
    await row.getByRole('button', { name: /^Switch on/ }).click()
    const dialog = page.getByRole('dialog', { name: /^Switch on/ })
    assert.ok(await dialog.getByRole('button', { name: 'Switch on' }).isDisabled())
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('Our inspector asks for three days.')
    await assertClean(person)
    await dialog.getByRole('button', { name: 'Switch on' }).click()
    await row.getByText('“Our inspector asks for three days.”').waitFor()
    await row.getByText(/On · .* · Ana Reyes/).waitFor()
    await row.getByRole('button', { name: /^Switch off/ }).waitFor()
    await go(due)
    await page.getByText('2026-11-13T23:59:59-05:00').waitFor()
  })

  test('a calculator says at once what the rule says, and why; its address hands the facts on', async () => {
    const person = await journeys.signedIn(manager)
    const { page, go } = person
    await go(`${path}?calc=recordable&treatments=wound_cleaning`)
    const answer = page.getByRole('region', { name: 'What the rules say' })
    await answer.getByText('Not recordable', { exact: true }).waitFor()
    // Worked example 1 of OSHA: a cut closed with medical glue.
    await page.getByRole('combobox', { name: 'Treatment given' }).click()
    await page.getByRole('option', { name: 'Wound glue' }).click()
    await page.keyboard.press('Escape')
    await answer.getByText('Recordable', { exact: true }).waitFor()
    await answer.getByText('J: other recordable case').waitFor()
    await answer
      .getByText('Was there medical treatment beyond first aid? Yes. (wound glue)')
      .waitFor()
    await answer.getByText('29 CFR 1904.7(b)(5)(ii)(D); 66 FR 5989').waitFor()
    await assertClean(person)
    await page.reload()
    await answer.getByText('J: other recordable case').waitFor()
    assert.match(page.url(), /treatments=wound_cleaning%2Cglue/)
  })

  test('a rule without a clock says its thresholds, and opens its lists', async () => {
    const person = await journeys.signedIn(manager)
    const { page, go } = person
    await go(path)
    await page
      .getByText('A committee has at least 2 members; from 50 workers on, at least 4.')
      .waitFor()
    // What stands in a list is found as well.
    await page.getByRole('searchbox', { name: 'Search rules' }).fill('butterfly')
    await page.getByText('First aid (19)').click()
    await page.getByText('butterfly or Steri-Strip').waitFor()
    await page.getByText(/^1 of \d+$/).waitFor()
    await assertClean(person)
  })

  test('in French, on a phone, in the dark: rules and calculators', async () => {
    const person = await journeys.signedIn(manager, { ...phone, colorScheme: 'dark' })
    const { page, go } = person
    await page.evaluate(() => localStorage.setItem('plumbline-locale', 'fr'))
    await go(`${path}?certainty=D`)
    await page.getByText('Avis de conformité à un ordre', { exact: true }).waitFor()
    await assertClean(person)
    await go(`${path}?calc=claim&accidentOn=2026-02-13&learnedOn=2026-02-13`)
    await page.getByText('Formulaire 7 au plus tard le 19 févr. 2026').waitFor()
    await page.getByText('16 févr. 2026 ne compte pas : Jour de la Famille.').waitFor()
    await assertClean(person)
    const wide = () => page.evaluate(() => document.documentElement.scrollWidth)
    assert.equal(await wide(), 360)
    await page.getByRole('combobox', { name: 'Calculatrice' }).click()
    await page.getByRole('option', { name: 'Jours d’absence et de restriction' }).click()
    await page.getByText('4 jours d’absence, 14 de restriction').waitFor()
    assert.equal(await wide(), 360)
    await assertClean(person)
  })

  test('every calculator stands by its name, accessible, within a phone', async () => {
    const person = await journeys.signedIn(manager, phone)
    const { page, go } = person
    await go(`${path}?calc=due`)
    for (const { name, title } of calculators) {
      await page.getByRole('combobox', { name: 'Calculator' }).click()
      await page.getByRole('option', { name: words[title], exact: true }).click()
      await page.getByRole('heading', { name: words[title], level: 2, exact: true }).waitFor()
      await assertClean(person)
      assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), 360, name)
    }
  })

  test('who may not switch is offered no switch', async () => {
    const { page, go } = await journeys.signedIn('management@northgate.test')
    await go(`${path}?certainty=D`)
    await page.getByText('We keep to that until we know better.').waitFor()
    assert.equal(await page.getByRole('button', { name: /^Switch/ }).count(), 0)
  })
})
