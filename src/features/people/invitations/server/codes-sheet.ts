// A sheet to print and cut: for each person their code, as a picture and in letters, in their language.

import { encode } from 'uqr'
import { fill } from '../../../../kit/language/message.ts'
import { dayIn } from '../../../../kit/language/numbers-and-days.ts'
import type { Locale } from '../../../../kit/locales.ts'
import { Flow, inkOf, inside, paper } from '../../../../kit/pdf/server/flow.ts'
import { texts } from '../texts.ts'
import { inGroups } from './codes.ts'
import { type PrintedCode, signupAddress } from './invite.ts'

const height = 118
const picture = 92

function drawPicture(flow: Flow, text: string, alt: string): void {
  const { doc, y } = flow
  const x = paper.edge
  const { data, size } = encode(text, { ecc: 'M', border: 0 })
  const cell = picture / size
  flow.figure(alt, { x, y, width: picture, height: picture }, () => {
    doc.save().fillColor(inkOf.words)
    data.forEach((line, row) => {
      line.forEach((dark, column) => {
        if (dark) doc.rect(x + column * cell, y + row * cell, cell + 0.05, cell + 0.05)
      })
    })
    doc.fill().restore()
  })
}

function layCode(
  flow: Flow,
  { name, code, until, lang }: PrintedCode,
  company: string,
  at: string,
) {
  const words = texts[lang].codes
  const day = dayIn(lang, until)
  flow.keep(height)
  const top = flow.y
  const x = paper.edge + picture + 18
  const width = inside - picture - 18
  let y = flow.place([name], top, { x, look: 'heading', tag: 'H2' })
  y = flow.place([company], y, { x, look: 'small', color: inkOf.quiet })
  y = flow.place(flow.linesOf(words.how, width), y + 6, { x })
  y = flow.place(flow.linesOf(signupAddress(at, inGroups(code)), width, 'bold'), y + 2, {
    x,
    look: 'bold',
  })
  y = flow.place(flow.linesOf(words.open, width, 'small'), y + 6, { x, look: 'small' })
  flow.place([fill(words.until, { day })], y, { x, look: 'small' })
  drawPicture(flow, signupAddress(at, code), `${words.title}: ${name}`)
  flow.y = top + height - 14
  flow.rule()
  flow.gap(14)
}

export async function codesSheet(
  codes: readonly PrintedCode[],
  { company, address, lang }: { company: string; address: string; lang: Locale },
): Promise<Buffer> {
  const { title, page } = texts[lang].codes
  const flow = new Flow({ title, language: lang, subject: company, made: new Date() })
  flow.block({ words: title, look: 'title', tag: 'H1' })
  flow.gap(12)
  for (const code of codes) layCode(flow, code, company, address)
  return flow.finish(`${company} · ${title}`, (n, all) => `${page} ${n}/${all}`)
}
