import assert from 'node:assert/strict'
import { test } from 'node:test'
import { inlinesOf, readProse } from './prose.ts'

const above =
  '---\ntitle: Ladders\nsummary: Two sentences: short.\nreviewed: 2026-11-01\ntopics: heights, checks\n---\n'

test('a text is read into its facts and its parts', () => {
  const { facts, blocks } = readProse(
    `${above}Three points,\nalways.\n\n## Set it up: 4 to 1\n\n1. Tie it.\n2. Look at **both** feet\n   and the top.\n\n| What | When |\n|---|---|\n| Feet | \`daily\` |\n`,
  )
  assert.equal(facts.summary, 'Two sentences: short.')
  assert.deepEqual(facts.topics, ['heights', 'checks'])
  assert.equal(facts.example, false)
  assert.deepEqual(blocks, [
    { kind: 'words', says: ['Three points, always.'] },
    { kind: 'heading', id: 'set-it-up-4-to-1', says: 'Set it up: 4 to 1' },
    {
      kind: 'list',
      ordered: true,
      items: [['Tie it.'], ['Look at ', { kind: 'strong', says: 'both' }, ' feet and the top.']],
    },
    {
      kind: 'table',
      head: [['What'], ['When']],
      rows: [[['Feet'], [{ kind: 'code', says: 'daily' }]]],
    },
  ])
})

test('markup is text, and a link leads nowhere but into the site or to https', () => {
  assert.deepEqual(inlinesOf('<b onclick="x()">'), ['<b onclick="x()">'])
  assert.deepEqual(inlinesOf('See [pricing](/pricing).'), [
    'See ',
    { kind: 'link', says: 'pricing', to: '/pricing' },
    '.',
  ])
  for (const to of ['javascript:x', '//elsewhere.example', 'http://plain.example'])
    assert.throws(() => inlinesOf(`[here](${to})`), /does not lead/)
})

test('a mark that is not drawn is refused', () => {
  for (const words of ['*My work* lists what is due.', 'One `half'])
    assert.throws(() => inlinesOf(words), /not drawn/)
})

test('a text that does not say what it is, or has an unknown part, is refused', () => {
  assert.throws(() => readProse('Only words.'), /says its title/)
  assert.throws(() => readProse(`${above}> A quotation nobody made.`), /no such part/)
})
