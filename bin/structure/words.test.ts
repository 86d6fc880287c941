import assert from 'node:assert/strict'
import { test } from 'node:test'
import { castFaults } from './casts.ts'
import { partsOf } from './parts-of.ts'
import { wordFaults } from './words.ts'

const faults = (files: Record<string, string>) =>
  wordFaults(new Map(Object.entries(files))).join('\n')

test('the structure check refuses a second exported type of one name', () => {
  const one = { 'src/a.ts': 'export type Draft = string\n' }
  assert.equal(faults(one), '')
  const both = { ...one, 'src/b.ts': 'export class Draft {\n}\n' }
  assert.match(faults(both), /src\/b\.ts: a second type Draft, beside src\/a\.ts/)
})

const banned: [string, string][] = [
  ['a type', 'export type HeldUpload = string\n'],
  ['a function', 'export async function settleAll() {}\n'],
  ['a constant', 'export const kept = 1\n'],
]
for (const [what, text] of banned)
  test(`the structure check refuses a word that says nothing in the name of ${what}`, () => {
    assert.match(faults({ 'src/a.ts': text }), /says nothing/)
  })

const prose: [string, string, string][] = [
  ['a comment', 'src/a.ts', '// For whoever signs.\n'],
  ['a comment on a line of code', 'tests/a.ts', 'const at = 1 // where people come by\n'],
  ['a comment over lines', 'src/a.tsx', '/** The hash\n * of what was read. */\n'],
  ['a comment in a page', 'src/a.tsx', 'const a = <p>{/* Whoever reads. */}</p>\n'],
  ['a document', 'docs/a.md', 'Whoever reads this.\n'],
  ['the title of a test', 'src/a.test.ts', "test('shown to whoever asks', () => {})\n"],
  ['a title on the next line', 'tests/a.test.ts', 'describe(\n  `of what he sent`,\n  go,\n)\n'],
  ['a reason', 'bin/a.ts', "const a = { reason: 'whoever fills a form' }\n"],
]
for (const [what, path, text] of prose)
  test(`the structure check refuses dialect in ${what}`, () => {
    assert.match(faults({ [path]: text }), /say it plainly/)
  })

test('the structure check lets texts, patterns and the words of templates pass', () => {
  const text = `const a = 'whoever' // fine\nconst b = \`of what \${a} // whoever\`\nconst c = /whoever/\n`
  assert.equal(faults({ 'src/a.ts': text }), '')
  assert.equal(faults({ 'src/a.test.ts': text }), '')
  assert.equal(faults({ 'bin/a.ts': "const words = ['whoever']\n" }), '')
})

test('a source is read in three parts, line by line', () => {
  const source = `const a = \`x \${b ? \`as y\` : { c: 'as z' }.c} as w\` // as said\nconst d = e as F\n`
  const { code, comments, texts } = partsOf(source)
  assert.deepEqual(code.match(/\bas\b/g), ['as'])
  assert.equal(comments.trim(), '// as said')
  assert.deepEqual(texts.match(/\bas\b/g), ['as', 'as', 'as'])
  assert.equal(code.split('\n').length, source.split('\n').length)
})

test('the structure check refuses one cast more, one row promise more, and a ceiling that stays behind', () => {
  const casts = (text: string, most: number) =>
    castFaults(new Map([['src/a.ts', text]]), { casts: most, 'row promises': 0 }).join()
  const text = "import { a as b } from './b.ts'\nconst c = d as string\nconst e = [f] as const\n"
  assert.equal(casts(text, 1), '')
  assert.match(casts(text, 0), /1 casts in src, 0 at most/)
  assert.match(casts(text, 20), /lower the ceiling/)
  assert.match(casts('await db.many<Row>(query)\n', 0), /1 row promises/)
})
