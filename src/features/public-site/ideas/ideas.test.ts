// What articles promise of themselves: sources that somebody has looked up, a length, a day, a subject.
import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { test } from 'node:test'
import { sourceFaults } from '../../../../tests/sources.ts'
import { readProse } from '../prose/prose.ts'

const folder = join(import.meta.dirname, '../prose/texts/ideas')
const ideas = globSync('*.md', { cwd: folder }).map((file) => {
  const text = readFileSync(join(folder, file), 'utf8')
  const [body = '', sources = ''] = text.split('\n## Sources\n')
  return { name: basename(file, '.md'), body, sources, ...readProse(text) }
})
const lines = (sources: string) =>
  sources
    .split('\n')
    .filter((line) => line.startsWith('- '))
    .map((line) => line.slice(2))

const certainties: Record<string, string> = {
  A: 'official text',
  B: 'secondary source',
  C: 'known and not verified',
}

/** How sure `docs/sources.md` is at best of the source that a line begins with. */
const sureOf = (line: string): string => {
  const table = readFileSync(join(import.meta.dirname, '../../../../docs/sources.md'), 'utf8')
  const row = table.split('\n').find((one) => line.startsWith(one.split('|')[1]?.trim() || '\0'))
  return row?.split('|')[5]?.trim() ?? ''
}

test('there are eighteen articles, and two worked examples that say so', () => {
  assert.equal(ideas.filter(({ facts }) => !facts.example).length, 18)
  const examples = ideas.filter(({ facts }) => facts.example)
  assert.equal(examples.length, 2)
  for (const { name, facts, body } of examples) {
    assert.match(facts.title, /^Worked example/, name)
    assert.match(body, /\*\*This is a worked example\. [^*]*invented/, name)
  }
})

test('each is of a useful length, says its topics and what it means in the product', () => {
  for (const { name, body, facts } of ideas) {
    const words = body.split(/\s+/).length
    assert.ok(words >= 700 && words <= 1500, `${name}: ${words} words`)
    assert.ok(facts.topics.length > 0, name)
    assert.match(body, /\n## (?:In Plumbline|And we\?)\n/, name)
    assert.match(facts.reviewed, /^\d{4}-\d{2}-\d{2}$/, name)
  }
})

test('each leads on to another of its topics', () => {
  for (const { name, facts } of ideas) {
    const others = ideas.filter((one) => one.name !== name)
    const known = others.flatMap((one) => one.facts.topics)
    assert.ok(
      facts.topics.some((topic) => known.includes(topic)),
      `${name}: no other is of ${facts.topics.join(', ')}`,
    )
  }
})

test('each names its sources: those that were looked up, with their certainty, or house practice', () => {
  for (const { name, sources } of ideas) {
    const named = lines(sources)
    assert.ok(named.length > 0, name)
    assert.deepEqual(sourceFaults([named.join('\n')]), [], name)
    for (const line of named.filter((one) => one !== 'House practice')) {
      const [, mark = '', words] = /Certainty ([ABC]), ([^.]+)\./.exec(line) ?? []
      assert.equal(words, certainties[mark], `${name}: ${line}`)
      const best = sureOf(line)
      assert.ok(mark >= best, `${name}: ${line} is surer than docs/sources.md, which says ${best}`)
    }
  }
})

test('no other act, regulation or standard is named in the text', () => {
  for (const { name, body, sources } of ideas)
    for (const [, law = ''] of body.matchAll(
      /\b((?:O\. )?Reg\. \d+(?:\/\d+)?|CSA [A-Z]\d+|\d+ CFR \d+|ISO \d+)/g,
    ))
      assert.ok(sources.includes(law), `${name} speaks of ${law} and does not name it as a source`)
})
