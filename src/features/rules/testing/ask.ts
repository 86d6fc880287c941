// What a calculator says for an address, in sentences.
import assert from 'node:assert/strict'
import { calculators } from '../calculators/all.ts'
import { textsOf } from '../calculators/calculator.ts'
import { type Formats, saysIn } from '../says.ts'
import { formatsIn } from '../web/formats.ts'
import { readWords } from './read-words.ts'

/** Numbers and days as the room writes them. */
const formats: Formats = {
  ...formatsIn('en'),
  number: (value, decimals) => (decimals === undefined ? String(value) : value.toFixed(decimals)),
  day: (day) => day,
  moment: (local) => local.replace('T', ' '),
  dayOfYear: (day) => day,
}
const today = '2026-11-22'

export function ask(address: string, { language = 'en', on = [] as string[] } = {}) {
  const given = new URLSearchParams(address)
  const found = calculators.find(({ name }) => name === given.get('calc'))
  assert.ok(found, address)
  const says = saysIn(readWords(language), formats)
  const answer = found.work(textsOf(found, given, today), { says, switchedOn: on })
  return {
    says: answer.says,
    facts: Object.fromEntries(answer.facts ?? []),
    path: answer.path.map((step) => says.step(step)),
    rules: (answer.rules ?? []).map(({ code }) => code),
  }
}
