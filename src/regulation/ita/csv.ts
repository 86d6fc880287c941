// RFC 4180: cells with a comma, a quotation mark or a line break are quoted; lines end in CRLF.

const quote = (cell: string) => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)

export const lineOf = (cells: readonly string[]): string => `${cells.map(quote).join(',')}\r\n`

export type CsvLines = { lines: string[][]; closed: boolean }

/** A cell with what ends it: a comma, a line break, or the end of the text. */
const cell = /(?:"((?:[^"]|"")*)"|((?:[^",\r\n][^,\r\n]*)?))(,|\r\n|\n|\r|$)/y

export function linesOf(text: string): CsvLines {
  const lines: string[][] = []
  let line: string[] = []
  let at = text.startsWith('\uFEFF') ? 1 : 0
  while (at < text.length || line.length > 0) {
    cell.lastIndex = at
    const found = cell.exec(text)
    if (found === null) return { lines, closed: false }
    const [whole, quoted, plain = '', end] = found
    line.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'))
    at += whole.length
    if (end === ',') continue
    lines.push(line)
    line = []
  }
  return { lines, closed: true }
}
