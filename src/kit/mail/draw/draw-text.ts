// A letter as plain text: the same words as the page.
import { fill } from '../../language/message.ts'
import type { Locale } from '../../locales.ts'
import {
  factsOf,
  type Letter,
  type LetterItem,
  type LetterPart,
  type MailBrand,
} from '../letter.ts'
import { layoutWords } from './layout-words.ts'

const quoted = (says: string, indent = ''): string[] =>
  says.split('\n').map((line) => `${indent}> ${line}`)

const itemLines = ({ says, quote, more, url }: LetterItem): string[] => [
  `- ${says}`,
  ...(quote ? quoted(quote, '  ') : []),
  ...(more ? [`  ${more}`] : []),
  ...(url ? [`  ${url}`] : []),
]

function partLines(part: LetterPart, colon: string): string[] {
  if (part.kind === 'quote') return quoted(part.says)
  if (part.kind === 'facts')
    return factsOf(part.facts).map(([label, value]) => `${label}${colon} ${value}`)
  if (part.kind === 'list')
    return [...(part.lead === undefined ? [] : [part.lead]), ...part.items.flatMap(itemLines)]
  return [part.says]
}

/** Who writes, and how they are reached. */
export function writerLines(
  { writer }: Letter,
  { name: company }: MailBrand,
  lang: Locale,
): string[] {
  const said = layoutWords[lang]
  if (writer === undefined) return [said.noReply]
  const { name, email, phone } = writer
  return [
    fill(said.writer, { name, company }),
    ...(phone === null ? [] : [fill(said.phone, { phone })]),
    email === null ? said.noReply : fill(said.reply, { email }),
  ]
}

export function drawText(letter: Letter, brand: MailBrand, lang: Locale): string {
  const { hello, parts, button, after = [], why, exits = [] } = letter
  const { colon } = layoutWords[lang]
  const blocks = [
    ...(hello === undefined ? [] : [[hello]]),
    ...parts.map((part) => partLines(part, colon)),
    ...(button === undefined ? [] : [[`${button.says}${colon}`, button.url]]),
    ...after.map((says) => [says]),
    ['--', ...writerLines(letter, brand, lang)],
    ...(why === undefined ? [] : [[why]]),
    ...exits.map(({ says, url }) => (url === undefined ? [says] : [says, url])),
  ]
  return blocks.flatMap((lines) => (lines.length === 0 ? [] : [lines.join('\n')])).join('\n\n')
}
