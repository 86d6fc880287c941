// The talks of the demo contradict neither its roster nor its days, whenever it is filled in.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { addDays } from '../../../kit/day.ts'
import { demoSites, isOpen, isWorkingDay, ownPeople, weatherUntil } from '../../people/index.ts'
import { demoTalks } from './demo-talks.server.ts'

const talks = (['winter', 'spring', 'summer', 'autumn'] as const).map((season) => ({
  title: season,
  seasons: [season],
}))
const moments = ['2026-11-23', '2027-03-19', '2027-07-01', '2028-02-29']
const held = (today: string, size: 'small' | 'whole' = 'whole') => demoTalks(size, today, talks)

describe('the talks of the demo', () => {
  test('are held on working Mondays before today, on open sites that did not stand still', () => {
    for (const today of moments) {
      const weather = weatherUntil(today)
      for (const { site, day } of held(today)) {
        assert.ok(day < today && isWorkingDay(day) && isOpen(site, today, day), day)
        assert.ok(!site.outdoors || weather(day).stops !== 'full', day)
      }
    }
  })

  test('nobody is at two on one day, and each is there or absent, once', () => {
    for (const today of moments) {
      const seen = new Set<string>()
      for (const { site, day, presenter, there, absent } of held(today)) {
        const all = [presenter, ...there, ...absent.map(({ name }) => name)]
        for (const name of all) {
          assert.ok(!seen.has(`${name} ${day}`), `${name} ${day}`)
          seen.add(`${name} ${day}`)
        }
        for (const name of ownPeople(site)) assert.ok(all.includes(name), name)
        assert.ok(there.length > 0, `${site.project} ${day}`)
      }
    }
  })

  test('fit the season, are the same when asked again, and go by on a few weeks', () => {
    for (const today of moments) {
      const year = held(today)
      assert.deepEqual(year, held(today))
      assert.ok(
        year.every(({ day, talk }) => (talk.title === 'winter') === /-(12|01|02)-/.test(day)),
      )
      const [site] = demoSites
      const first = addDays(today, -364)
      const tower = year.filter((one) => one.site === site && one.day >= first).length
      assert.ok(tower >= 36 && tower <= 50, `${tower} at ${today}`)
      const lately = held(today, 'small')
      assert.ok(lately.length > 0 && lately.every(({ day }) => day >= addDays(today, -21)))
    }
  })
})
