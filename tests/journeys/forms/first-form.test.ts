// The README's steps alone lead a stranger from the first page to a signed paper, and are as few as it says.
import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, test } from 'node:test'
import type { Locator, Page } from 'playwright-core'
import { until } from '../../until.ts'
import { draw } from '../at-a-phone.ts'
import { arrivesAt, withBrowser } from '../journey.ts'
import { kind } from './building.ts'

const most = 40

/** What the README says to press and to type, in order. */
async function stepsOfReadme(): Promise<{ count: number; steps: string[] }> {
  const readme = await readFile(join(import.meta.dirname, '../../../README.md'), 'utf8')
  const [, count = '', section = ''] =
    /^## A first form in (\d+) steps\n([\s\S]*?)^## /m.exec(readme) ?? []
  const [, ...numbered] = section.split(/^\d\. /m)
  const steps = [...numbered.join('').matchAll(/\*\*(.+?)\*\*|`(.+?)`/g)]
  return { count: Number(count), steps: steps.map(([, pressed, typed]) => pressed ?? typed ?? '') }
}

const button = (within: Page | Locator, name: string) =>
  within.getByRole('button', { name, exact: true })

/** The label of the new question is there to be written over. */
const isAsked = (page: Page, name: string) =>
  until(() =>
    page.evaluate((before) => {
      const input = document.activeElement
      return input instanceof HTMLTextAreaElement && input.value === before
    }, name),
  )

describe('the first form', () => {
  const journeys = withBrowser()

  test('is built with a condition, filled, signed and printed by the steps of the README', async () => {
    const { page, go } = await journeys.visitor({
      viewport: { width: 1280, height: 800 },
      acceptDownloads: true,
    })
    const done: string[] = []
    const press = async (name: string, where: Locator = button(page, name)) => {
      done.push(name)
      await where.click()
    }
    const type = async (words: string, into: Locator) => {
      done.push(words)
      await into.fill(words)
    }
    const ask = async (type: string, words: string) => {
      await press(type, kind(page, type))
      await isAsked(page, type)
      done.push(words)
      await page.keyboard.type(words)
    }
    const link = (name: string) => page.getByRole('link', { name, exact: true })

    await go('/')
    await press('Login', page.locator('header').getByRole('link', { name: 'Login', exact: true }))
    await type('manager@northgate.test', page.getByLabel('E-mail'))
    await type('plumbline-demo', page.getByLabel('Password'))
    await press('Login', button(page.getByRole('main'), 'Login'))
    await arrivesAt(page, '/dashboard')

    await press('Forms')
    await press('Forms', link('Forms'))
    await press('New form', link('New form'))
    await type('Ladder check', page.getByRole('textbox', { name: 'Title', exact: true }))
    await press('Add questions')
    await page.getByRole('heading', { level: 1, name: 'Ladder check' }).waitFor()

    await ask('One choice', 'Is the ladder safe?')
    await ask('Short text', 'Where is it now?')
    await press('Field Conditions', page.getByRole('tab', { name: 'Field Conditions' }))
    await press('Add Condition')
    const condition = page.getByRole('group', { name: 'Condition 1' })
    for (const [label, option] of [
      ['Field', 'Is the ladder safe?'],
      ['Operator', 'is equal to'],
      ['Value', 'Fail'],
    ] as const) {
      await press(label, condition.getByRole('combobox', { name: label, exact: true }))
      await press(option, page.getByRole('option', { name: option, exact: true }))
    }
    await press('Publish')
    await press(
      'Publish',
      button(page.getByRole('dialog', { name: 'Publish this form' }), 'Publish'),
    )
    await press('Fill it', link('Fill it'))

    const safe = page.getByRole('group', { name: 'Is the ladder safe?' })
    const where = page.getByRole('textbox', { name: 'Where is it now?', exact: true })
    await safe.waitFor()
    assert.equal(await where.count(), 0)
    await press('Fail', safe.getByText('Fail', { exact: true }))
    await type('Locked in the shed', where)
    await press('Submit')
    const sheet = page.getByRole('dialog', { name: /^Sign SUB-/ })
    await sheet.getByRole('heading', { name: 'Maya Okafor', exact: true }).waitFor()
    await draw(page)
    await press('Sign', button(sheet, 'Sign'))
    await sheet.getByText('1 of 1 signed').waitFor()
    await press('Close', sheet.getByRole('button', { name: 'Close', exact: true }).last())
    const paper = page.waitForEvent('download')
    await press('PDF')
    const printed = await paper
    assert.match(printed.suggestedFilename(), /^SUB-.*\.pdf$/)
    assert.equal((await readFile(await printed.path())).subarray(0, 5).toString(), '%PDF-')

    const { count, steps } = await stepsOfReadme()
    assert.deepEqual(done, steps)
    // The signature is a step, too.
    assert.equal(done.length + 1, count)
    assert.ok(count <= most)
  })
})
