// A letter as a page: one quiet column that folds on a phone, of tables and styles in the elements, because that
// is what all mail programs draw. It loads nothing.
import { fill } from '../../language/message.ts'
import type { Locale } from '../../locales.ts'
import {
  factsOf,
  type Letter,
  type LetterItem,
  type LetterPart,
  type MailBrand,
  productBrand,
} from '../letter.ts'
import { writerLines } from './draw-text.ts'
import { layoutWords } from './layout-words.ts'
import { around, buttonColours, font, ink, line, link, sheet, soft } from './look.ts'
import { lines, Markup, markup, nothing, unbroken, web } from './markup.ts'

/** By this name the page shows the logo that goes with the mail. */
export const logoName = 'logo@plumbline'

const body = `${font};font-size:16px;line-height:24px`
const small = `${font};font-size:14px;line-height:21px`

const row = (inside: Markup, above = 16): Markup =>
  markup`<tr><td class="edge" style="padding:${above}px 32px 0">${inside}</td></tr>\n`

const paragraph = (says: string): Markup =>
  markup`<p class="ink" style="margin:0;${body};color:${ink};overflow-wrap:anywhere">${lines(says)}</p>`

const anchor = (url: string, says: string): Markup =>
  markup`<a class="link" href="${web(url)}" style="color:${link};overflow-wrap:anywhere;word-break:break-word">${says}</a>`

const quote = (says: string): Markup =>
  markup`<blockquote class="ink line" style="margin:0;padding:2px 0 2px 14px;border-left:3px solid ${line};${body};color:${ink}">${lines(says)}</blockquote>`

const fact = ([label, value]: readonly [string, string]): Markup =>
  markup`<tr><td class="soft" valign="top" style="padding:2px 16px 2px 0;${small};color:${soft}">${label}</td><td class="ink" valign="top" style="padding:2px 0;${small};color:${ink}">${value}</td></tr>`

const item = ({ says, quote: theirs, more, url }: LetterItem): Markup =>
  markup`<tr><td class="line" style="padding:10px 0;border-top:1px solid ${line}"><p class="ink" style="margin:0;${body};color:${ink}">${
    url === undefined ? lines(says) : anchor(url, says)
  }</p>${theirs ? markup`<div style="padding-top:4px">${quote(theirs)}</div>` : nothing}${
    more
      ? markup`<p class="soft" style="margin:0;${small};color:${soft}">${lines(more)}</p>`
      : nothing
  }</td></tr>`

const table = (rows: readonly Markup[]): Markup =>
  markup`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0">${rows}</table>`

function partMarkup(part: LetterPart): Markup {
  if (part.kind === 'words') return row(paragraph(part.says))
  if (part.kind === 'quote') return row(quote(part.says))
  if (part.kind === 'aside')
    return row(
      markup`<p class="soft" style="margin:0;${small};color:${soft}">${lines(part.says)}</p>`,
      6,
    )
  if (part.kind === 'code')
    return row(
      markup`<p class="ink box" style="margin:0;padding:12px 16px;background-color:${around};border-radius:8px;font-family:Consolas,Menlo,monospace;font-size:24px;line-height:32px;letter-spacing:2px;color:${ink}">${part.says}</p>`,
    )
  if (part.kind === 'facts') {
    const there = factsOf(part.facts)
    return there.length === 0
      ? nothing
      : row(markup`<table cellpadding="0" cellspacing="0" border="0">${there.map(fact)}</table>`)
  }
  const lead = part.lead === undefined ? nothing : paragraph(part.lead)
  return row(markup`${lead}<div style="padding-top:8px">${table(part.items.map(item))}</div>`)
}

/** A cell with the button's colour: Outlook draws no padding around a link. */
function buttonRows({ button }: Letter, brand: MailBrand, lang: Locale): Markup {
  if (button === undefined) return nothing
  const { fill, on } = buttonColours(brand)
  const cell = markup`<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr><td align="center" bgcolor="${fill}" style="background-color:${fill};border-radius:8px;mso-padding-alt:13px 28px"><a href="${web(button.url)}" style="display:inline-block;padding:13px 28px;${font};font-size:16px;line-height:22px;font-weight:600;color:${on};text-decoration:none">${button.says}</a></td></tr></table>`
  const naked = markup`<p class="soft" style="margin:0;${small};color:${soft}">${layoutWords[lang].address}<br>${anchor(button.url, button.url)}</p>`
  return markup`${row(cell, 24)}${row(naked, 12)}`
}

function head({ name, colour, logoKey }: MailBrand): Markup {
  const band = colour ?? '#ff6a13'
  const logo =
    logoKey === null
      ? nothing
      : markup`<td style="padding-right:12px"><span style="display:inline-block;padding:6px;background-color:#ffffff;border-radius:6px"><img src="cid:${logoName}" alt="" height="40" style="display:block;height:40px;width:auto;max-width:200px;border:0"></span></td>`
  return markup`<tr><td height="4" bgcolor="${band}" style="height:4px;line-height:4px;font-size:4px;background-color:${band}">&nbsp;</td></tr>
<tr><td class="edge" style="padding:20px 32px 0"><table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr>${logo}<td class="ink" style="${font};font-size:15px;line-height:20px;font-weight:600;color:${ink}">${name}</td></tr></table></td></tr>
`
}

function foot(letter: Letter, brand: MailBrand, lang: Locale): Markup {
  const { why, exits = [] } = letter
  const says = [
    ...writerLines(letter, brand, lang).map(lines),
    ...(why === undefined ? [] : [lines(why)]),
    ...exits.map(({ says: exit, url }) => (url === undefined ? lines(exit) : anchor(url, exit))),
    ...(brand.name === productBrand.name
      ? []
      : [lines(fill(layoutWords[lang].foot, { company: brand.name }))]),
  ]
  const shown = says.map(
    (one) => markup`<p class="soft" style="margin:0 0 6px;${small};color:${soft}">${one}</p>`,
  )
  return markup`<tr><td class="edge" style="padding:28px 32px 24px"><div class="line" style="border-top:1px solid ${line};padding-top:16px">${shown}</div></td></tr>`
}

export function drawPage(letter: Letter, brand: MailBrand, lang: Locale): string {
  const { subject, hello, parts, after = [] } = letter
  const column = [
    head(brand),
    row(
      markup`<h1 class="ink" style="margin:0;${font};font-size:22px;line-height:30px;font-weight:600;color:${ink}">${unbroken(subject)}</h1>`,
    ),
    ...(hello === undefined ? [] : [row(paragraph(hello))]),
    // What the heading says is not said twice.
    ...parts.filter((part) => part.kind !== 'words' || part.says !== subject).map(partMarkup),
    buttonRows(letter, brand, lang),
    ...after.map((says) => row(paragraph(says))),
    foot(letter, brand, lang),
  ]
  return markup`<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no">
<title>${subject}</title>
<style>${new Markup(sheet)}</style>
</head>
<body class="around" style="margin:0;padding:0;background-color:${around}">
<table role="presentation" class="around" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="${around}"><tr><td class="margin" align="center" style="padding:24px 12px">
<!--[if mso]><table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0"><tr><td><![endif]-->
<table role="presentation" class="paper" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="#ffffff" style="max-width:600px;background-color:#ffffff">
${column}</table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr></table>
</body>
</html>
`.text
}
