// What Lighthouse gives public pages on a phone: one of each kind. How fast they are is measured by `npm run bench:public`.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { withLighthouse } from '../../lighthouse.ts'
import { withBrowser } from '../journey.ts'

const least = 98
const pages = [
  '/',
  '/?lang=fr',
  '/features',
  '/pricing',
  '/compare',
  '/plumbline-ideas',
  '/plumbline-ideas/heat',
  '/contact',
  '/register',
]

describe('Lighthouse', () => {
  const journeys = withBrowser()

  test(`gives each kind of public page ${least} of 100 or more`, () =>
    withLighthouse(
      async (look) => {
        for (const path of pages) {
          const { scores, missed } = await look(journeys.address + path)
          assert.equal(Object.keys(scores).length, 3, path)
          for (const [category, score] of Object.entries(scores))
            assert.ok(score >= least, `${path}, ${category}: ${score}. ${missed.join('; ')}`)
        }
      },
      ['accessibility', 'best-practices', 'seo'],
    ))
})
