// What the public pages claim: each names the screens by which it is true.
import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { test } from 'node:test'
import { screenByName, screens } from '../../access/screens.ts'
import { points } from './compare/product.ts'
import { products } from './compare/products/all.ts'
import { readProse } from './prose/prose.ts'
import { areas } from './tour/areas.ts'
import names from './tour/names/words/en.json' with { type: 'json' }
import tour from './tour/words/en.json' with { type: 'json' }

const texts = globSync('prose/texts/*/*.md', { cwd: import.meta.dirname }).map((path) => ({
  path,
  name: basename(path, '.md'),
  ...readProse(readFileSync(join(import.meta.dirname, path), 'utf8')),
}))

const missing = (names: readonly string[]) => names.filter((name) => !screenByName.has(name))

test('every subject, comparison and text claims screens that there are', () => {
  const claims: [who: string, names: readonly string[]][] = [
    ...Object.entries(areas),
    ...Object.entries(points).map(([point, { screens: names }]) => [point, names] as const),
    ...texts.map(({ path, facts }) => [path, facts.uses] as const),
  ].map(([who, claimed]) => [who, claimed])
  for (const [who, claimed] of claims) {
    assert.ok(claimed.length > 0, `${who} names no screen`)
    assert.deepEqual(missing(claimed), [], who)
  }
})

test('each subject has its name and its points, and there are no others', () => {
  const all = Object.keys(areas)
  assert.deepEqual(Object.keys(names), all)
  assert.deepEqual(Object.keys(tour.points), all)
})

test('texts and pages lead to public pages that are there', () => {
  const paths = screens.filter(({ audience }) => audience === 'public').map(({ path }) => path)
  const leads = (to: string) => {
    const [path = ''] = to.split('#')
    if (path.startsWith('/plumbline-ideas/'))
      return texts.some(({ name }) => path === `/plumbline-ideas/${name}`)
    if (path.startsWith('/compare/')) return path.slice('/compare/'.length) in products
    return paths.includes(path)
  }
  const links = texts.flatMap(({ path, blocks }) =>
    [...JSON.stringify(blocks).matchAll(/"to":"(\/[^"]*)"/g)].map(([, to = '']) => ({ path, to })),
  )
  assert.ok(links.length > 5)
  assert.deepEqual(
    links.filter(({ to }) => !leads(to)),
    [],
  )
})

test('of five other products each statement has its page, and where they are ahead is said', () => {
  assert.equal(Object.keys(products).length, 5)
  for (const { name, ahead, found, price, unknown } of Object.values(products)) {
    assert.ok(ahead.length >= 3, name)
    assert.ok(price.length > 0 && unknown !== '', name)
    const statements = [...ahead, ...Object.values(found)]
    for (const one of statements)
      if ('says' in one)
        assert.match(one.url, /^https?:\/\/[^/]+\.[a-z]+\//, `${name}: ${one.says}`)
  }
})
