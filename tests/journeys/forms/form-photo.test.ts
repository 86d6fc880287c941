// In the builder a photo that is wanted of a fail comes with the question that asks for it.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { assertClean, numbers, withBrowser } from '../journey.ts'
import { add, item, labels, manager, newForm } from './building.ts'

describe('a photo that is wanted of a fail', () => {
  const journeys = withBrowser()

  test('brings its question; one step back takes both away; a copy is told what it lacks', async () => {
    const person = await journeys.signedIn(manager, { viewport: { width: 1440, height: 900 } })
    const { page } = person
    await newForm(person, 'Brakes')
    await add(page, 'One choice', 'Brakes')
    const fails = page.getByRole('switch', { name: 'A fail opens a corrective action' })
    const photo = page.getByRole('switch', { name: 'Photo required' })
    await fails.click()
    await photo.click()
    assert.deepEqual(await labels(page), ['Brakes', 'Photo: Brakes'])

    await page.getByRole('button', { name: 'Undo', exact: true }).click()
    assert.deepEqual([await labels(page), await photo.isChecked()], [['Brakes'], false])
    await page.getByRole('button', { name: 'Redo', exact: true }).click()
    assert.deepEqual(await labels(page), ['Brakes', 'Photo: Brakes'])
    for (const wanted of [false, true]) {
      await photo.click()
      assert.equal(await photo.isChecked(), wanted)
      assert.deepEqual(await labels(page), ['Brakes', 'Photo: Brakes'])
    }

    await page.getByRole('button', { name: 'Duplicate' }).first().click()
    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    const lacks = /“Brakes” requires a photo of a fail, but no question asks for it/
    await page.getByRole('dialog').getByRole('button', { name: lacks }).click()
    await page.getByRole('button', { name: 'Add the question that asks for it' }).click()
    assert.deepEqual(await labels(page), ['Brakes', 'Brakes', 'Photo: Brakes', 'Photo: Brakes'])
    await numbers(item(page, 'Brakes'), 2)
    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    await page.getByRole('dialog').getByText('Ready to publish').waitFor()
    await assertClean(person)
  })
})
