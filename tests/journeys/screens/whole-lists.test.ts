// What a list says can be read on the screens that people have: nothing is cut, covered or out of its place.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { registers } from '../../../src/app/composed/registers.ts'
import { lists } from '../../../src/features/submissions/lists/lists.ts'
import { locales } from '../../../src/kit/locales.ts'
import { screenOf } from '../../../src/register/screens-of.ts'
import { withBrowser } from '../journey.ts'
import { addressOf, screensFor, walkTo } from '../walking.ts'
import { cutTextsAt, listIsThere } from './cut-texts.ts'
import { rowsOfDemo } from './rows-of-demo.ts'

const listed = new Set([
  ...registers.map((register) => screenOf(register, 'list')?.name),
  ...Object.values(lists),
  'deficiency-registry',
  'assets',
])
// The list of trade contractors is not built yet.
const walked = screensFor('staff').filter(
  ({ name }) => listed.has(name) && name !== 'trade-contractors',
)

/** French is the longest; all of them are walked by `npm run walk`. */
const languages = process.env.PLUMBLINE_WALK === 'all' ? locales : (['fr'] as const)

describe('what a list says', () => {
  const journeys = withBrowser()
  for (const locale of languages)
    test(`is neither cut, covered nor out of its place, in ${locale}`, async () => {
      const person = await journeys.signedIn('manager@northgate.test')
      const { page } = person
      await page.evaluate((spoken) => localStorage.setItem('plumbline-locale', spoken), locale)
      await person.go('/dashboard')
      const rows = await rowsOfDemo(journeys.database.database)
      const faults: string[] = []
      for (const screen of walked) {
        await page.setViewportSize({ width: 1280, height: 2200 })
        await walkTo(page, addressOf(screen, rows))
        await listIsThere(page)
        for (const width of [1280, 1024, 360])
          for (const fault of await cutTextsAt(page, width))
            faults.push(`${screen.name} at ${width}: ${fault}`)
      }
      assert.deepEqual(faults, [])
    })
})
