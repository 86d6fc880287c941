// Comma-separated values, as RFC 4180 and the spreadsheet programs write them.

/** A cell that a spreadsheet program would take for a formula, with or without our mark. */
const formula = /^'*[=+\-@\t\r]/
const plainNumber = /^-?\d+([.,]\d+)?$/

/** A value that would be run as a formula is marked as words; a number stays one. */
const harmless = (text: string): string =>
  formula.test(text) && !plainNumber.test(text) ? `'${text}` : text

/** The value as it was before it was made harmless. */
const unmarked = (text: string): string =>
  text.startsWith("'") && formula.test(text) ? text.slice(1) : text

const quoted = (text: string) =>
  /[",;\t\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text

export const csvLine = (cells: readonly string[]): string =>
  `${cells.map((cell) => quoted(harmless(cell))).join(',')}\r\n`

const separators = [',', ';', '\t'] as const

/** The separator that the first line with anything in it holds most of, outside its quotes. */
function separatorOf(text: string): string {
  const [first = ''] = text
    .slice(0, 65_536)
    .replace(/"[^"]*"/g, '')
    .trimStart()
    .split(/\r?\n/, 1)
  const most = separators.map((one) => [one, first.split(one).length] as const)
  return most.reduce((best, next) => (next[1] > best[1] ? next : best))[0]
}

/** Excel may say in a line of its own what separates. */
function separated(text: string): { separator: string; from: number } {
  const [line, separator] = /^sep=(.)\r?\n/i.exec(text) ?? []
  if (line !== undefined && separator !== undefined) return { separator, from: line.length }
  return { separator: separatorOf(text), from: 0 }
}

/** A quoted cell that begins at `at`: what it holds, and where it ends. */
function quotedCell(text: string, at: number): { cell: string; end: number } {
  let cell = ''
  let from = at + 1
  for (;;) {
    const quote = text.indexOf('"', from)
    if (quote < 0) return { cell: cell + text.slice(from), end: text.length }
    cell += text.slice(from, quote)
    if (text[quote + 1] !== '"') return { cell, end: quote + 1 }
    cell += '"'
    from = quote + 2
  }
}

/**
 * The lines of a table, each as its cells. No line is left out: their numbers are those on screen.
 * Empty cells at the end of one that is wider than `widest` are.
 */
export function* readCsv(text: string, widest = Number.POSITIVE_INFINITY): Generator<string[]> {
  const { separator, from } = separated(text)
  let at = from
  let line: string[] = []
  let cell = ''
  while (at < text.length) {
    const sign = text[at] ?? ''
    if (sign === '"' && cell.trim() === '') {
      const { cell: inside, end } = quotedCell(text, at)
      cell = inside
      at = end
      continue
    }
    at += 1
    if (sign === separator || sign === '\n' || sign === '\r') {
      if (line.length < widest || cell !== '') line.push(unmarked(cell))
      cell = ''
      if (sign === separator) continue
      if (sign === '\r' && text[at] === '\n') at += 1
      yield line
      line = []
    } else cell += sign
  }
  if (cell !== '' || line.length > 0) yield [...line, unmarked(cell)]
}
