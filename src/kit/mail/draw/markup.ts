// Markup whose values are text: nothing that a person wrote becomes markup.

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

export class Markup {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

type Value = string | number | Markup | readonly Markup[]

function written(value: Value): string {
  if (value instanceof Markup) return value.text
  if (typeof value === 'object') return value.map(({ text }) => text).join('')
  return String(value).replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign)
}

export const markup = (parts: TemplateStringsArray, ...values: readonly Value[]): Markup =>
  new Markup(
    parts.map((part, at) => part + (at < values.length ? written(values[at] ?? '') : '')).join(''),
  )

export const nothing = new Markup('')

/** Text whose lines stay lines. */
export const lines = (text: string): Markup =>
  new Markup(text.split('\n').map(written).join('<br>'))

/** Text whose numbers of records (`SUB-2026-0065`) stay whole. */
export const unbroken = (text: string): Markup =>
  new Markup(
    text
      .split(/(\b[A-Z]+(?:-\d+)+\b)/)
      .map((part, at) =>
        at % 2 === 1 ? `<span style="white-space:nowrap">${part}</span>` : written(part),
      )
      .join(''),
  )

/** An address of ours, or nobody is led there. */
export function web(url: string): string {
  if (!/^https?:\/\//.test(url)) throw new Error('A mail leads to an address of the web.')
  return url
}
